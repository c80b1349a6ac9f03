import { DayFields } from "../../features/booking/desk/day-fields.tsx";
import { DeskForm } from "../../features/booking/desk/desk-form.tsx";
import { DeskPage } from "../../features/booking/desk/desk-page.tsx";
import { DestinationLine } from "../../features/booking/desk/destination-line.tsx";
import { GuestFields } from "../../features/booking/desk/guest-fields.tsx";
import type { DeskFormPage } from "../../features/booking/desk/load-desk-form.server.ts";
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
