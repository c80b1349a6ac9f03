import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { redirectToScreen } from "../../request/flash.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadRules } from "./load.server.ts";
import { rulesFormSchema, saveRules } from "./save.server.ts";
import { texts } from "./texts.ts";
import { RulesView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "rules");
  return loadRules(new URL(args.request.url).searchParams, context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "rules");
  return submit(args.request, {
    language: context.language,
    schema: rulesFormSchema,
    texts,
    run: (sent) => saveRules(sent, context),
    done: (text) => redirectToScreen("rules", { flash: { kind: "success", text } }, context),
  });
}

export default function RulesScreen() {
  return <RulesView page={useLoaderData<typeof loader>()} />;
}
