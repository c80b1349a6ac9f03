import { ApiError } from "../../api/errors.ts";
import type { RequestContext } from "../../request/context.server.ts";
import { openGrant } from "../../request/grants/open-grant.server.ts";
import { mayEnter } from "../../session/access.ts";
import { formatPrice, mostOf } from "../fares/fares.server.ts";
import { orderTaxi } from "../order-taxi/order-taxi.server.ts";
import { SHOWN_MS, stateOf, tokensOf } from "./ready-links.server.ts";
import { keepTaxi, settlePress } from "./settle-press.server.ts";
import { tellMaker } from "./tell-maker.server.ts";

/** For as long as the maker sees the link, its key leads to its trip. */
const KEPT_AFTER_SECONDS = SHOWN_MS / 1000;

export type Pressed =
  /** The taxi of this press, or of an earlier one. */
  | { state: "ordered" }
  /** The link leads nowhere, and its page says why. */
  | { state: "dead" }
  | { state: "too_dear"; price: string }
  | { state: "no_service" | "refused" | "failed" | "unknown" };

type Closed = { state: "closed" };

/** Orders the link's one taxi, by the standing permission of its maker. */
export async function pressLink(
  token: string | undefined,
  context: RequestContext,
): Promise<Pressed> {
  const { app, brand, language } = context;
  const found = await tokensOf(app.services, brand.permalink).find(token);
  if (!found || found === "altered") return { state: "dead" };
  const { links, account } = found;
  const link = await settlePress(found, app);
  const state = stateOf(link);
  if (state !== "open") return { state: state === "used" ? "ordered" : "dead" };

  const open = () => openGrant(app, { ...account, purpose: "ready_link" });
  const opened = await open();
  if (opened.state === "unreachable") return { state: "failed" };

  const spoken = opened.state === "open" ? opened.context.language : language;
  const tell = (stopped: Parameters<typeof tellMaker>[1]) =>
    tellMaker(link, stopped, { account, services: app.services, language: spoken });

  if (opened.state === "ended") {
    await tell({ why: "no_permission" });
    return { state: "dead" };
  }
  const { context: maker, token: grantToken } = opened;
  // The maker may have lost the role since.
  if (!mayEnter("ready_links", maker)) {
    await tell({ why: "not_allowed" });
    return { state: "refused" };
  }

  let sentAt: number | undefined;

  /** The maker may take the link back until the very call; later the maker sees that there was one. */
  async function markSent(): Promise<Closed | undefined> {
    let isOpen = false;
    const at = Date.now();
    await links.change(link.id, (now) => {
      isOpen = stateOf(now) === "open";
      return isOpen ? { ...now, sentAt: at } : undefined;
    });
    if (!isOpen) return { state: "closed" };
    sentAt = at;
    return undefined;
  }

  const { order, limit, currency, until } = link;

  const outcome = await orderTaxi<Closed>(
    {
      idempotencyKey: link.orderKey,
      content: { order, quotedFare: { kind: "limit", most: limit, currency } },
      beforeSending: markSent,
      keptSeconds: Math.ceil((until - Date.now()) / 1000) + KEPT_AFTER_SECONDS,
    },
    maker,
  ).catch(async (error: unknown) => {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    // The permission ended between its check and the order; opening it again notes so.
    const again = await open();
    return { state: again.state === "ended" ? "ended" : "interrupted" } as const;
  });
  if (outcome.state === "placed" || outcome.state === "keyReused") {
    const taxi = { tripId: outcome.tripId, at: Date.now(), token: grantToken };
    await keepTaxi({ link, links, account }, taxi, maker);
    return { state: "ordered" };
  }
  // The API has answered this press, or was not called.
  if (outcome.state !== "unknown" && sentAt !== undefined) {
    await links.change(link.id, ({ sentAt: marked, ...now }) =>
      marked === sentAt ? now : undefined,
    );
  }
  switch (outcome.state) {
    case "fareChanged": {
      const { offer } = outcome;
      const fareCurrency = offer.currency === currency ? undefined : offer.currency;
      await tell({ why: "too_dear", fare: mostOf(offer.fare.price), fareCurrency });
      return { state: "too_dear", price: formatPrice(offer, language) };
    }
    case "needsUnserved":
    case "stopsNotTaken":
    case "groupGone":
      await tell({ why: "no_service" });
      return { state: "no_service" };
    case "referencesWrong":
      await tell({ why: "references" });
      return { state: "refused" };
    case "needsApproval":
      await tell({ why: "out_of_rule" });
      return { state: "refused" };
    case "refused":
      await tell({ why: "refused" });
      return { state: "refused" };
    case "failed":
    case "unknown":
      return { state: outcome.state };
    case "interrupted":
      return { state: "failed" };
    case "ended":
      await tell({ why: "no_permission" });
      return { state: "dead" };
    case "closed":
    case "duplicate":
      return { state: "dead" };
    default:
      return outcome satisfies never;
  }
}
