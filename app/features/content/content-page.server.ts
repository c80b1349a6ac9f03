import { type PhoneLink, toPhoneLink } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import type { RequestContext } from "../../request/context.server.ts";
import { toLinkAddress } from "../../request/picture-address.server.ts";
import { listNavLinks } from "../../session/menu.ts";
import type { SocialLink } from "../../ui/frames/social-links.tsx";
import type { ListedLink } from "../../ui/navigation/link-list.tsx";
import { isDefaultKey } from "./default-content.server.ts";
import { type Content, listContents } from "./find-content.server.ts";

/** How this user can reach the group. */
export type Contact = {
  phone: PhoneLink | null;
  socialLinks: SocialLink[];
  ticketsPath: string | null;
};

/** A text with the contacts and links beside it. */
export type ContentPage = {
  content: Content;
  contact: Contact;
  links: ListedLink[];
};

export function toContentPage(context: RequestContext, key: string, content: Content): ContentPage {
  return { content, contact: toContact(context), links: toLinks(context, key) };
}

/** Links to all texts; `current` is the key of the open one. */
export function toLinks(
  { brand, language, siteDomain }: RequestContext,
  current?: string,
): ListedLink[] {
  return listContents(brand, language).map(({ key, title, language: written }) => ({
    to: contentPath(key, siteDomain),
    label: title,
    lang: written === language ? undefined : written,
    isCurrent: key === current,
  }));
}

function contentPath(key: string, siteDomain: string | undefined): string {
  // The specification has no screen for the accessibility statement.
  return isDefaultKey(key) && key !== "accessibility"
    ? pathTo(key, { siteDomain })
    : pathTo("content", { params: { content_key: key }, siteDomain });
}

export function toContact(context: RequestContext): Contact {
  const { brand } = context;
  const [tickets] = listNavLinks(context, ["tickets"]);
  return {
    phone: toPhoneLink(brand.phone, brand.phone),
    socialLinks: (["facebook", "twitter", "linkedin"] as const).flatMap((network) => {
      const href = toLinkAddress(brand.links[network]);
      return href ? [{ network, href }] : [];
    }),
    ticketsPath: tickets?.href ?? null,
  };
}
