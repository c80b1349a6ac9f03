import { createTranslate } from "../../i18n/translate.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { findOperationOutcome } from "../../request/idempotency.server.ts";
import { redirectWithFlash } from "../../request/redirect-with-flash.server.ts";
import { type BeforeOrder, findPlaced, orderKey } from "../order-taxi/placed-orders.server.ts";
import { findOwnTrip } from "../trips/own-trip.server.ts";
import { isFinal } from "../trips/trip-status.ts";
import { texts } from "./texts.ts";

/** For so long, the same from another tab is rather a mistake than a second taxi. */
const CLAIMED_SECONDS = 900;

type Resend = { id: number; key: string };

const claimOf = (id: number, { brand, user }: MemberContext) =>
  `${brand.permalink}:resent:${user.id}:${id}`;

/** Of several tabs that request the same trip again one does so; the others are shown what came of it. */
export async function claimResend({ id, key }: Resend, context: MemberContext): Promise<void> {
  const { store } = context.app.services;
  const claim = claimOf(id, context);
  for (;;) {
    if (await store.setIfAbsent(claim, key, CLAIMED_SECONDS)) return;
    const other = await store.get(claim);
    if (other === key) return;
    if (other === undefined) continue;
    const taxi = await findTaxi(other, context);
    if (!taxi?.hasEnded) throw sayAlready(id, taxi?.id, context);
    await store.deleteIf(claim, other);
  }
}

/** Nothing was requested after all. */
export async function releaseResend({ id, key }: Resend, context: MemberContext): Promise<void> {
  await context.app.services.store.deleteIf(claimOf(id, context), key).catch(() => {});
}

/** What came of the other one; nothing while it is on its way, or lost. */
async function findTaxi(other: string, context: MemberContext) {
  const find = (before: BeforeOrder) => findPlaced(other, before, context);
  const outcome = await findOperationOutcome({ key: orderKey(other, context), find }, context);
  if (outcome?.state !== "done") return undefined;
  const trip = await findOwnTrip(outcome.result, context);
  return { id: outcome.result, hasEnded: !trip || isFinal(trip.status) };
}

function sayAlready(id: number, taxi: number | undefined, context: MemberContext): Response {
  const { siteDomain, language, app } = context;
  const text = createTranslate(texts, language)("resend_already", { id: `${id}` });
  return redirectWithFlash(pathTo("panel", { query: { trip: taxi }, siteDomain }), app, {
    flash: { kind: "failure", text },
  });
}
