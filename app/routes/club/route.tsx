import type { LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { listCommerces } from "../../api/club.server.ts";
import { readRows } from "../../api/rows.server.ts";
import { toCommerceView } from "../../features/club/commerce-view.server.ts";
import { requireScreen } from "../../request/context.server.ts";
import { screenTitle } from "../../request/screen-title.ts";
import { texts } from "./texts.ts";
import { ClubView } from "./view.tsx";

export const meta: MetaFunction = ({ matches }) => screenTitle(matches, texts);

export async function loader(args: LoaderFunctionArgs) {
  const context = await requireScreen(args, "club");
  const { value, leftOut } = await readRows(context.api, listCommerces);
  const commerces = value
    .map((commerce) => toCommerceView(commerce, context))
    .toSorted((one, other) => Number(other.isMine) - Number(one.isMine));
  return { commerces, leftOut };
}

export default function Club() {
  return <ClubView {...useLoaderData<typeof loader>()} />;
}
