import { isThereWithin } from "../../deferred.ts";
import type { AccountContext } from "../../request/context.server.ts";
import { companyOf } from "../../session/company-of.ts";
import { activityLogOf } from "./activity-log.server.ts";
import type { Activity } from "./kinds.server.ts";

/** How long the user waits for the entry; the store needs a millisecond or two. */
const PATIENCE_MS = 200;

/**
 * Notes in the company's log what one of its users has done. Call it when it is done. It does nothing for a client,
 * and never fails or holds up what it notes: an entry that cannot be written is lost, and the panel's log says so.
 */
export async function noteActivity(
  activity: Activity,
  { app, brand, user }: Pick<AccountContext, "app" | "brand" | "user">,
): Promise<void> {
  const accountId = companyOf(user);
  if (accountId === undefined) return;
  const { permalink } = brand;
  const by = { id: user.id, name: user.employee?.name ?? user.name };
  const note = async () =>
    activityLogOf(app.services, { permalink, accountId }).append(by, activity);
  const written = note().catch((error: unknown) => {
    app.log.error({ err: error, activity: activity.kind, brand: permalink }, "an entry was lost");
  });
  await isThereWithin(PATIENCE_MS, written);
}
