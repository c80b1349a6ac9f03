import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { loadPayment, paymentMethodId } from "../../features/booking/payment.server.ts";
import { texts as paymentTexts } from "../../features/booking/payment-texts.ts";
import { submit } from "../../forms/submit.server.ts";
import { screenTitle } from "../../http/drawing/screen-title.ts";
import { goOn } from "../../http/go-on.server.ts";
import { enter } from "../../http/visit.server.ts";
import { readRemoved } from "./removed.server.ts";
import { savePayment } from "./save.server.ts";
import { paymentSchema } from "./schema.ts";
import { texts } from "./texts.ts";
import { PaymentView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, "PaymentMethod");
  const payment = await loadPayment(visit);
  const removed = new URL(args.request.url).searchParams.get("removed");
  const { data: removedId } = paymentMethodId.safeParse(removed);
  return { payment, removedId: await readRemoved(removedId, visit), brand: visit.brand.name };
}

export async function action(args: ActionFunctionArgs) {
  const visit = await enter(args, "PaymentMethod");
  return submit(args.request, {
    language: visit.language,
    schema: paymentSchema,
    texts: paymentTexts,
    // What is no longer there leaves the page as it is, with the others on it.
    refusals: [404],
    run: (sent) => savePayment(sent, visit),
    done: ({ said, to }) => goOn(to, visit.context, { said }),
  });
}

export default function PaymentMethod() {
  return <PaymentView {...useLoaderData<typeof loader>()} />;
}
