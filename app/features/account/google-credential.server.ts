import { z } from "zod";

const payloadSchema = z.object({ aud: z.string(), nonce: z.string() });

/**
 * Whether an ID token was made for this brand, and for this very log-in. Who has made it, and until
 * when it is good, the API looks at.
 */
export function isMeantFor(
  credential: string,
  { clientId, nonce }: { clientId: string; nonce: string },
): boolean {
  const { data: payload } = payloadSchema.safeParse(readPayload(credential));
  return payload?.aud === clientId && payload.nonce === nonce;
}

/** The middle one of a token's three parts. */
function readPayload(credential: string): unknown {
  try {
    return JSON.parse(Buffer.from(credential.split(".")[1] ?? "", "base64url").toString());
  } catch {
    return undefined;
  }
}
