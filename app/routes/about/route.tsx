import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { toContentPage } from "../../features/content/content-page.server.ts";
import { contentOf } from "../../features/content/find-content.server.ts";
import { nameLanguages } from "../../i18n/format.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { texts } from "./texts.ts";
import { AboutView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

/** Describes the group and what it offers. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "about");
  const { brand, language } = context;
  return {
    extras: brand.extras,
    spokenLanguages: nameLanguages(brand.taxiLanguages, language),
    maxPassengers: brand.maxPassengers,
    ...toContentPage(context, "about", contentOf(brand, "about", language)),
  };
}

export default function About() {
  return <AboutView {...useLoaderData<typeof loader>()} />;
}
