import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Configuration } from "../../api/configuration.server.ts";
import { defineRecord, type SealedStore } from "../../store/record.server.ts";
import { checkConfiguration } from "./read-configuration.server.ts";

const KEPT_SECONDS = 30 * 86_400;
const MOST_LISTED = 100;
const LIST_KEY = "console:drafts";
const keyOf = (id: string) => `console:draft:${id}`;

const linkSchema = z.object({
  /** The hash of the token. */
  id: z.string(),
  operator: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
});

const draftSchema = z.object({
  configuration: z.custom<Configuration>((value) => "configuration" in checkConfiguration(value)),
  /** Counts the changes, so that none overwrites another. */
  revision: z.number(),
  operator: z.string(),
  updatedAt: z.number(),
  links: z.array(linkSchema),
});

const draftRecord = defineRecord(draftSchema, { version: 1 });

export type PreviewLink = z.output<typeof linkSchema>;
export type Draft = z.output<typeof draftSchema> & { id: string };
export type Drafts = ReturnType<typeof createDrafts>;

/** The drafts of configurations: sealed, since they show what a group has not published yet. */
export function createDrafts({
  store,
  vault,
  now = Date.now,
}: SealedStore & { now?: () => number }) {
  const recordOf = (id: string) => draftRecord.at({ store, vault }, keyOf(id), KEPT_SECONDS);

  async function find(id: string): Promise<Draft | undefined> {
    const draft = /^[\w-]{16}$/.test(id) ? await recordOf(id).read() : undefined;
    return draft && { ...draft, id };
  }

  return {
    find,
    async create(configuration: Configuration, operator: string): Promise<string> {
      const id = randomBytes(12).toString("base64url");
      const draft = { configuration, revision: 1, operator, updatedAt: now(), links: [] };
      await recordOf(id).write(draft);
      await store.addMember(LIST_KEY, id, KEPT_SECONDS);
      return id;
    },
    /** Returns false, and changes nothing, where the draft has been changed since this revision. */
    async save({ id, revision }: Draft, configuration: Configuration, operator: string) {
      let isSaved = false;
      await recordOf(id).update((draft) => {
        isSaved = draft?.revision === revision;
        if (!draft || !isSaved) return undefined;
        return { ...draft, configuration, operator, revision: revision + 1, updatedAt: now() };
      });
      if (isSaved) await store.addMember(LIST_KEY, id, KEPT_SECONDS);
      return isSaved;
    },
    async changeLinks(id: string, change: (links: PreviewLink[]) => PreviewLink[]): Promise<void> {
      await recordOf(id).update((draft) => draft && { ...draft, links: change(draft.links) });
    },
    /** Those that were changed last come first. */
    async list(): Promise<Draft[]> {
      // A deleted draft's id stays in the set until it expires.
      const drafts = await Promise.all((await store.listMembers(LIST_KEY)).map(find));
      return drafts
        .flatMap((draft) => draft ?? [])
        .toSorted((one, other) => other.updatedAt - one.updatedAt)
        .slice(0, MOST_LISTED);
    },
    delete: (id: string): Promise<void> => store.delete(keyOf(id)),
  };
}
