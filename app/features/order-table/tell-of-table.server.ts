import { noticesOf } from "../../request/notices.server.ts";
import { storeOfAccount } from "../../store/account-records.server.ts";
import type { Progress, RowOutcome, TableOwner } from "./record.server.ts";

/** Tells the user, who may be away, that the orders of a table have ended or stopped, with their sums. */
export function tellOfTable(
  { id, state, pausedBy, outcomes }: Progress,
  { brand, user, app }: TableOwner,
): Promise<void> {
  const owner = { permalink: brand.permalink, accountId: user.id };
  const services = { ...app.services, store: storeOfAccount(app.services.store, owner) };
  const count = (...kinds: RowOutcome["kind"][]) =>
    outcomes.filter((outcome) => outcome && kinds.includes(outcome.kind)).length;
  return noticesOf(services, owner).add({
    kind: state === "done" ? "table_done" : `table_paused_${pausedBy}`,
    values: {
      table: id,
      ordered: count("ordered"),
      before: count("known"),
      refused: count("refused", "cancelled"),
      unknown: count("unknown"),
      left: outcomes.filter((outcome) => !outcome).length,
    },
  });
}
