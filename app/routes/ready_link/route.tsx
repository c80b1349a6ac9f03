import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { loadReadyLink } from "./load.server.ts";
import { texts } from "./texts.ts";
import { ReadyLinkView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "ready_link");
  return loadReadyLink(args.params.id, context);
}

export default function ReadyLink() {
  return <ReadyLinkView page={useLoaderData<typeof loader>()} />;
}
