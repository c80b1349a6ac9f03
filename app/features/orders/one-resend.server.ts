import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { MemberVisit } from "../../request/context.server.ts";
import { recallOperation } from "../../request/idempotency.server.ts";
import { goOn } from "../../request/redirect-with-flash.server.ts";
import { type BeforeOrder, findPlaced, orderKey } from "../order-taxi/placed-orders.server.ts";
import { findOwnTrip } from "../trips/own-trip.server.ts";
import { isFinal } from "../trips/trip-status.ts";
import { texts } from "./texts.ts";

/** For so long, the same from another tab is rather a mistake than a second taxi. */
const CLAIMED_SECONDS = 900;

type Resend = { id: number; key: string };

const claimOf = (id: number, { brand, user }: MemberVisit) =>
  `${brand.permalink}:resent:${user.id}:${id}`;

/** Of several tabs that request the same trip again one does so; the others are shown what came of it. */
export async function claimResend({ id, key }: Resend, visit: MemberVisit): Promise<void> {
  const { store } = visit.context.services;
  const claim = claimOf(id, visit);
  for (;;) {
    if (await store.setIfAbsent(claim, key, CLAIMED_SECONDS)) return;
    const other = await store.get(claim);
    if (other === key) return;
    if (other === undefined) continue;
    const taxi = await findTaxi(other, visit);
    if (!taxi?.hasEnded) throw sayAlready(id, taxi?.id, visit);
    await store.deleteIf(claim, other);
  }
}

/** Nothing was requested after all. */
export async function releaseResend({ id, key }: Resend, visit: MemberVisit): Promise<void> {
  await visit.context.services.store.deleteIf(claimOf(id, visit), key).catch(() => {});
}

/** What came of the other one; nothing while it is on its way, or lost. */
async function findTaxi(other: string, visit: MemberVisit) {
  const find = (before: BeforeOrder) => findPlaced(other, before, visit);
  const outcome = await recallOperation({ key: orderKey(other, visit), find }, visit);
  if (outcome?.state !== "done") return undefined;
  const trip = await findOwnTrip(outcome.result, visit);
  return { id: outcome.result, hasEnded: !trip || isFinal(trip.status) };
}

function sayAlready(id: number, taxi: number | undefined, visit: MemberVisit): Response {
  const { siteDomain, language, context } = visit;
  const text = createTranslate(texts, language)("resend_already", { id: `${id}` });
  return goOn(pathTo("panel", { query: { trip: taxi }, siteDomain }), context, {
    said: { kind: "failure", text },
  });
}
