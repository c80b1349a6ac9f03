import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { toContact, toContentPage, toLinks } from "../../features/content/content-page.server.ts";
import { contentTitle } from "../../features/content/content-title.ts";
import { ContentView } from "../../features/content/content-view.tsx";
import { findContent } from "../../features/content/find-content.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenNotFound } from "../../request/responses.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { texts } from "./texts.ts";
import { ContentListView } from "./view.tsx";

export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  data && "content" in data ? contentTitle(matches, data) : screenTitle(matches, texts);

/** Shows one text by its key, or the list of all texts. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "content");
  const { brand, language } = context;
  const { content_key: key } = args.params;
  if (key === undefined) {
    return { brandName: brand.name, links: toLinks(context), contact: toContact(context) };
  }
  const content = findContent(brand, key, language);
  if (!content) throw screenNotFound();
  return toContentPage(context, key, content);
}

export default function Content() {
  const page = useLoaderData<typeof loader>();
  return "content" in page ? <ContentView page={page} /> : <ContentListView {...page} />;
}
