import { linksOf } from "../../features/trips/follow/share.server.ts";
import type { MemberContext } from "../../request/context.server.ts";
import { listAccountRecords } from "../../store/account-records.server.ts";
import { type Reading, type Row, toIso } from "./reading.server.ts";

/** What stands in the names of an account's records after this beginning. */
async function listNames(beginning: string, { app, brand, user }: MemberContext) {
  const { permalink } = brand;
  const keys = await listAccountRecords(app.services.store, { permalink, accountId: user.id });
  const start = `${permalink}:${beginning}:`;
  return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
}

/** Where the account is logged in, without what opens the session. */
export async function* readSessions({ context }: Reading): AsyncGenerator<Row[]> {
  const { app, brand, session: own } = context;
  for (const id of await listNames("session", context)) {
    const session = await app.services.sessions.find(brand.permalink, id);
    if (!session) continue;
    const { beganAt, checkedAt } = session;
    const times = { began_at: toIso(beganAt), confirmed_at: toIso(checkedAt) };
    yield [{ ...times, is_this_one: id === own.id }];
  }
}

/** The trips that a link shows to others, without the link. */
export async function* readSharedTrips({ context }: Reading): AsyncGenerator<Row[]> {
  const { user } = context;
  const links = linksOf(context);
  for (const trip of await listNames(`followed:${user.id}`, context)) {
    const id = await links.idOf(user.id, Number(trip));
    const link = id === undefined ? undefined : await links.find(id);
    if (link?.state !== "open") continue;
    yield [{ trip: link.tripId, open_until: toIso(link.until) }];
  }
}
