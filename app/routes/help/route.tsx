import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { contentOf } from "../../features/content/find-content.server.ts";
import { toReading } from "../../features/content/reading.server.ts";
import { enter } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { texts } from "./texts.ts";
import { HelpView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

/** What is asked most often, and whom to ask the rest. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await enter(args, "help");
  const { brand, language } = visit;
  return {
    brandName: brand.name,
    extras: brand.extras,
    ...toReading(visit, "help", contentOf(brand, "help", language)),
  };
}

export default function Help() {
  return <HelpView {...useLoaderData<typeof loader>()} />;
}
