import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { useRevalidationEvery } from "../../ui/use-revalidation-every.ts";
import { approvalSchema, decide } from "./decide.server.ts";
import { type ApprovalsPage, loadApprovals } from "./load.server.ts";
import { texts } from "./texts.ts";
import { ApprovalsView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

// Without JavaScript the page refreshes itself, unless a manager may be typing a reason.
export const handle = {
  isLive: (data: unknown) => (data as ApprovalsPage | undefined)?.isTyping === false,
};
/** With JavaScript nothing that is typed is lost. */
const EVERY_SECONDS = 10;

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "approvals");
  return loadApprovals(context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "approvals");
  return submit(args.request, {
    language: context.language,
    schema: approvalSchema,
    run: (sent) => decide(sent, context),
    done: (response) => response,
  });
}

export default function Approvals() {
  useRevalidationEvery(EVERY_SECONDS);
  return <ApprovalsView page={useLoaderData<typeof loader>()} />;
}
