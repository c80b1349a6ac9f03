import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { readBackPath } from "../../http/back-path.ts";
import { screenTitle } from "../../http/screen-title.ts";
import { enter } from "../../http/visit.server.ts";
import { pathTo } from "../../paths.ts";
import { texts } from "./texts.ts";
import { BeforeRoomView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

/** The door of a brand: where whoever is not logged in arrives. */
export async function loader(args: LoaderFunctionArgs) {
  const { brand, user, siteDomain } = await enter(args, "before_room");
  const back = readBackPath(new URL(args.request.url).searchParams.get("back"));
  return {
    brandName: brand.name,
    phone: brand.phone,
    extras: brand.extras,
    userName: user?.name,
    loginPath: pathTo("login", { query: { back }, siteDomain }),
    registerPath: pathTo("register", { siteDomain }),
  };
}

export default function BeforeRoom() {
  return <BeforeRoomView {...useLoaderData<typeof loader>()} />;
}
