import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { texts as paymentTexts } from "../../features/payment/texts.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { redirectWithFlash } from "../../request/redirect-with-flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadPaymentPage } from "./load.server.ts";
import { paymentSchema, savePayment } from "./save.server.ts";
import { texts } from "./texts.ts";
import { PaymentView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "PaymentMethod");
  return loadPaymentPage(new URL(args.request.url).searchParams, context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "PaymentMethod");
  return submit(args.request, {
    language: context.language,
    schema: paymentSchema,
    texts: paymentTexts,
    // A method that is gone is an error of this form: the page stays, with the other methods.
    refusals: [404],
    run: (sent) => savePayment(sent, context),
    done: ({ flash, to }) => redirectWithFlash(to, context.app, { flash }),
  });
}

export default function PaymentMethod() {
  return <PaymentView {...useLoaderData<typeof loader>()} />;
}
