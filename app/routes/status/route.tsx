import type { HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { toContact, toLinks } from "../../features/content/content-page.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { useRevalidationEvery } from "../../ui/use-revalidation-every.ts";
import { loadStatus, type Status } from "./load.server.ts";
import { texts } from "./texts.ts";
import { StatusView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => [
  ...screenTitle(matches, texts),
  { name: "robots", content: "noindex" },
];

// An old page would tell how things were.
export const headers: HeadersFunction = () => ({ "Cache-Control": "no-store" });

const REFRESH_SECONDS = 30;

export const handle = {
  isLive: (data: unknown) => (data as Status | undefined)?.isDown,
  everySeconds: REFRESH_SECONDS,
};

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "status");
  return {
    ...(await loadStatus(context)),
    contact: toContact(context),
    links: toLinks(context, "status"),
  };
}

export default function StatusPage() {
  const page = useLoaderData<typeof loader>();
  useRevalidationEvery(page.isDown ? REFRESH_SECONDS : undefined);
  return <StatusView page={page} />;
}
