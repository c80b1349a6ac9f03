import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getRequestContext } from "../../request/context.server.ts";
import { toPictureAddress } from "../../request/picture-address.server.ts";
import { KitPage } from "../../ui/kit-page.tsx";

/** Shows every component of the design system in the brand of the host; only in development. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await getRequestContext(args);
  const { brand } = context;
  return { name: brand.name, logo: toPictureAddress(brand.logo, context), to: "/kit" };
}

export default function Kit() {
  return <KitPage brand={useLoaderData<typeof loader>()} />;
}
