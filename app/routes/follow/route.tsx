import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { type FollowPage, loadFollowed } from "./load.server.ts";
import { texts } from "./texts.ts";
import { FollowView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => [
  ...screenTitle(matches, texts),
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

// Without JavaScript the page refreshes itself.
export const handle = {
  isLive: (data: unknown) => (data as FollowPage | undefined)?.kind === "open",
  pace: "follow" as const,
};

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "follow");
  return loadFollowed(args.params.token, context);
}

export default function Follow() {
  return <FollowView page={useLoaderData<typeof loader>()} />;
}
