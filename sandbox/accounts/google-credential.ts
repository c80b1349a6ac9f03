import { z } from "zod";

const payloadSchema = z.object({
  aud: z.string(),
  email: z.email(),
  email_verified: z.literal(true),
  name: z.string().trim().min(1).max(120).optional(),
  /** In seconds since the epoch. */
  exp: z.number().optional(),
});

/**
 * The person in a Google ID token, unless it is malformed, old or meant for another client id. Its
 * signature is not checked, since only Google can sign one. A real API must check it.
 */
export function readGoogleCredential(
  credential: string,
  clientId: string | null,
  now: number,
): { name: string; email: string } | undefined {
  const { data: payload } = payloadSchema.safeParse(readPayload(credential));
  if (!payload || payload.aud !== clientId) return undefined;
  if (payload.exp !== undefined && payload.exp * 1000 <= now) return undefined;
  const { email, name = email.slice(0, email.indexOf("@")) } = payload;
  return { name, email };
}

/** The payload, the second of a token's three parts. */
function readPayload(credential: string): unknown {
  const [, payload, ...rest] = credential.split(".");
  if (payload === undefined || rest.length !== 1) return undefined;
  try {
    return JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}
