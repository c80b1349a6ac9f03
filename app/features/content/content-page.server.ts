import { redirect } from "@remix-run/node";
import { groupPhone } from "../../i18n/phones.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { RequestContext } from "../../request/context.server.ts";
import { toLinkAddress } from "../../request/picture-address.server.ts";
import { findOwnPage } from "../../session/legal-links.ts";
import { listNavLinks } from "../../session/menu.ts";
import type { ListedLink } from "../../ui/navigation/link-list.tsx";
import { type DefaultKey, isDefaultKey } from "./default-content.server.ts";
import { type Content, contentOf, listContents } from "./find-content.server.ts";
import { texts } from "./texts.ts";

export type Contact = ReturnType<typeof toContact>;
export type ContentPage = ReturnType<typeof toContentPage>;

/** A text that the group has on its own site is not shown a second time. */
export function toContentPage(context: RequestContext, key: string, content: Content) {
  const ownPage = findOwnPage(key, context.brand);
  // A group that names this very page would send its users in a circle.
  if (ownPage && new URL(ownPage).origin !== context.app.origin) throw redirect(ownPage);
  return { content, contact: toContact(context), links: toLinks(context, key) };
}

/** The same for a text that every group has. */
export function toDefaultPage(context: RequestContext, key: DefaultKey) {
  return toContentPage(context, key, contentOf(context.brand, key, context.language));
}

/** Links to all texts, and to the page that says what works; `current` is the key of the open one. */
export function toLinks(
  { brand, language, siteDomain }: RequestContext,
  current?: string,
): ListedLink[] {
  const contents = listContents(brand, language).map(({ key, title, language: written }) => ({
    to: findOwnPage(key, brand) ?? contentPath(key, siteDomain),
    label: title,
    lang: written === language ? undefined : written,
    isCurrent: key === current,
  }));
  const status = {
    to: pathTo("status", { siteDomain }),
    label: createTranslate(texts, language)("status"),
    isCurrent: current === "status",
  };
  return [...contents, status];
}

function contentPath(key: string, siteDomain: string | undefined): string {
  // The specification has no screen for the accessibility statement.
  return isDefaultKey(key) && key !== "accessibility"
    ? pathTo(key, { siteDomain })
    : pathTo("content", { params: { content_key: key }, siteDomain });
}

export function toContact(context: RequestContext) {
  const { brand } = context;
  const [tickets] = listNavLinks(context, ["tickets"]);
  return {
    phone: groupPhone(brand),
    socialLinks: (["facebook", "twitter", "linkedin"] as const).flatMap((network) => {
      const href = toLinkAddress(brand.links[network]);
      return href ? [{ network, href }] : [];
    }),
    ticketsPath: tickets?.href ?? null,
  };
}
