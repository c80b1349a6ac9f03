import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadOrderTable } from "./load.server.ts";
import { tableSubmission } from "./save.server.ts";
import type { TableView } from "./table-view.server.ts";
import { texts } from "./texts.ts";
import { OrderTableScreen } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

type TableData = { table?: Pick<TableView, "state"> };

// Without JavaScript the page refreshes itself, often enough to show the progress.
export const handle = {
  isLive(data: unknown) {
    const state = (data as TableData | undefined)?.table?.state;
    return state === "reading" || state === "running";
  },
  everySeconds: 3,
};

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "order_table");
  return loadOrderTable(args.request, context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "order_table");
  return submit(args.request, tableSubmission(context));
}

export default function OrderTable() {
  return <OrderTableScreen {...useLoaderData<typeof loader>()} />;
}
