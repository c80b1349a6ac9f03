import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { submit } from "../../forms/submit.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadReady, type ReadyPage } from "./load.server.ts";
import { press, readySchema } from "./press.server.ts";
import { refusalTexts, texts } from "./texts.ts";
import { ReadyView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => [
  ...screenTitle(matches, texts),
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

// Without JavaScript the page refreshes itself while it follows the taxi.
export const handle = {
  isLive: (data: unknown) => {
    const page = data as ReadyPage | undefined;
    return page?.state === "used" && page.taxi !== undefined;
  },
  pace: "follow" as const,
};

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "ready");
  return loadReady(args.params.token, context);
}

export async function action(args: ActionFunctionArgs) {
  const context = await requireScreen(args, "ready");
  return submit(args.request, {
    language: context.language,
    schema: readySchema,
    texts: refusalTexts,
    run: () => press(args.params.token, context),
    done: (response) => response,
  });
}

export default function Ready() {
  return <ReadyView page={useLoaderData<typeof loader>()} />;
}
