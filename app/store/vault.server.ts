import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts records against readers of the store: it writes with the first secret, and reads with any. */
export type Vault = ReturnType<typeof createVault>;

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createVault(secrets: string[]) {
  const derive = (use: string) =>
    secrets.map((secret) => Buffer.from(hkdfSync("sha256", secret, "", use, 32)));
  const keys = derive("vault");
  const digestKeys = derive("digest");
  const [newest] = keys;
  if (!newest) throw new Error("A vault needs a secret");

  /** Keyed hashes for record names, one for each secret: the newest for writing, all for reading. */
  function digests(text: string): [string, ...string[]] {
    const all = digestKeys.map((key) => createHmac("sha256", key).update(text).digest("base64url"));
    return all as [string, ...string[]];
  }

  return {
    digests,
    /** Uses the newest secret. Without it, a copy of the store does not even allow guessing the text. */
    digest: (text: string): string => digests(text)[0],
    /** Binds the text to its place: under another key of the store, it does not open. */
    seal(place: string, text: string): string {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv("aes-256-gcm", newest, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString("base64");
    },
    /** Undefined where no known secret has sealed it for this place. */
    open(place: string, sealed: string | undefined): string | undefined {
      if (sealed === undefined) return undefined;
      const bytes = Buffer.from(sealed, "base64");
      for (const key of keys) {
        try {
          return openWith(key, place, bytes);
        } catch {
          // Another secret may have sealed it.
        }
      }
      return undefined;
    },
  };
}

function openWith(key: Buffer, place: string, bytes: Buffer): string {
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
  const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([text, decipher.final()]).toString("utf8");
}
