import type { AccountContext } from "../../request/context.server.ts";
import { type Notice, noticesOf } from "../../request/notices.server.ts";
import { companyOf } from "../../session/company-of.ts";
import { storeOfAccount } from "../../store/account-records.server.ts";
import { type ApprovalRequest, approvalRequestsOf } from "./requests.server.ts";

/** The requests of the user's company; undefined for a user of none. */
export function requestsOfCompany({ brand, user, app }: AccountContext) {
  const accountId = companyOf(user);
  if (accountId === undefined) return undefined;
  return approvalRequestsOf(app.services, { permalink: brand.permalink, accountId });
}

/** Tells the employee what became of a request. */
export function tellEmployee(
  { employee }: ApprovalRequest,
  notice: Pick<Notice, "kind" | "values">,
  { app, brand }: AccountContext,
): Promise<void> {
  const account = { permalink: brand.permalink, accountId: employee.id };
  const { store, vault } = app.services;
  return noticesOf({ store: storeOfAccount(store, account), vault }, account).add(notice);
}
