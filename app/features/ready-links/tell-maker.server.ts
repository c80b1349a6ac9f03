import type { AppLoadContext } from "@remix-run/node";
import { formatMoney } from "../../i18n/format.server.ts";
import type { Language } from "../../i18n/languages.ts";
import { noticesOf } from "../../request/notices.server.ts";
import { type AccountKey, storeOfAccount } from "../../store/account-records.server.ts";
import { type ReadyLink, readyLinksOf } from "./ready-links.server.ts";

type Stopped = Omit<NonNullable<ReadyLink["stopped"]>, "at">;

type Maker = {
  account: AccountKey;
  services: AppLoadContext["services"];
  /** In which the notice writes sums. */
  language: Language;
};

/** Tells the maker why a press ordered nothing: of each reason once, however often the holder presses. */
export async function tellMaker(
  { id, order, limit, currency }: ReadyLink,
  stopped: Stopped,
  { account, services, language }: Maker,
): Promise<void> {
  const own = { ...services, store: storeOfAccount(services.store, account) };
  let isNew = false;
  await readyLinksOf(own, account).change(id, (now) => {
    isNew = now.stopped?.why !== stopped.why;
    return { ...now, stopped: { ...stopped, at: Date.now() } };
  });
  if (!isNew) return;
  const values = {
    label: order.traveller,
    limit: formatMoney(limit, currency, language),
    fare: formatMoney(stopped.fare ?? 0, stopped.fareCurrency ?? currency, language),
  };
  await noticesOf(own, account).add({ kind: `ready_${stopped.why}`, values });
}
