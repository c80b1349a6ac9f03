import { type Request, type Response, Router } from "express";
import type { AccountKey } from "../../store/account-records.server.ts";
import type { ConsoleParts } from "../console-parts.server.ts";
import { handle, handleOr } from "../page/handle.server.ts";
import { operatorOf, sendNotFound, sendPage } from "../page/render-page.server.tsx";
import { AccountPage } from "./account-page.tsx";
import { findAccount } from "./find-account.server.ts";
import { settleOrder } from "./settle-order.server.ts";

const PATH = "/brands/:permalink([\\w-]{1,100})/accounts/:id(\\d{1,15})";

/** What the store has of one account, and the actions on it. */
export function createAccountPages({
  services,
  trail,
}: Pick<ConsoleParts, "services" | "trail">): Router {
  const router = Router();

  const accountOf = ({ params }: Request): AccountKey => ({
    permalink: params.permalink ?? "",
    accountId: Number(params.id),
  });

  const back = (response: Response, { permalink, accountId }: AccountKey, done: string) =>
    response.redirect(303, `/brands/${permalink}/accounts/${accountId}?done=${done}`);

  // The address may name any brand, but only one that exists has accounts.
  router.use(
    PATH,
    handleOr(async (request, response) => {
      const isKnown = await services.tenants.find({ permalink: accountOf(request).permalink });
      if (!isKnown) sendNotFound(request, response);
      return Boolean(isKnown);
    }),
  );

  router.get(
    PATH,
    handle(async (request, response) => {
      const account = accountOf(request);
      const view = await findAccount(services, account);
      sendPage(request, response, {
        title: `${account.permalink} ${account.accountId}`,
        section: "brands",
        children: <AccountPage account={view} done={request.query.done} />,
      });
    }),
  );

  router.post(
    `${PATH}/end-sessions`,
    handle(async (request, response) => {
      const account = accountOf(request);
      const { permalink: brand, accountId } = account;
      await trail.record(
        {
          operator: operatorOf(response),
          action: "end_account_sessions",
          brand,
          target: `${accountId}`,
        },
        () => services.sessions.endAllOfAccount(account),
      );
      back(response, account, "ended");
    }),
  );

  router.post(
    `${PATH}/settle`,
    handle(async (request, response) => {
      const account = accountOf(request);
      const { key = "", outcome, trip = "" } = request.body;
      const isPlaced = outcome === "placed";
      const tripId = isPlaced ? Number(trip) : undefined;
      const isConfirmed = Boolean(request.body.confirmed);
      const isValid =
        isConfirmed && (isPlaced ? /^[1-9]\d{0,14}$/.test(trip) : outcome === "not_placed");
      if (!isValid) return back(response, account, "incomplete");
      const { permalink: brand, accountId } = account;
      const action = isPlaced ? "settle_placed" : "settle_not_placed";
      const target = isPlaced ? `${accountId}, trip ${tripId}` : `${accountId}`;
      const isSettled = await trail.record(
        { operator: operatorOf(response), action, brand, target },
        () => settleOrder(services, { key: String(key), account, tripId }),
      );
      back(response, account, isSettled ? "settled" : "changed");
    }),
  );

  return router;
}
