import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { loadPurses } from "../../features/wallet/load-purses.server.ts";
import { loadTransfer } from "../../features/wallet/load-transfer.server.ts";
import { texts as transferTexts } from "../../features/wallet/transfer-texts.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { submitTransfer, transferSchema } from "./submit-transfer.server.ts";
import { texts } from "./texts.ts";
import { TransferScreen } from "./transfer-screen.tsx";
import { PursesScreen } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

/** After a refused transfer the balance may be lower than shown, so we load it again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ defaultShouldRevalidate, formData }) =>
  defaultShouldRevalidate || formData?.get("form") === "send";

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "purses");
  const query = new URL(args.request.url).searchParams;
  const key = query.get("transfer");
  const transfer = key === null ? undefined : await loadTransfer(key, context);
  if (transfer) return { transfer };
  return { transfer, ...(await loadPurses(query, context)) };
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "purses");
  return submit(args.request, {
    language: context.language,
    schema: transferSchema,
    texts: transferTexts,
    run: (sent) => submitTransfer(sent, context),
    done: (response) => response,
  });
}

export default function Purses() {
  const view = useLoaderData<typeof loader>();
  return view.transfer ? <TransferScreen transfer={view.transfer} /> : <PursesScreen {...view} />;
}
