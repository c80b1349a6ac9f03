import { createHash, randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import { languages } from "../../i18n/languages.ts";
import type { CookieSigner } from "../../session/cookies.server.ts";
import { type AccountKey, storeOfAccount } from "../../store/account-records.server.ts";
import { defineRecord, type SealedStore } from "../../store/record.server.ts";
import { storedOrder } from "../order-taxi/stored-order.server.ts";

const HOUR_MS = 3_600_000;
/** The hours for which a link may be valid. */
export const validHours = [1, 4, 12, 24, 48, 168] as const;
export const USUAL_HOURS = 24;
/** Its maker sees for this long what became of a link. */
export const SHOWN_MS = 7 * 24 * HOUR_MS;
const LONGEST_SECONDS = (Math.max(...validHours) * HOUR_MS + SHOWN_MS) / 1000;
/** An account's links are one record, whose size these limit. */
const MOST_OPEN = 50;
const MOST_ENDED = 150;

const linkSchema = z.object({
  /** The hash of the token, which leads to nothing. */
  id: z.string(),
  /** The maker prints the link again; gone once it leads nowhere. */
  secret: z.string().optional(),
  /** The key of its one order; another one once an order was lost. */
  orderKey: z.string(),
  /** The form that made it, and what it held. */
  madeBy: z.string().optional(),
  order: storedOrder,
  group: z.string(),
  /** The highest fare that its maker pays. */
  limit: z.number(),
  currency: z.string(),
  /** The holder's language, for the printed card. */
  language: z.enum(languages),
  madeAt: z.number(),
  until: z.number(),
  takenBackAt: z.number().optional(),
  /** When an order was sent that the API has not answered. */
  sentAt: z.number().optional(),
  used: z.object({ at: z.number(), tripId: z.number(), follow: z.string() }).optional(),
  /** Why the last press ordered nothing. */
  stopped: z
    .object({
      at: z.number(),
      why: z.enum([
        "too_dear",
        "no_service",
        "refused",
        /** By the company's rules, and not by the group. */
        "out_of_rule",
        /** The company asks for one that the link lacks. */
        "references",
        "no_permission",
        "not_allowed",
      ]),
      fare: z.number().optional(),
      /** Where it is not the link's: a fare of another currency is not its limit's. */
      fareCurrency: z.string().optional(),
    })
    .optional(),
});

const listRecord = defineRecord(z.array(linkSchema), { version: 1 });
const ownerRecord = defineRecord(z.object({ accountId: z.number() }), { version: 1 });

export type ReadyLink = z.output<typeof linkSchema>;
export type NewLink = Pick<ReadyLink, "order" | "group" | "limit" | "currency" | "language"> & {
  hours: number;
};

/** `unsure` is a link that has ended, and whose last press may have ordered a taxi. */
export type LinkState = "open" | "used" | "expired" | "taken_back" | "unsure";

export function stateOf(
  { used, takenBackAt, until, sentAt }: ReadyLink,
  now = Date.now(),
): LinkState {
  if (used) return "used";
  if (takenBackAt === undefined && until > now) return "open";
  if (sentAt !== undefined) return "unsure";
  return takenBackAt === undefined ? "expired" : "taken_back";
}

const endOf = ({ used, takenBackAt, until }: ReadyLink) => used?.at ?? takenBackAt ?? until;

/** The links that one account has made. They belong to it, also when the page of a link changes them. */
export function readyLinksOf({ store, vault }: SealedStore, account: AccountKey) {
  const { permalink, accountId } = account;
  const own = { store: storeOfAccount(store, account), vault };
  const list = listRecord.at(own, `${permalink}:ready-links:${accountId}`, LONGEST_SECONDS);

  const update = (change: (links: ReadyLink[]) => ReadyLink[] | undefined): Promise<void> =>
    list.update((links = []) => change(dropEnded(links)));

  return {
    /** The newest first. */
    async list(): Promise<ReadyLink[]> {
      const links = (await list.read()) ?? [];
      return links.toReversed();
    },
    async find(id: string): Promise<ReadyLink | undefined> {
      return (await this.list()).find((link) => link.id === id);
    },
    /**
     * Makes a link; undefined where too many are open. A form that is sent again as it was
     * leads to the link that it has made.
     */
    async make(
      { hours, ...content }: NewLink,
      form: string,
    ): Promise<{ id: string; isNew: boolean } | undefined> {
      const secret = randomBytes(32).toString("base64url");
      const id = toHash(secret);
      const madeAt = Date.now();
      const until = madeAt + hours * HOUR_MS;
      const madeBy = toHash(JSON.stringify([form, hours, content]));
      const orderKey = randomUUID();
      const link: ReadyLink = { ...content, id, secret, orderKey, madeBy, madeAt, until };
      const seconds = Math.ceil((until - madeAt + SHOWN_MS) / 1000);
      const owner = ownerRecord.at(own, ownerKey(permalink, id), seconds);
      await owner.write({ accountId });
      let made: string | undefined;
      await update((links) => {
        made = links.find((each) => each.madeBy === madeBy)?.id;
        if (made !== undefined) return undefined;
        if (links.filter((each) => stateOf(each) === "open").length >= MOST_OPEN) return undefined;
        made = id;
        return [...links, link];
      });
      const isNew = made === id;
      if (!isNew) await own.store.delete(ownerKey(permalink, id));
      return made === undefined ? undefined : { id: made, isNew };
    },
    /** Changes a link, where `change` returns the new one. */
    change: (id: string, change: (link: ReadyLink) => ReadyLink | undefined): Promise<void> =>
      update((links) => {
        const link = links.find((each) => each.id === id);
        const next = link && change(link);
        return next && links.map((each) => (each === link ? next : each));
      }),
  };
}

/** Without those whose end its maker need not see any more. */
function dropEnded(links: ReadyLink[]): ReadyLink[] {
  const ended = links.filter((link) => stateOf(link) !== "open");
  const shown = ended
    .filter((link) => endOf(link) > Date.now() - SHOWN_MS)
    .toSorted((one, other) => endOf(other) - endOf(one))
    .slice(0, MOST_ENDED);
  return links.filter((link) => stateOf(link) === "open" || shown.includes(link));
}

const ownerKey = (permalink: string, id: string) => `${permalink}:ready-link:${id}`;

const toHash = (secret: string) => createHash("sha256").update(secret).digest("base64url");

type LinkServices = SealedStore & { cookies: CookieSigner };

/** The token in a link's address is signed for its brand, so a changed one is refused without the store. */
export function tokensOf({ store, vault, cookies }: LinkServices, permalink: string) {
  const name = `ready:${permalink}`;
  return {
    toToken: (secret: string): string => cookies.seal(name, secret),
    /** The link and its maker; `altered` where this brand's panel has not made the token. */
    async find(token: string | undefined) {
      const secret = cookies.open(name, token);
      if (secret === undefined) return "altered";
      const id = toHash(secret);
      const key = ownerKey(permalink, id);
      const owner = await ownerRecord.at({ store, vault }, key, LONGEST_SECONDS).read();
      if (!owner) return undefined;
      const account = { permalink, accountId: owner.accountId };
      const links = readyLinksOf({ store, vault }, account);
      const link = await links.find(id);
      return link && { link, links, account };
    },
  };
}
