import type { Account, World } from "../world.ts";

export function issueToken(world: World, account: Account): string {
  const token = world.random.token(40);
  world.tokens.set(token, { accountId: account.id, scope: "full" });
  return token;
}

/** Logs the account out everywhere, links to its history and standing permissions included. */
export function endTokens(world: World, account: Account): void {
  for (const [id, { accountId }] of world.grants) {
    if (accountId === account.id) world.grants.delete(id);
  }
  for (const [token, { accountId }] of world.tokens) {
    if (accountId === account.id) world.tokens.delete(token);
  }
}
