import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { toContentPage } from "../../features/content/content-page.server.ts";
import { contentOf } from "../../features/content/find-content.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { texts } from "./texts.ts";
import { HelpView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

/** Answers frequent questions and shows the group's contacts. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "help");
  const { brand, language } = context;
  return {
    brandName: brand.name,
    extras: brand.extras,
    ...toContentPage(context, "help", contentOf(brand, "help", language)),
  };
}

export default function Help() {
  return <HelpView {...useLoaderData<typeof loader>()} />;
}
