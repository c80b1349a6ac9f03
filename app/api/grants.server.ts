import type { components } from "../../openapi/taxi-api.types.ts";
import type { Api } from "./client.server.ts";

type Wire = components["schemas"]["Grant"];

export const grantPurposes = ["series", "ready_link", "calendar"] as const;
/** What the panel may do for a user who is logged out. */
export type GrantPurpose = (typeof grantPurposes)[number];

/** A standing permission; its purpose may be one that only newer panels know. */
export type Grant = ReturnType<typeof toGrant>;

/** The newest first. */
export async function listGrants(api: Api): Promise<Grant[]> {
  const { grants } = await api.call("listGrants");
  return grants.map(toGrant);
}

/** Ends the user's older grant of the same purpose, and its token. */
export async function giveGrant(
  api: Api,
  purpose: GrantPurpose,
): Promise<{ grant: Grant; token: string }> {
  const { grant, token } = await api.call("giveGrant", { body: { purpose } });
  return { grant: toGrant(grant), token };
}

export async function revokeGrant(api: Api, id: number): Promise<void> {
  await api.call("revokeGrant", { params: { path: { id } } });
}

function toGrant({ id, purpose, created_at, last_used_at }: Wire) {
  return {
    id,
    purpose: purpose as string,
    givenAt: Date.parse(created_at),
    usedAt: last_used_at === null ? null : Date.parse(last_used_at),
  };
}
