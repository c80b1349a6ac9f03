import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, type MetaFunction, useLoaderData } from "@remix-run/react";
import { DayFields, GuestFields } from "../../features/desk/desk-fields.tsx";
import { DeskForm, DeskPage } from "../../features/desk/desk-form.tsx";
import { deskBookingSchema } from "../../features/desk/desk-order-schema.server.ts";
import { DestinationLine } from "../../features/desk/destination-line.tsx";
import { loadDeskForm } from "../../features/desk/load-desk-form.server.ts";
import { deskSubmission } from "../../features/desk/submit-desk-order.server.ts";
import { saveGuestNote } from "../../features/hotel/desk-notes.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "pedir_reserva");
  return (await loadDeskForm(context, args.request)).page;
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "pedir_reserva");
  return submit(
    args.request,
    deskSubmission(await deskBookingSchema(context), context, saveGuestNote(context)),
  );
}

export default function Reserve() {
  const page = useLoaderData<typeof loader>();
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
      <p>
        <Link to={paths.table}>{t("from_table")}</Link>
      </p>
    </DeskPage>
  );
}
