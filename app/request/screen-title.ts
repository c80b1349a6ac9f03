import type { MetaDescriptor } from "@remix-run/node";
import { fallbackLanguage } from "../i18n/languages.ts";
import { type Texts, tableOf } from "../i18n/translate.ts";
import type { RootView } from "./root-view.server.ts";

type Described = { title: string; description?: string };

type Matches = readonly { id: string; data?: unknown }[];

/** The root's view among the matched routes; undefined when the root loader failed. */
function findRootView(matches: Matches): RootView | undefined {
  return matches.find(({ id }) => id === "root")?.data as RootView | undefined;
}

/**
 * The title of a screen, before the brand's, in the page's language; for search engines, which read the
 * public pages, also the description.
 */
export function screenTitle(
  matches: Matches,
  texts: Texts<"title">,
  /** Says more than the screen's own title, such as the state of an order. */
  better?: string,
): MetaDescriptor[] {
  const view = findRootView(matches);
  const own: Described = tableOf(texts, view?.language ?? fallbackLanguage);
  const title = better ?? own.title;
  const content = own.description?.replaceAll("{{brand}}", view?.brand.name ?? "");
  return [
    { title: view ? `${title} · ${view.brand.title}` : title },
    ...(content ? [{ name: "description", content }] : []),
  ];
}
