import { randomUUID } from "node:crypto";
import { getPromo, type Promo } from "../../api/promos.server.ts";
import { formatMoment } from "../../i18n/format.server.ts";
import { nameTimeZone, toLocalTime } from "../../i18n/local-time.ts";
import { pathTo } from "../../paths.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { mayEnter } from "../../session/access.ts";

/** `open`: the user can redeem it. `ready`: they can use its code. `unclear`: its label is unknown to us. */
type PromoState = "open" | "waiting" | "ready" | "rejected" | "over" | "unclear";

export type PromoView = Awaited<ReturnType<typeof loadPromo>>;

export async function loadPromo(id: number, context: MemberContext) {
  const { api, brand, language, siteDomain } = context;
  const promo = await getPromo(api, id);
  const { title, description, gives, validUntil, label, code } = promo;
  const state = stateOf(promo, Date.now());
  return {
    title,
    description,
    gives,
    label,
    state,
    until: formatMoment(toLocalTime(validUntil, brand.timeZone), language),
    zone: nameTimeZone(brand.timeZone, validUntil, language),
    use:
      state === "ready" && code !== null
        ? { code, to: pathTo("request", { query: { code }, siteDomain }) }
        : undefined,
    /** The path of this page, to reload it. */
    here: pathTo("promo", { params: { id }, siteDomain }),
    /** Promotions are announced by messages, which employees do not have. */
    messages: mayEnter("messages", context) ? pathTo("messages", { siteDomain }) : undefined,
    newTicket:
      (state === "rejected" || state === "unclear") && mayEnter("tickets", context)
        ? pathTo("tickets", { query: { show: "new" }, siteDomain })
        : undefined,
    idempotencyKey: randomUUID(),
  };
}

const states = new Map<string, PromoState>([
  ["pending", "open"],
  ["waiting_for_answer", "waiting"],
  ["approved", "ready"],
]);

function stateOf({ label, validUntil }: Promo, now: number): PromoState {
  if (label === "rejected") return "rejected";
  if (validUntil <= now) return "over";
  return states.get(label) ?? "unclear";
}
