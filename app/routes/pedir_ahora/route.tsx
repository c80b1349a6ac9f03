import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { GuestFields } from "../../features/desk/desk-fields.tsx";
import { DeskForm, DeskPage } from "../../features/desk/desk-form.tsx";
import { deskOrderSchema } from "../../features/desk/desk-order-schema.server.ts";
import { loadDeskForm } from "../../features/desk/load-desk-form.server.ts";
import { deskSubmission } from "../../features/desk/submit-desk-order.server.ts";
import { saveGuestNote } from "../../features/hotel/desk-notes.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { texts } from "./texts.ts";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

/** Orders a taxi to the door, with the guest's name and room, or for more people than fit in one car. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "pedir_ahora");
  return (await loadDeskForm(context, args.request)).page;
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "pedir_ahora");
  return submit(
    args.request,
    deskSubmission(await deskOrderSchema(context), context, saveGuestNote(context)),
  );
}

export default function OrderNow() {
  const page = useLoaderData<typeof loader>();
  const t = useTexts(texts);
  return (
    <DeskPage page={page} title={t("title")}>
      <DeskForm page={page} press="order_now">
        <GuestFields page={page} focus />
      </DeskForm>
    </DeskPage>
  );
}
