import { request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  CONSOLE_SECRET,
  operate,
  type PanelWithConsole,
  startPanelWithConsole,
  visitConsole,
} from "../../services/console.ts";
import { findFreePort } from "../../services/free-port.ts";
import { type OidcProvider, startOidcProvider } from "../../services/oidc-provider.ts";
import { createVisitor, type Page, type Visitor } from "../../services/visitor.ts";
import { textOf } from "../read-page.ts";

let panel: PanelWithConsole;
beforeAll(async () => {
  panel = await startPanelWithConsole({ env: { TRUSTED_PROXIES: "127.0.0.1" } });
});
afterAll(() => panel?.stop());

const brand = "/brands/radio-taxi-cantalmar";
const pages = ["/", "/contract", "/trail", "/look-up?name=alazul", brand, `${brand}/accounts/1`];
const actions = [
  ...[`${brand}/purge`, `${brand}/end-sessions`, `${brand}/release-limits`],
  ...[`${brand}/accounts/1/end-sessions`, `${brand}/accounts/1/settle`, "/no-such-action"],
];

describe("a request to the console without a log-in", () => {
  it.each(pages)("learns nothing from %s", async (path) => {
    const { status, location, html } = await visitConsole(panel).get(path);
    expect([status, location]).toEqual([303, `/log-in?to=${encodeURIComponent(path)}`]);
    expect(html).not.toContain("Cantalmar");
  });

  it.each(actions)("does nothing by a post to %s", async (path) => {
    const { status, location } = await visitConsole(panel).post(path, { confirmed: "on" });
    expect([status, location]).toEqual([303, "/log-in?to=%2F"]);
  });

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("learns nothing by %s", async (method) => {
    const headers = { host: `localhost:${panel.consolePort}` };
    const url = `http://127.0.0.1:${panel.consolePort}${brand}`;
    const { statusCode, body } = await request(url, { method: method as "PUT", headers });
    expect(statusCode).toBeGreaterThanOrEqual(300);
    expect(await body.text()).not.toContain("Cantalmar");
  });

  it.each([
    ["of the panel", () => new Map([["parada_radio-taxi-cantalmar", "1.2.3"]])],
    ["of the operator's own making", () => new Map([["console_session", "eyJpZCI6IjEifQ=="]])],
  ])("is not let in by a cookie %s", async (_, cookies) => {
    expect((await visitConsole(panel, cookies()).get("/")).status).toBe(303);
  });

  it("is not let in by the cookie of a session that was ended, in another process either", {
    tags: "full",
  }, async () => {
    const { sandbox, redis } = panel;
    const other = await startPanelWithConsole({ sandbox, redis });
    try {
      const operator = await operate(panel);
      const kept = new Map(operator.cookies);
      expect((await visitConsole(other, kept).get("/")).status).toBe(200);
      await operator.post("/log-out", {});
      for (const each of [panel, other]) {
        expect((await visitConsole(each, new Map(kept)).get("/")).status).toBe(303);
      }
    } finally {
      await other.stop();
    }
  });
});

describe("the console's host", () => {
  it.each(["cantalmar.localhost", "alazul.localhost", "panel.example", "localhost.example"])(
    "is not %s",
    async (host) => {
      const operator = await operate(panel);
      const { status, html } = await operator.get("/", { host: `${host}:${panel.consolePort}` });
      expect(status).toBe(421);
      expect(html).not.toContain("Cantalmar");
    },
  );

  it("is none that a router forwards for a brand", async () => {
    const operator = await operate(panel);
    const { status } = await operator.get("/", { "x-forwarded-host": "cantalmar.localhost" });
    expect(status).toBe(421);
  });

  it("has its pages on the console's port alone", async () => {
    const { cookies } = await operate(panel);
    for (const path of ["/trail", brand, "/log-out"]) {
      const page = await createVisitor(panel, "localhost", { cookies }).get(path);
      expect(page.status, path).toBe(404);
    }
  });
});

describe("another site", () => {
  it.each<[string, Record<string, string>]>([
    ["names itself", { origin: "https://evil.example" }],
    ["hides its name", { origin: "null" }],
    ["is a brand on this machine", { origin: "http://cantalmar.localhost:3000" }],
    ["says so", { "sec-fetch-site": "cross-site" }],
    ["is a neighbour", { "sec-fetch-site": "same-site" }],
  ])("cannot make an operator's browser act where it %s", async (_, headers) => {
    const operator = await operate(panel);
    const { status } = await operator.post(`${brand}/purge`, {}, headers);
    expect(status).toBe(403);
  });

  it("cannot be where the log-in leads", async () => {
    const form = { secret: CONSOLE_SECRET };
    for (const to of [
      "//evil.example",
      "/log-out",
      "https://evil.example",
      "/\\evil.example",
      "/%0d%0a",
    ]) {
      const { location } = await visitConsole(panel).post("/log-in", { ...form, to });
      expect(new URL(location ?? "", "http://console.invalid").host, to).toBe("console.invalid");
    }
  });
});

describe("the log-in by secret", () => {
  it("refuses a wrong one, and a network that has guessed ten times, the right one too", async () => {
    const from = (network: string) => ({ "x-forwarded-for": network });
    const guess = (secret: string, network = "203.0.113.7") =>
      visitConsole(panel).post("/log-in", { secret }, from(network));
    for (let count = 0; count < 10; count += 1) {
      const page = await guess(`${CONSOLE_SECRET}${count}`);
      expect([page.status, textOf(page.html).includes("This is not the secret.")]).toEqual([
        422,
        true,
      ]);
    }
    expect((await guess(CONSOLE_SECRET)).status).toBe(429);
    expect((await guess(CONSOLE_SECRET, "203.0.113.8")).status).toBe(303);
  });

  it.each([
    {},
    { secret: "" },
    { secret: CONSOLE_SECRET.slice(0, -1) },
    { secret: `${CONSOLE_SECRET} ` },
  ])("refuses %j", async (form) => {
    const page = await visitConsole(panel).post("/log-in", form as Record<string, string>, {
      "x-forwarded-for": "203.0.113.9",
    });
    expect(page.status).toBe(422);
    expect(page.headers["set-cookie"]).toBeUndefined();
  });
});

describe("every page of the console", () => {
  it("has no script, stays out of caches and search engines, and is in no frame", async () => {
    const operator = await operate(panel);
    for (const path of pages) {
      const { headers, html } = await operator.open(path);
      expect(html, path).not.toMatch(/<script|\son\w+=/);
      expect(headers["cache-control"], path).toBe("no-store");
      expect(headers["x-robots-tag"], path).toContain("noindex");
      expect(headers["content-security-policy"], path).toContain("default-src 'none'");
      expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
    }
  });
});

describe("the log-in by an OpenID Connect provider", () => {
  let provider: OidcProvider;
  let guarded: PanelWithConsole;
  beforeAll(async () => {
    provider = await startOidcProvider();
    const { sandbox, redis } = panel;
    const consolePort = await findFreePort();
    guarded = await startPanelWithConsole({
      ...{ sandbox, redis },
      env: {
        CONSOLE_PORT: `${consolePort}`,
        CONSOLE_URL: `http://localhost:${consolePort}`,
        CONSOLE_SECRET: "",
        CONSOLE_OIDC_ISSUER: provider.issuer,
        CONSOLE_OIDC_CLIENT_ID: "parada-console",
        CONSOLE_OIDC_ALLOWED: "operator-1, group:operators",
      },
    });
    guarded.consolePort = consolePort;
  });
  afterAll(async () => {
    await guarded?.stop();
    await provider?.stop();
  });

  /** Goes to the provider and back, as a browser does; `change` alters the way back. */
  async function logIn(visitor: Visitor, change = (back: URL) => back): Promise<Page> {
    const { location: address = "" } = await visitor.get("/log-in/provider?to=/trail");
    const answer = await request(address);
    await answer.body.dump();
    const back = change(new URL(String(answer.headers.location)));
    return visitor.get(back.pathname + back.search);
  }

  it.each([
    ["an operator of the list", { sub: "operator-1" }],
    ["a member of a group of the list", { sub: "new", groups: ["drivers", "operators"] }],
  ])("lets %s in, to the page that they wanted", async (_, claims) => {
    provider.seat(claims);
    const operator = visitConsole(guarded);
    expect(await logIn(operator)).toMatchObject({ status: 303, location: "/trail" });
    expect(textOf((await operator.get("/trail")).html)).toContain(claims.sub);
  });

  it.each<[string, Record<string, unknown>, boolean]>([
    ["is on no list", { sub: "driver-1" }, false],
    ["is in another group", { sub: "driver-1", groups: ["drivers"] }, false],
    ["has a group that is no list", { sub: "driver-1", groups: "operators" }, false],
    ["comes from another issuer", { sub: "operator-1", iss: "https://evil.example" }, false],
    ["is another client's", { sub: "operator-1", aud: "another" }, false],
    ["is of another attempt", { sub: "operator-1", nonce: "another" }, false],
    ["has expired", { sub: "operator-1", exp: 1 }, false],
    ["is signed with another key", { sub: "operator-1" }, true],
  ])("refuses a token that %s", async (_, claims, forged) => {
    provider.seat(claims, { forged });
    const visitor = visitConsole(guarded);
    expect((await logIn(visitor)).status).toBe(403);
    expect((await visitor.get("/")).status).toBe(303);
  });

  it("refuses a way back with another state, of another browser, or for the second time", async () => {
    provider.seat({ sub: "operator-1" });
    const visitor = visitConsole(guarded);
    const otherState = await logIn(visitor, (back) => {
      back.searchParams.set("state", "another");
      return back;
    });
    expect(otherState.status).toBe(403);
    let kept: URL | undefined;
    await logIn(visitor, (back) => {
      kept = back;
      return back;
    });
    const again = `${kept?.pathname}${kept?.search}`;
    expect((await visitor.get(again)).status).toBe(403);
    expect((await visitConsole(guarded).get(again)).status).toBe(403);
  });

  it("is the only one where there is no secret", async () => {
    const visitor = visitConsole(guarded);
    expect((await visitor.get("/log-in")).html).not.toContain('name="secret"');
    expect((await visitor.post("/log-in", { secret: "" })).status).toBe(422);
  });

  it("says so where the provider cannot be reached", { tags: "full" }, async () => {
    const { sandbox, redis } = panel;
    const consolePort = await findFreePort();
    const cut = await startPanelWithConsole({
      ...{ sandbox, redis },
      env: {
        CONSOLE_PORT: `${consolePort}`,
        CONSOLE_URL: `http://localhost:${consolePort}`,
        CONSOLE_OIDC_ISSUER: `http://127.0.0.1:${await findFreePort()}`,
        CONSOLE_OIDC_CLIENT_ID: "parada-console",
        CONSOLE_OIDC_ALLOWED: "operator-1",
      },
    });
    try {
      const visitor = visitConsole({ consolePort });
      expect((await visitor.get("/log-in/provider")).status).toBe(502);
    } finally {
      await cut.stop();
    }
  });
});
