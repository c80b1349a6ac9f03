import { data } from "@remix-run/node";
import { readFollowed } from "../../features/trips/follow/followed.server.ts";
import { toFollowedView } from "../../features/trips/follow/followed-view.server.ts";
import { groupPhone } from "../../i18n/phones.server.ts";
import type { RequestContext } from "../../request/context.server.ts";
import { landingPath } from "../../session/access.ts";
import { ownWordsOf } from "../../tenant/own-words.ts";

export type FollowPage = Awaited<ReturnType<typeof loadFollowed>>["data"];

/** 410 for a genuine link that has expired, 404 for a forged one. */
const statuses = { open: 200, ended: 200, expired: 410, unknown: 404 } as const;

export async function loadFollowed(token: string | undefined, context: RequestContext) {
  const followed = await readFollowed(token, context);
  const { brand, language } = context;
  const beside = {
    brandName: brand.name,
    intro: ownWordsOf(brand, language).shared_trip,
    phone: groupPhone(brand),
    home: landingPath(context),
  };
  const page =
    followed.kind === "open"
      ? { ...followed, ...beside, view: toFollowedView(followed, token ?? "", context) }
      : { ...followed, ...beside };
  return data(page, statuses[followed.kind]);
}
