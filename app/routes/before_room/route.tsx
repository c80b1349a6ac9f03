import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { toLinks } from "../../features/content/content-page.server.ts";
import { texts as menuTexts } from "../../features/frame/menu-texts.ts";
import { toPhoneLink } from "../../i18n/phones.server.ts";
import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import { readBackPath } from "../../request/back-path.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { listNavLinks } from "../../session/menu.ts";
import { heroPatterns } from "../../ui/layout/hero.tsx";
import { texts } from "./texts.ts";
import { BeforeRoomView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

/** The brand's home page for anonymous visitors. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "before_room");
  const { brand, user, siteDomain, language } = context;
  const back = readBackPath(new URL(args.request.url).searchParams.get("back"));
  const t = createTranslate(menuTexts, language);
  const navLinks = user
    ? listNavLinks(context, ["hotel_home", "request", "panel", "bookings"])
    : [];
  return {
    brandName: brand.name,
    pattern: heroPatterns[brand.id % heroPatterns.length] ?? heroPatterns[0],
    phone: toPhoneLink(brand.phone, brand.phone),
    extras: brand.extras,
    userName: user?.name,
    navLinks: navLinks.map(({ screen, href }) => ({ to: href, label: t(screen) })),
    loginPath: pathTo("login", { query: { back }, siteDomain }),
    registerPath: pathTo("register", { siteDomain }),
    links: toLinks(context),
  };
}

export default function BeforeRoom() {
  return <BeforeRoomView {...useLoaderData<typeof loader>()} />;
}
