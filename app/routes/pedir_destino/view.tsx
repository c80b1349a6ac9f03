import { DeskForm } from "../../features/desk/desk-form.tsx";
import { DeskPage } from "../../features/desk/desk-page.tsx";
import { DestinationChooser } from "../../features/desk/destination-chooser.tsx";
import { DestinationLine } from "../../features/desk/destination-line.tsx";
import { GuestFields } from "../../features/desk/guest-fields.tsx";
import type { DeskFormPage } from "../../features/desk/load-desk-form.server.ts";
import { texts as deskTexts } from "../../features/desk/texts.ts";
import type { FareCard } from "../../features/fares/fares.server.ts";
import { texts as orderTexts } from "../../features/order-taxi/texts.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { texts } from "./texts.ts";

export function ToDestinationView({
  page,
}: {
  page: DeskFormPage & { isForLater: boolean; fare: FareCard | undefined };
}) {
  const t = useTexts(texts);
  const deskText = useTexts(deskTexts);
  const orderText = useTexts(orderTexts);
  const { fare, isForLater, destination, paths } = page;
  const { address } = destination;
  if (!address) {
    return (
      <DeskPage page={page} title={deskText("where_to")}>
        <DestinationChooser
          page={page}
          action={isForLater ? paths.begun : paths.destination}
          hidden={isForLater ? { for: "reserva" } : {}}
        />
      </DeskPage>
    );
  }
  return (
    <DeskPage page={page} title={t("title")}>
      <DestinationLine name={address.name} changeTo={paths.destination} price={fare?.price} />
      {fare ? (
        <DeskForm page={page} press="order_now" quotedFare={fare.quotedFare}>
          <GuestFields page={page} />
        </DeskForm>
      ) : (
        <Notice kind="warning" title={orderText("noService")} />
      )}
    </DeskPage>
  );
}
