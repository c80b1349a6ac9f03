import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import type { RefreshHandle } from "../../http/page-refresh.ts";
import { screenTitle } from "../../http/screen-title.ts";
import { enter } from "../../http/visit.server.ts";
import { type FollowPage, loadFollowed } from "./load.server.ts";
import { texts } from "./texts.ts";
import { FollowView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => [
  ...screenTitle(matches, texts),
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

const REFRESH_SECONDS = 15;

export const handle: RefreshHandle = {
  refreshSeconds: (data) =>
    (data as FollowPage | undefined)?.kind === "open" ? REFRESH_SECONDS : undefined,
};

export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, "follow");
  return loadFollowed(args.params.token, visit);
}

export default function Follow() {
  return <FollowView page={useLoaderData<typeof loader>()} />;
}
