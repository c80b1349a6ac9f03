import type { Handlers, Schemas } from "../api/operation.ts";
import { notFound } from "../api/refusal.ts";
import type { Account, Grant, GrantPurpose, World } from "../world.ts";

export const grantHandlers: Handlers<"listGrants" | "giveGrant" | "revokeGrant"> = {
  listGrants: ({ world, account }) => ({
    grants: listGrants(world, account)
      .sort((first, second) => second.id - first.id)
      .map(toAnswer),
  }),

  giveGrant({ world, account, body }) {
    // The server takes no purpose that the document does not name.
    const purpose = body.purpose as GrantPurpose;
    for (const older of listGrants(world, account)) {
      if (older.purpose === purpose) endGrant(world, older);
    }
    const token = world.random.token(40);
    const grant: Grant = {
      id: world.nextId(),
      accountId: account.id,
      purpose,
      token,
      createdAt: world.clock.now(),
      lastUsedAt: null,
    };
    world.grants.set(grant.id, grant);
    world.tokens.set(token, { accountId: account.id, scope: purpose });
    return { grant: toAnswer(grant), token };
  },

  revokeGrant({ world, account, path }) {
    const grant = world.grants.get(path.id);
    if (grant?.accountId !== account.id) throw notFound();
    endGrant(world, grant);
  },
};

const listGrants = (world: World, { id }: Account): Grant[] =>
  [...world.grants.values()].filter(({ accountId }) => accountId === id);

function endGrant(world: World, { id, token }: Grant): void {
  world.grants.delete(id);
  world.tokens.delete(token);
}

const toAnswer = ({ id, purpose, createdAt, lastUsedAt }: Grant): Schemas["Grant"] => ({
  id,
  purpose,
  created_at: new Date(createdAt).toISOString(),
  last_used_at: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
});

/** Notes the time of a call that a grant's token makes. */
export function noteUse(world: World, token: string): void {
  const grant = [...world.grants.values()].find((each) => each.token === token);
  if (grant) grant.lastUsedAt = world.clock.now();
}
