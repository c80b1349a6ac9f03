import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadReceipt } from "./load-receipt.server.ts";
import { texts } from "./texts.ts";
import { ReceiptView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "history");
  return loadReceipt(new URL(args.request.url).searchParams, context);
}

export default function Receipt() {
  return <ReceiptView {...useLoaderData<typeof loader>()} />;
}
