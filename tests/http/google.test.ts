import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { openAccount } from "../services/accounts.ts";
import { findLeaks } from "../services/leaks.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { demoLogin } from "./demo-login.ts";

const returnPath = "/login/google/return";
const fromGoogle = { origin: "https://accounts.google.com", "sec-fetch-site": "cross-site" };

let sandbox: Sandbox;
let panel: Panel;
beforeAll(async () => {
  sandbox = await startSandbox({ speed: 0 });
  const { world } = sandbox;
  world.brands = world.brands.map((brand) => ({
    ...brand,
    googleClientId: `${brand.permalink}-id`,
  }));
  panel = await startPanel({ sandbox, env: { LOG_LEVEL: "trace", TRUSTED_PROXIES: "127.0.0.1" } });
});
afterAll(async () => {
  await panel.stop();
  await sandbox.close();
});

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString("base64url");

function credentialFor(
  permalink: string,
  nonce: string,
  email = `nora@${permalink}.example`,
): string {
  const payload = {
    aud: `${permalink}-id`,
    nonce,
    email,
    email_verified: true,
    name: "Nora Nueva",
  };
  return `${encode({ alg: "RS256" })}.${encode(payload)}.c2ln`;
}

/** The parameters that the browser takes to Google. */
async function leave(visitor: Visitor, path = "/login/google") {
  const { status, location, headers } = await visitor.get(path);
  expect(status).toBe(303);
  const to = new URL(location ?? "");
  return { to, asked: Object.fromEntries(to.searchParams), cookie: String(headers["set-cookie"]) };
}

it("sends the request that the OpenID documentation describes", async () => {
  const { to, asked, cookie } = await leave(createVisitor(panel, "alazul.localhost"));
  expect(to.origin + to.pathname).toBe("https://accounts.google.com/o/oauth2/v2/auth");
  expect(asked).toEqual({
    client_id: "alazul-id",
    redirect_uri: `http://alazul.localhost:${panel.port}${returnPath}`,
    response_type: "id_token",
    response_mode: "form_post",
    scope: "openid email profile",
    state: expect.stringMatching(/^alazul\.[\w-]{32}$/),
    nonce: expect.stringMatching(/^[\w-]{32}$/),
  });
  expect(asked.nonce).not.toBe(asked.state?.split(".")[1]);
  expect(cookie).toMatch(
    /^parada_google_alazul=\S+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/,
  );
});

it("uses its public address behind a proxy as the return address", async () => {
  const headers = { "x-forwarded-host": "alazul.localhost", "x-forwarded-proto": "https" };
  const { asked, cookie } = await leave(createVisitor(panel, "panel.internal", { headers }));
  expect(asked.redirect_uri).toBe(`https://alazul.localhost${returnPath}`);
  expect(cookie).toMatch(/^__Host-parada_google_alazul=\S+; .*; Secure/);
});

it("a log-in with Google that starts on one brand cannot end on another", async () => {
  const visitor = createVisitor(panel, "127.0.0.1");
  const { asked } = await leave(visitor, "/login/google?site_domain=alazul.localhost");
  await leave(visitor, "/login/google?site_domain=limoncillo.localhost");
  const id_token = credentialFor("alazul", asked.nonce ?? "");
  const { location } = await visitor.post(
    returnPath,
    { state: asked.state ?? "", id_token },
    fromGoogle,
  );
  expect(location).toBe(`${returnPath}?state=${asked.state}&site_domain=alazul.localhost`);

  const elsewhere = `${returnPath}?state=${asked.state}&site_domain=limoncillo.localhost`;
  expect((await visitor.get(elsewhere)).location).toBe("/login?site_domain=limoncillo.localhost");
  expect((await visitor.get(location ?? "")).location).toBe("/?site_domain=alazul.localhost");
});

it("continues on the brand's own host after Google has sent the browser there", async () => {
  const visitor = createVisitor(panel, "alazul.localhost");
  const { asked } = await leave(visitor);
  const id_token = credentialFor("alazul", asked.nonce ?? "");
  const form = { state: asked.state ?? "", id_token };
  const received = await visitor.post(returnPath, form, fromGoogle);
  expect(received.status).toBe(303);
  expect(received.headers["set-cookie"]).toBeUndefined();
  const { location, headers } = await visitor.get(received.location ?? "");
  expect(location).toBe("/");
  expect(headers["set-cookie"]).toEqual([
    expect.stringMatching(/^parada_alazul=\S+; Path=\/; HttpOnly; SameSite=Lax$/),
    expect.stringMatching(/^parada_google_alazul=; .*; Max-Age=0$/),
  ]);
  expect((await visitor.get("/")).status).toBe(200);
});

it("keeps an owner from being locked out on the network of their log-in with Google", {
  tags: "full",
}, async () => {
  const brand = sandbox.world.brands.find(({ permalink }) => permalink === "alazul");
  if (!brand) throw new Error("There is a brand");
  const { email, password } = await openAccount(sandbox, brand);
  const visitFrom = (network: number) =>
    createVisitor(panel, "alazul.localhost", {
      headers: { "x-forwarded-for": `203.0.113.${network}` },
    });
  for (let network = 1; network <= 5; network += 1) {
    const stranger = visitFrom(network);
    for (let count = 0; count < 10; count += 1) {
      await stranger.logIn({ username: email, password: "not-the-password" });
    }
  }
  const home = visitFrom(6);
  expect((await home.logIn({ username: email, password })).status).toBe(429);

  const { asked } = await leave(home);
  const form = {
    state: asked.state ?? "",
    id_token: credentialFor("alazul", asked.nonce ?? "", email),
  };
  const { location } = await home.post(returnPath, form, fromGoogle);
  expect((await home.get(location ?? "")).location).toBe("/");
  await home.post("/logout", {});
  expect((await home.logIn({ username: email, password })).status).toBe(303);
  expect((await visitFrom(7).logIn({ username: email, password })).status).toBe(429);
});

describe("a form that another site posts", () => {
  const visitor = () => createVisitor(panel, "alazul.localhost");

  it.each([
    `${returnPath}/`,
    `${returnPath}.data`,
    `${returnPath}x`,
    `/x${returnPath}`,
    "/login",
    "/login/google",
    "/language",
  ])("is refused at every address except the return address: %s", async (path) => {
    expect((await visitor().post(path, { state: "a" }, fromGoogle)).status).toBe(403);
  });

  it("is refused with every other method", async () => {
    const { status } = await visitor().get(returnPath, fromGoogle);
    expect(status).toBe(303);
  });

  it("is an unexpected answer when it does not match a request of the panel", async () => {
    const multipart = { "content-type": "multipart/form-data; boundary=b" };
    for (const headers of [fromGoogle, { ...fromGoogle, ...multipart }]) {
      const received = await visitor().post(returnPath, { id_token: "a".repeat(20_000) }, headers);
      expect([302, 303]).toContain(received.status);
      expect(received.location).toMatch(/^\/login/);
    }
  });
});

it("is refused when one address sends it too often", { tags: "full" }, async () => {
  const { redis } = panel;
  const strict = await startPanel({ env: { ATTEMPTS_PER_ADDRESS: "2" }, sandbox, redis });
  const visitor = createVisitor(strict, "cantalmar.localhost");
  const statuses: number[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    statuses.push((await visitor.get("/login/google")).status);
  }
  await strict.stop();
  expect(statuses).toEqual([303, 303, 429]);
});

it("sends the credential to the API alone", async () => {
  const visitor = createVisitor(panel, "alazul.localhost");
  const credentials: string[] = [];
  for (const kind of [undefined, "html", "reset", "status"] as const) {
    if (kind) sandbox.faults.add({ operation: "googleLogin", kind, times: 1 });
    visitor.cookies.clear();
    const { asked } = await leave(visitor);
    const id_token = credentialFor("alazul", asked.nonce ?? "");
    credentials.push(id_token);
    const form = { state: asked.state ?? "", id_token };
    const { location, headers } = await visitor.post(returnPath, form, fromGoogle);
    const end = await visitor.get(location ?? "");
    expect(end.status).toBe(kind ? 502 : 303);
    for (const said of [location, end.location, end.html, JSON.stringify([headers, end.headers])]) {
      expect(said ?? "").not.toContain(id_token.split(".")[1]);
    }
  }
  const { headers } = await visitor.get("/before_room");
  await waitFor(() => expect(panel.logs().join("\n")).toContain(headers["x-request-id"]));
  expect(await findLeaks(panel, credentials)).toEqual([]);
  expect(panel.logs().join("\n")).not.toContain(credentials[0]?.split(".")[1]);
});

it("leaves the session of a logged-in user as it is", async () => {
  const visitor = createVisitor(panel, "alazul.localhost");
  await visitor.logIn(demoLogin(panel, "client", 1));
  const before = [...visitor.cookies];
  expect((await visitor.get("/login/google")).location).toBe("/");
  expect((await visitor.get(`${returnPath}?state=a`)).location).toBe("/");
  expect([...visitor.cookies]).toEqual(before);
});
