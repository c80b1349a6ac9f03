import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadReferences } from "./page.server.ts";
import { referencesSchema, saveReferences } from "./save.server.ts";
import { texts } from "./texts.ts";
import { ReferencesView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "references");
  return loadReferences(new URL(args.request.url).searchParams, context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "references");
  return submit(args.request, {
    language: context.language,
    schema: referencesSchema,
    texts,
    refusals: "any",
    run: (sent) => saveReferences(sent, context),
    done: (flash) => redirectToScreen("references", { flash }, context),
  });
}

export default function References() {
  return <ReferencesView page={useLoaderData<typeof loader>()} />;
}
