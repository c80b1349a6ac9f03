import type { AccountContext } from "../../request/context.server.ts";
import { mayOrder } from "../../session/access.ts";
import { companyOf } from "../../session/company-of.ts";
import { findBroken, type Judged } from "./find-broken.ts";
import type { BrokenRule } from "./rules.ts";
import { rulesOf } from "./rules-record.server.ts";

/** An order is out of rule; a manager may approve it. */
export type NeedsApproval = { state: "needsApproval"; broken: BrokenRule[] };

/** What a manager has approved: an order of an employee, for breaking these rules. */
export type Approval = { broken: BrokenRule[] };

type Fare = { amount: number; currency: string };

/**
 * Whether the account's company allows the order: the one gate of all ways to a taxi. An approved order is
 * judged as the employee's, and may break what was approved. A function asks for a fare that only some rules need.
 */
export async function checkRules(
  order: Judged,
  fare: Fare | undefined | (() => Promise<Fare | undefined>),
  context: Pick<AccountContext, "brand" | "user" | "app">,
  approval?: Approval,
): Promise<NeedsApproval | undefined> {
  const { brand, user, app } = context;
  if (!approval && !mayOrder(user)) return { state: "needsApproval", broken: ["role"] };
  const accountId = companyOf(user);
  if (accountId === undefined) return undefined;
  const kept = rulesOf(app.services, { permalink: brand.permalink, accountId });
  const rules = await kept.read();
  const isBound = approval || user.employee || rules.forManagers;
  if (!isBound) return undefined;
  const known = typeof fare === "function" ? rules.limit && (await fare()) : fare;
  const at = { now: Date.now(), timeZone: brand.timeZone };
  const found = findBroken(rules, order, { fare: known, ...at });
  const broken = found.filter((rule) => !approval?.broken.includes(rule));
  // Rules in use do not expire; a store that fails here has already let the order be judged.
  await kept.renew().catch(() => {});
  return broken.length > 0 ? { state: "needsApproval", broken } : undefined;
}
