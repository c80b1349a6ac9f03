import type { Configuration } from "openid-client";
import { z } from "zod";
import type { OidcSettings } from "../../config/console-settings.server.ts";

export const RETURN_PATH = "/log-in/return";
const SCOPE = "openid";

const attemptSchema = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  /** The page that the operator wanted. */
  to: z.string(),
  at: z.number(),
});

/** What the console has to remember until the provider sends the operator back. */
export type OidcAttempt = z.output<typeof attemptSchema>;

const ATTEMPT_MS = 10 * 60_000;

export function readAttempt(text: string | undefined, now = Date.now()): OidcAttempt | undefined {
  if (text === undefined) return undefined;
  const attempt = attemptSchema.safeParse(JSON.parse(text)).data;
  return attempt && now - attempt.at < ATTEMPT_MS ? attempt : undefined;
}

/** The provider has confirmed who it is, but the operator is on no list. */
export class NotAllowed extends Error {}

export type OidcProvider = ReturnType<typeof createOidcProvider>;

/** Logs operators in with an OpenID Connect provider, by the authorization code flow with PKCE. */
export function createOidcProvider(settings: OidcSettings, origin: string) {
  let discovered: Promise<Configuration> | undefined;

  // The provider may be down when the panel starts.
  async function discover(): Promise<Configuration> {
    const client = await loadClient();
    const { issuer, clientId, clientSecret } = settings;
    const authentication = clientSecret ? client.ClientSecretBasic(clientSecret) : client.None();
    const isPlain = issuer.protocol === "http:";
    discovered ??= client.discovery(issuer, clientId, undefined, authentication, {
      execute: [
        // The token's signature is checked too, and not only that it came over TLS.
        client.enableNonRepudiationChecks,
        // The settings allow http on the loopback only.
        ...(isPlain ? [client.allowInsecureRequests] : []),
      ],
      timeout: 10,
    });
    try {
      return await discovered;
    } catch (error) {
      discovered = undefined;
      throw error;
    }
  }

  return {
    /** Returns the provider's address for a new attempt, and what to remember of it. */
    async begin(to: string): Promise<{ address: URL; attempt: OidcAttempt }> {
      const client = await loadClient();
      const attempt: OidcAttempt = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
        to,
        at: Date.now(),
      };
      const address = client.buildAuthorizationUrl(await discover(), {
        redirect_uri: `${origin}${RETURN_PATH}`,
        scope: SCOPE,
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: "S256",
      });
      return { address, attempt };
    },
    /** Exchanges the code for the operator's subject; the library checks state, nonce, issuer and audience. */
    async finish(path: string, attempt: OidcAttempt): Promise<string> {
      const client = await loadClient();
      const tokens = await client.authorizationCodeGrant(await discover(), new URL(path, origin), {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || !isAllowed(claims, settings)) throw new NotAllowed();
      return claims.sub;
    },
  };
}

/** Only a console with a provider needs the library. */
const loadClient = () => import("openid-client");

type Claims = { sub: string; [claim: string]: unknown };

function isAllowed(
  claims: Claims,
  { allowedSubjects, allowedGroups, groupsClaim }: OidcSettings,
): boolean {
  const groups = z.array(z.string()).catch([]).parse(claims[groupsClaim]);
  return (
    allowedSubjects.includes(claims.sub) || groups.some((group) => allowedGroups.includes(group))
  );
}
