import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { loadReferenceFields } from "../../features/references/load-reference-fields.server.ts";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadReadyLinks } from "./load.server.ts";
import { readyLinksSchema, saveReadyLinks } from "./save.server.ts";
import { refusalTexts, texts } from "./texts.ts";
import { ReadyLinksView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "ready_links");
  return loadReadyLinks(new URL(args.request.url).searchParams, context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "ready_links");
  return submit(args.request, {
    language: context.language,
    schema: readyLinksSchema(context, await loadReferenceFields(context)),
    texts: refusalTexts,
    run: (sent) => saveReadyLinks(sent, context),
    done: (response) => response,
  });
}

export default function ReadyLinks() {
  return <ReadyLinksView page={useLoaderData<typeof loader>()} />;
}
