import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { toDefaultPage } from "../../features/content/content-page.server.ts";
import { contentTitle } from "../../features/content/content-title.ts";
import { ContentView } from "../../features/content/content-view.tsx";
import { requireScreen } from "../../request/context.server.ts";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) => contentTitle(matches, data);

/** The group's privacy policy. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "politica_privacidad");
  return toDefaultPage(context, "politica_privacidad");
}

export default function PrivacyPolicy() {
  return <ContentView page={useLoaderData<typeof loader>()} />;
}
