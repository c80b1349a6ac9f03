import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { GuestFields } from "../../features/desk/desk-fields.tsx";
import { DeskForm, DeskPage } from "../../features/desk/desk-form.tsx";
import { deskOrderSchema } from "../../features/desk/desk-order-schema.server.ts";
import { DestinationChooser } from "../../features/desk/destination-chooser.tsx";
import { DestinationLine } from "../../features/desk/destination-line.tsx";
import {
  findDeskFare,
  leaveToChoose,
  loadDeskForm,
  toReserve,
} from "../../features/desk/load-desk-form.server.ts";
import { deskSubmission } from "../../features/desk/submit-desk-order.server.ts";
import { texts as deskTexts } from "../../features/desk/texts.ts";
import { saveGuestNote } from "../../features/hotel/desk-notes.server.ts";
import { texts as orderTexts } from "../../features/order-taxi/texts.ts";
import { statusOf, submit } from "../../forms/submit.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { Notice } from "../../ui/feedback/notice.tsx";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

/** Asks for the destination, shows the fare, then orders. Words that match one address need no choice. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "pedir_destino");
  const { page, desk: coming } = await loadDeskForm(context, args.request);
  const desk = await coming;
  // For a reservation the user chooses only the destination here.
  const isForLater = isForReservation(args.request);
  const { destination, isSearched } = page;
  const { address } = destination;
  if (isForLater && address) throw redirect(toReserve(address, context));
  const fare = isForLater
    ? undefined
    : await findDeskFare({ near: desk.near, destination }, context);
  const hasError = isSearched && !address && destination.state !== "choose";
  return data({ ...page, desk, isForLater, fare }, statusOf(hasError ? [destination] : []));
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "pedir_destino");
  if (isForReservation(args.request)) return leaveToChoose(args.request, context);
  return submit(
    args.request,
    deskSubmission(await deskOrderSchema(context), context, saveGuestNote(context)),
  );
}

const isForReservation = ({ url }: Request) => new URL(url).searchParams.get("for") === "reserva";

export default function ToDestination() {
  const page = useLoaderData<typeof loader>();
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
          desk={page.desk}
          action={isForLater ? paths.begun : paths.destination}
          hidden={isForLater ? { for: "reserva" } : {}}
        />
      </DeskPage>
    );
  }
  return (
    <DeskPage page={page} title={t("title")}>
      <DestinationLine name={address.name} changeTo={paths.destination} fare={fare} />
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
