import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import type { GrantPurpose } from "../../api/grants.server.ts";
import { languages } from "../../i18n/languages.ts";
import { type AccountKey, storeOfAccount } from "../../store/account-records.server.ts";
import { defineRecord } from "../../store/record.server.ts";

/** Each use and each gift starts it anew, so a series of a year is never without its permission. */
const KEPT_SECONDS = 366 * 86_400;

const recordSchema = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("open"),
    /** The grant's id at the API. */
    grantId: z.number(),
    /** The panel sends it to the API only. */
    token: z.string(),
    /** The owner's language, in which the API answers while the owner is away. */
    language: z.enum(languages),
    givenAt: z.number(),
    usedAt: z.number().nullable(),
  }),
  /** Kept without the token, so that the owner learns why it has ended. */
  z.object({
    state: z.literal("ended"),
    reason: z.enum(["revoked", "refused"]),
    givenAt: z.number(),
    usedAt: z.number().nullable(),
    endedAt: z.number(),
  }),
]);

const grantRecord = defineRecord(recordSchema, { version: 1 });

export type GrantRecord = z.output<typeof recordSchema>;
export type OpenGrantRecord = Extract<GrantRecord, { state: "open" }>;

/** The services that grants need: those of a request, or of a job without one. */
export type GrantServices = Pick<AppLoadContext["services"], "store" | "vault">;

/** The panel's record of one account's grant for one purpose. */
export function grantRecordOf(
  { store, vault }: GrantServices,
  account: AccountKey,
  purpose: GrantPurpose,
) {
  const { permalink, accountId } = account;
  const key = `${permalink}:grant:${accountId}:${purpose}`;
  const own = { store: storeOfAccount(store, account), vault };
  const { read, write, update } = grantRecord.at(own, key, KEPT_SECONDS);
  return {
    key,
    read,
    write,
    /** Notes a use, with the token that the API wants to see next; nothing where the grant has ended. */
    use: (used: OpenGrantRecord, token: string): Promise<void> =>
      update((now) => (isSame(now, used) ? { ...now, token, usedAt: Date.now() } : undefined)),
    /** Notes the token that the API wants to see next. */
    renew: (known: OpenGrantRecord, token: string): Promise<void> =>
      update((now) => (isSame(now, known) && now.token !== token ? { ...now, token } : undefined)),
    /** Drops the token. Another one stays: of a grant given meanwhile, or of a use at the same time. */
    end: (reason: "revoked" | "refused", only?: OpenGrantRecord): Promise<void> =>
      update((now) => {
        if (now?.state !== "open" || (only && now.token !== only.token)) return undefined;
        const { givenAt, usedAt } = now;
        return { state: "ended", reason, givenAt, usedAt, endedAt: Date.now() };
      }),
    /** The owner has seen that it ended. */
    forget: (): Promise<void> => store.delete(key),
  };
}

const isSame = (now: GrantRecord | undefined, known: OpenGrantRecord): now is OpenGrantRecord =>
  now?.state === "open" && now.grantId === known.grantId;
