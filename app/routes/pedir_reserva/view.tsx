import { DayFields } from "../../features/desk/day-fields.tsx";
import { DeskForm } from "../../features/desk/desk-form.tsx";
import { DeskPage } from "../../features/desk/desk-page.tsx";
import { DestinationLine } from "../../features/desk/destination-line.tsx";
import { GuestFields } from "../../features/desk/guest-fields.tsx";
import type { DeskFormPage } from "../../features/desk/load-desk-form.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { texts } from "./texts.ts";

export function ReserveView({ page }: { page: DeskFormPage }) {
  const t = useTexts(texts);
  const { destination, paths } = page;
  const choose = `${paths.destination}${paths.destination.includes("?") ? "&" : "?"}for=reserva`;
  return (
    <DeskPage page={page} title={t("title")}>
      <DestinationLine
        name={destination.address?.name}
        leaving={{ form: "desk-order", to: choose }}
      />
      <DeskForm page={page} press="order_later">
        <DayFields page={page} />
        <GuestFields page={page} />
      </DeskForm>
    </DeskPage>
  );
}
