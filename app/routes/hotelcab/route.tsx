import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { toPhoneLink } from "../../i18n/phones.server.ts";
import { pathTo } from "../../paths.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { isHotelDesk, landingPath } from "../../session/access.ts";
import { heroPatterns } from "../../ui/layout/hero.tsx";
import { texts } from "./texts.ts";
import { HotelcabView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

/** The start page of a front desk's tablet; a desk that is logged in is redirected to its board. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "hotelcab");
  const { brand, user, siteDomain } = context;
  const desk = pathTo("hotel_home", { siteDomain });
  if (user && isHotelDesk(user)) throw redirect(desk);
  return {
    brandName: brand.name,
    pattern: heroPatterns[brand.id % heroPatterns.length] ?? heroPatterns[0],
    phone: toPhoneLink(brand.phone, brand.phone),
    userName: user?.name,
    home: landingPath(user, context),
    login: pathTo("login", { query: { back: desk }, siteDomain }),
  };
}

export default function Hotelcab() {
  return <HotelcabView {...useLoaderData<typeof loader>()} />;
}
