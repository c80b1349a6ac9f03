import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export type OidcProvider = Awaited<ReturnType<typeof startOidcProvider>>;

type Claims = Record<string, unknown>;

/** A code that the provider has issued, until the client exchanges it. */
type Issued = { challenge: string; redirectUri: string; clientId: string; claims: Claims };

/** Stands in for an organisation's OpenID Connect provider: authorization code flow with PKCE. */
export async function startOidcProvider() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  const codes = new Map<string, Issued>();
  let user: Claims = { sub: "operator-1" };
  let isForged = false;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", issuer());
    const answer = await answerTo(url, request);
    if (typeof answer === "string") response.writeHead(303, { Location: answer }).end();
    else {
      response.writeHead(answer.status ?? 200, { "Content-Type": "application/json" });
      response.end(JSON.stringify(answer.body));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = () => `http://127.0.0.1:${port}`;

  async function answerTo(
    url: URL,
    request: IncomingMessage,
  ): Promise<string | { status?: number; body: object }> {
    switch (url.pathname) {
      case "/.well-known/openid-configuration":
        return { body: describeProvider() };
      case "/keys":
        return {
          body: {
            keys: [{ ...publicKey.export({ format: "jwk" }), kid: "1", use: "sig", alg: "RS256" }],
          },
        };
      case "/authorize":
        return authorize(url.searchParams);
      case "/token":
        return exchange(new URLSearchParams(await text(request)));
      default:
        return { status: 404, body: {} };
    }
  }

  const describeProvider = () => ({
    issuer: issuer(),
    authorization_endpoint: `${issuer()}/authorize`,
    token_endpoint: `${issuer()}/token`,
    jwks_uri: `${issuer()}/keys`,
    response_types_supported: ["code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    code_challenge_methods_supported: ["S256"],
  });

  /** The user agrees at once. */
  function authorize(asked: URLSearchParams): string | { status: number; body: object } {
    const [challenge, redirectUri] = [asked.get("code_challenge"), asked.get("redirect_uri")];
    const isComplete = asked.get("code_challenge_method") === "S256" && challenge && redirectUri;
    if (!isComplete) return { status: 400, body: { error: "invalid_request" } };
    const code = randomUUID();
    const clientId = asked.get("client_id") ?? "";
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...{ iss: issuer(), aud: clientId, nonce: asked.get("nonce"), iat: now, exp: now + 300 },
      ...user,
    };
    codes.set(code, { challenge, redirectUri, clientId, claims });
    const back = new URL(redirectUri);
    back.search = `${new URLSearchParams({ code, state: asked.get("state") ?? "" })}`;
    return back.href;
  }

  function exchange(form: URLSearchParams) {
    const code = form.get("code") ?? "";
    const issued = codes.get(code);
    codes.delete(code);
    const verifier = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    if (issued?.challenge !== verifier || issued.redirectUri !== form.get("redirect_uri"))
      return { status: 400, body: { error: "invalid_grant" } };
    const body = {
      access_token: randomUUID(),
      token_type: "Bearer",
      id_token: write(issued.claims),
    };
    return { body };
  }

  function write(claims: Claims): string {
    const signed = [{ alg: "RS256", typ: "JWT", kid: "1" }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
      .join(".");
    const signature = sign("sha256", Buffer.from(signed), isForged ? stranger : privateKey);
    return `${signed}.${signature.toString("base64url")}`;
  }

  return {
    issuer: issuer(),
    /** Sets the claims of the following log-ins; they replace the right ones. */
    seat(claims: Claims, { forged = false } = {}): void {
      user = claims;
      isForged = forged;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
