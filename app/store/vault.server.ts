import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Seals what is kept in the store, so that whoever reads the store reads nothing of it. */
export type Vault = {
  /** `place` is signed along: what was sealed for one place opens in no other. */
  seal(place: string, text: string): string;
  /** Nothing where it was changed, belongs elsewhere, or was sealed with a secret that is gone. */
  open(place: string, sealed: string | undefined): string | undefined;
};

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Sealed with the first secret, opened with any, as cookies are signed. */
export function createVault(secrets: string[]): Vault {
  const keys = secrets.map((secret) =>
    Buffer.from(hkdfSync("sha256", secret, "", "parada-vault", 32)),
  );
  const [newest] = keys;
  if (!newest) throw new Error("A vault needs a secret");

  return {
    seal(place, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv("aes-256-gcm", newest, iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
    },

    open(place, sealed) {
      if (sealed === undefined) return undefined;
      const bytes = Buffer.from(sealed, "base64url");
      for (const key of keys) {
        try {
          const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES))
            .setAAD(Buffer.from(place))
            .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
          const body = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES));
          return Buffer.concat([body, decipher.final()]).toString("utf8");
        } catch {
          // Not with this secret.
        }
      }
      return undefined;
    },
  };
}
