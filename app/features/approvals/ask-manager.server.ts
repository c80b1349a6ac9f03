import { findInstants } from "../../i18n/local-time.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { mostOf } from "../fares/fares.server.ts";
import { judgeOrder, type OrderProblem } from "../order-taxi/judge-order.server.ts";
import type { OrderContent } from "../order-taxi/order-taxi.server.ts";
import { requestsOfCompany } from "./own-requests.server.ts";
import type { NewRequest } from "./requests.server.ts";

/** A taxi that is wanted now is not wanted much later. */
const NOW_MS = 2 * 3_600_000;

/** What became of asking: `inRule` where the order needs no approval. */
export type Asked =
  | { state: "asked" }
  | { state: "inRule" }
  | { state: "tooMany" }
  | { state: "notReady"; problem: OrderProblem };

/** Asks the company's managers to approve an order, or both halves of a return trip. */
export async function askManager(
  key: string,
  contents: OrderContent[],
  context: MemberContext,
): Promise<Asked> {
  const requests = requestsOfCompany(context);
  // A manager would ask himself.
  if (!requests || !context.user.employee) return { state: "inRule" };
  const added: NewRequest[] = [];
  for (const content of contents) {
    const judged = await judgeOrder(content, context);
    const isReady = judged.state === "confirmed" || judged.state === "needsApproval";
    if (!isReady || (judged.state === "needsApproval" && judged.broken.includes("role"))) {
      return { state: "notReady", problem: judged as OrderProblem };
    }
    const { offer, price } = judged;
    added.push({
      employee: { id: context.user.id, name: context.user.name },
      until: untilOf(content.order.when, context.brand.timeZone),
      order: content.order as NewRequest["order"],
      ...(offer && price && { fare: { most: mostOf(price), currency: offer.currency } }),
      broken: judged.state === "needsApproval" ? judged.broken : [],
    });
  }
  if (added.every(({ broken }) => broken.length === 0)) return { state: "inRule" };
  return { state: (await requests.add(key, added)) ? "asked" : "tooMany" };
}

function untilOf(when: string | undefined, timeZone: string): number {
  const [instant] = when ? findInstants(when, timeZone) : [];
  return instant ?? Date.now() + NOW_MS;
}
