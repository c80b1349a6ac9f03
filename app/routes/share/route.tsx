import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadShare, saveShare, shareSchema } from "./load.server.ts";
import { texts } from "./texts.ts";
import { ShareView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "share");
  return loadShare(args.params.id, context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "share");
  return submit(args.request, {
    language: context.language,
    schema: shareSchema,
    run: ({ form }) => saveShare(form, args.params.id, context),
    done: (response) => response,
  });
}

export default function Share() {
  return <ShareView page={useLoaderData<typeof loader>()} />;
}
