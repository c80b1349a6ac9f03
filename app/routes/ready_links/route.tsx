import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { requireScreenWithoutContact } from "../../features/request-form/guards.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadReadyLinks } from "./load.server.ts";
import { readyLinksSubmission } from "./save.server.ts";
import { texts } from "./texts.ts";
import { ReadyLinksView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreenWithoutContact(args, "ready_links");
  return loadReadyLinks(args.request, context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "ready_links");
  return submit(args.request, await readyLinksSubmission(context));
}

export default function ReadyLinks() {
  return <ReadyLinksView page={useLoaderData<typeof loader>()} />;
}
