import { DeskForm } from "../../features/desk/desk-form.tsx";
import { DeskPage } from "../../features/desk/desk-page.tsx";
import { GuestFields } from "../../features/desk/guest-fields.tsx";
import type { DeskFormPage } from "../../features/desk/load-desk-form.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { texts } from "./texts.ts";

export function OrderNowView({ page }: { page: DeskFormPage }) {
  const t = useTexts(texts);
  return (
    <DeskPage page={page} title={t("title")}>
      <DeskForm page={page} press="order_now">
        <GuestFields page={page} focus />
      </DeskForm>
    </DeskPage>
  );
}
