import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import type { Configuration } from "../../api/configuration.server.ts";
import { defineRecord, type SealedStore } from "../../store/record.server.ts";
import type { PreviewLink } from "../studio/drafts.server.ts";
import { checkConfiguration } from "../studio/read-configuration.server.ts";

const KEPT_SECONDS = 7 * 86_400;

const previewRecord = defineRecord(
  z.object({
    configuration: z.custom<Configuration>((value) => "configuration" in checkConfiguration(value)),
    expiresAt: z.number(),
  }),
  { version: 1 },
);

export type PreviewLinks = ReturnType<typeof createPreviewLinks>;

/**
 * The addresses under which a customer sees a draft as it was when the operator made the address. The store
 * only has a hash of the token, so that its readers cannot use it.
 */
export function createPreviewLinks({
  store,
  vault,
  now = Date.now,
}: SealedStore & { now?: () => number }) {
  const keyOf = (id: string) => `console:preview:${id}`;
  const recordOf = (id: string) => previewRecord.at({ store, vault }, keyOf(id), KEPT_SECONDS);

  return {
    async create(configuration: Configuration, operator: string) {
      const token = randomBytes(32).toString("base64url");
      const createdAt = now();
      const expiresAt = createdAt + KEPT_SECONDS * 1000;
      const link: PreviewLink = { id: toHash(token), operator, createdAt, expiresAt };
      await recordOf(link.id).write({ configuration, expiresAt });
      return { token, link };
    },
    async find(token: string): Promise<Configuration | undefined> {
      if (!/^[\w-]{43}$/.test(token)) return undefined;
      const preview = await recordOf(toHash(token)).read();
      return preview && preview.expiresAt > now() ? preview.configuration : undefined;
    },
    revoke: (id: string): Promise<void> => store.delete(keyOf(id)),
  };
}

const toHash = (token: string) => createHash("sha256").update(token).digest("base64url");
