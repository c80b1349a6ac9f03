import type { MetaDescriptor } from "@remix-run/node";
import { fallbackLanguage } from "../i18n/languages.ts";
import type { Texts } from "../i18n/translate.ts";
import type { RootView } from "./root-view.server.ts";

type Described = { title: string; description?: string };

type Matches = readonly { id: string; data?: unknown }[];

/** The root's view, from wherever Remix lists the matched routes. It is missing when the root failed. */
function findRootView(matches: Matches): RootView | undefined {
  return matches.find(({ id }) => id === "root")?.data as RootView | undefined;
}

/**
 * A screen's title before the brand's, in the language of the page; and for search engines, which read
 * the pages of guests, what the screen is for.
 */
export function screenTitle(matches: Matches, texts: Texts<"title">): MetaDescriptor[] {
  const view = findRootView(matches);
  const { title, description }: Described = texts[view?.language ?? fallbackLanguage];
  const content = description?.replaceAll("{{brand}}", view?.brand.name ?? "");
  return [
    { title: view ? `${title} · ${view.brand.title}` : title },
    ...(content ? [{ name: "description", content }] : []),
  ];
}
