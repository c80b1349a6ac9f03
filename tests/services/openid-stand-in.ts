import { generateKeyPairSync, type KeyObject, randomUUID, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type OpenIdStandIn = Awaited<ReturnType<typeof startOpenIdStandIn>>;

/** The claims of a credential about its user and its audience. */
export type Claims = Record<string, unknown>;

/**
 * Stands in for Google's OpenID endpoint, in the part that the panel and its visitors see: it accepts
 * requests only as documented, asks for the user on a page of its own, and posts the credential back
 * as a form. Its host is a different site from any brand's.
 */
export async function startOpenIdStandIn() {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const issued: string[] = [];
  let user: Claims = {};

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://accounts.localhost");
    const problem = findProblem(url);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    if (problem) {
      response.writeHead(400).end(`<title>400</title><p>${problem}</p>`);
      return;
    }
    const asked = Object.fromEntries(url.searchParams) as Asked;
    const credential = issue(asked, user, privateKey);
    issued.push(credential);
    response.end(drawPage(asked, credential));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://accounts.localhost:${port}/authorize`,
    /** Every credential that it has issued. */
    issued: issued as readonly string[],
    /** Sets the user of the following log-ins, and further claims of their credentials. */
    seat(claims: { email: string; name?: string } & Claims): void {
      user = claims;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

type Asked = { client_id: string; redirect_uri: string; state: string; nonce: string };

function findProblem({ pathname, searchParams }: URL): string | undefined {
  if (pathname !== "/authorize") return "not found";
  const fixed = {
    response_type: "id_token",
    response_mode: "form_post",
    scope: "openid email profile",
  };
  const wrong = Object.entries(fixed).find(([name, value]) => searchParams.get(name) !== value);
  if (wrong) return `invalid ${wrong[0]}`;
  return ["client_id", "redirect_uri", "state", "nonce"]
    .filter((name) => !searchParams.get(name))
    .map((name) => `missing ${name}`)[0];
}

function issue({ client_id, nonce }: Asked, claims: Claims, key: KeyObject): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: "https://accounts.google.com",
    aud: client_id,
    sub: randomUUID(),
    email_verified: true,
    nonce,
    iat: now,
    exp: now + 3600,
    ...claims,
  };
  const signed = [{ alg: "RS256", typ: "JWT" }, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`;
}

function drawPage({ redirect_uri, state }: Asked, credential: string): string {
  const drawForm = (fields: Record<string, string>, label: string) => `
    <form method="post" action="${toText(redirect_uri)}">
      ${Object.entries(fields)
        .map(([name, value]) => `<input type="hidden" name="${name}" value="${toText(value)}">`)
        .join("")}
      <button>${label}</button>
    </form>`;
  return `<!doctype html><html lang="en"><title>Sign in</title><h1>Sign in with your account</h1>
    <link rel="icon" href="data:,">
    ${drawForm({ state, id_token: credential, authuser: "0", prompt: "none" }, "Continue")}
    ${drawForm({ state, error: "access_denied" }, "Cancel")}`;
}

const toText = (text: string) =>
  text.replaceAll(/[&"<]/g, (sign) => ({ "&": "&amp;", '"': "&quot;", "<": "&lt;" })[sign] ?? "");
