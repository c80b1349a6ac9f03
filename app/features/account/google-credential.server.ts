import { z } from "zod";

const payloadSchema = z.object({ aud: z.string(), nonce: z.string() });

/** Checks that Google issued the ID token to this brand for this login. The API checks its issuer and expiry. */
export function isIssuedFor(
  credential: string,
  { clientId, nonce }: { clientId: string; nonce: string },
): boolean {
  const { data: payload } = payloadSchema.safeParse(readPayload(credential));
  return payload?.aud === clientId && payload.nonce === nonce;
}

/** The payload is the second of a token's three parts. */
function readPayload(credential: string): unknown {
  try {
    return JSON.parse(Buffer.from(credential.split(".")[1] ?? "", "base64url").toString());
  } catch {
    return undefined;
  }
}
