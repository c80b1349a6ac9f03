import { afterEach, describe, expect, it } from "vitest";
import type { Fault } from "../../sandbox/control/faults.ts";
import { type Panel, type PanelOptions, startPanel } from "../services/panel.ts";
import { type RedisService, startRedis } from "../services/redis.ts";
import { createVisitor, type Page } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { demoLogin } from "./demo-login.ts";
import { readLanguage, readTitle, textOf } from "./read-page.ts";

const HOST = "cantalmar.localhost";
const OTHER_HOST = "alazul.localhost";
const BRAND = "radio-taxi-cantalmar";

const running: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0).reverse()) await stop();
});

async function start(options?: PanelOptions): Promise<Panel> {
  const panel = await startPanel(options);
  running.push(panel.stop);
  return panel;
}

async function startStore(): Promise<RedisService> {
  const redis = await startRedis({ persistent: true });
  running.push(redis.stop);
  return redis;
}

const guest = (panel: Panel, host = HOST, language = "en") =>
  createVisitor(panel, host, { headers: { "accept-language": language } });

const broken = (operation: Fault["operation"]): Fault => ({
  ...{ operation, brand: BRAND },
  ...{ kind: "status", status: 500 },
});

async function failToLogIn(panel: Panel, { times = 3, host = HOST } = {}) {
  for (let n = 0; n < times; n += 1) {
    const { status } = await guest(panel, host).logIn(demoLogin(panel, "client"));
    expect(status).toBe(502);
  }
}

/** The services on the status page, each with whether it works. */
function readServices({ html }: Page): Record<string, string> {
  const rows = html.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs);
  return Object.fromEntries([...rows].map(([, term = "", detail = ""]) => [term, textOf(detail)]));
}

const works = {
  "Ordering a taxi": "Working",
  "Logging in": "Working",
  "Live view of taxis": "Working",
};
const sinceNow = expect.stringMatching(/^Not working Since \d\d:\d\d \.$/);
const allDown = Object.fromEntries(Object.keys(works).map((name) => [name, sinceNow]));

/** The banner's text; undefined on a page without it. */
function readBanner({ html }: Page): string | undefined {
  const [, banner] = html.match(/<div class="page-banner" role="status">(.*?)<\/div>/s) ?? [];
  return banner === undefined ? undefined : textOf(banner);
}

describe("while all works", () => {
  it("the status page says so, is never cached, and neither indexed nor refreshed", async () => {
    const panel = await start();
    for (const path of ["/status", `/status/${OTHER_HOST}`, "/status?lng=es"]) {
      const page = await guest(panel).get(path);
      expect(page.status).toBe(200);
      expect(page.headers["cache-control"]).toContain("no-store");
      expect(page.html).toContain('<meta name="robots" content="noindex"/>');
      expect(page.html).not.toContain('http-equiv="refresh"');
    }
    const page = await guest(panel).get("/status");
    expect(readServices(page)).toEqual(works);
    expect(textOf(page.html)).toContain("All systems are working.");
    const spanish = await guest(panel, OTHER_HOST, "es").get("/status");
    expect(readTitle(spanish.html)).toMatch(/^Estado del servicio · /);
    expect(textOf(spanish.html)).toContain("Todo funciona.");
    const data = await guest(panel).get("/status.data");
    expect(data.headers["cache-control"]).toContain("no-store");
  });

  it("no page has a banner, and the pages that users look at link to the status page", async () => {
    const panel = await start();
    for (const path of ["/help", "/before_room", "/about"]) {
      const page = await guest(panel).get(path);
      expect(readBanner(page)).toBeUndefined();
      expect(page.html).toContain('href="/status"');
    }
    const shared = await createVisitor(panel, "127.0.0.1").get(`/help?site_domain=${OTHER_HOST}`);
    expect(shared.html).toContain(`href="/status/${OTHER_HOST}"`);
  });
});

describe("a brand whose log-in fails", () => {
  it("says so on the status page and in a banner, and other brands do not", async () => {
    const panel = await start();
    const { phone } = panel.sandbox.world.brands[0] ?? {};
    panel.sandbox.faults.add(broken("authenticate"));
    await failToLogIn(panel, { times: 2 });
    expect(readServices(await guest(panel).get("/status"))).toEqual(works);
    await failToLogIn(panel, { times: 1 });

    const page = await guest(panel).get("/status");
    expect(readServices(page)).toEqual({ ...works, "Logging in": sinceNow });
    expect(page.html).toMatch(/<time dateTime="\d{4}-\d\d-\d\dT[\d:.]+Z">\d\d:\d\d<\/time>/);
    expect(page.html).toContain('<noscript><meta http-equiv="refresh" content="30"/></noscript>');
    expect(readBanner(page)).toBeUndefined();
    expect(page.html).toContain(`href="tel:${phone}"`);

    const banner = readBanner(await guest(panel).get("/login"));
    expect(banner).toMatch(
      /^Logging in is not working right now\. Since \d\d:\d\d \. Call .+ to order a taxi\. See the status page$/,
    );
    const spanish = readBanner(await guest(panel, HOST, "es").get("/login"));
    expect(spanish).toContain("Ahora mismo no se puede entrar en la cuenta. Desde las ");

    expect(readServices(await guest(panel, OTHER_HOST).get("/status"))).toEqual(works);
    expect(readBanner(await guest(panel, OTHER_HOST).get("/login"))).toBeUndefined();
  });

  it("has no banner on the next page after one log-in, though pages are cached", async () => {
    const panel = await start();
    const read = async () => readBanner(await guest(panel).get("/help"));
    expect([await read(), await read()]).toEqual([undefined, undefined]);
    panel.sandbox.faults.add(broken("authenticate"));
    await failToLogIn(panel);
    for (let n = 0; n < 2; n += 1) expect(await read()).toContain("Logging in is not working");
    panel.sandbox.faults.clear();
    expect((await guest(panel).logIn(demoLogin(panel, "client"))).status).toBe(303);
    for (let n = 0; n < 2; n += 1) expect(await read()).toBeUndefined();
  });

  it("is not one whose API refuses wrong passwords", async () => {
    const panel = await start();
    for (let n = 0; n < 5; n += 1) {
      await guest(panel).post("/login", { username: "client@example.com", password: "wrong" });
    }
    expect(readServices(await guest(panel).get("/status"))).toEqual(works);
  });
});

it("a member sees that ordering does not work, and the banner is first on every page", async () => {
  const panel = await start();
  const member = guest(panel);
  await member.logIn(demoLogin(panel, "client"));
  panel.sandbox.faults.add(broken("searchAgrupations"));
  for (let n = 0; n < 3; n += 1) {
    await member.get("/request?from=Plaza+Mayor&to=terminal+1+salidas");
  }
  for (const path of ["/", "/favorite", "/profile", "/no/such/page"]) {
    const page = await member.get(path);
    expect(readBanner(page)).toMatch(/^Ordering a taxi is not working right now\. Since /);
    expect(page.html).toContain('href="/status"');
  }
  panel.sandbox.faults.clear();
  await member.get("/request?from=Plaza+Mayor&to=terminal+1+salidas");
  expect(readBanner(await member.get("/favorite"))).toBeUndefined();
});

it("an API that is down shows for every brand and on error pages, and recovers without users", async () => {
  const panel = await start();
  for (const host of [HOST, OTHER_HOST]) await guest(panel, host).get("/status");
  const member = guest(panel);
  await member.logIn(demoLogin(panel, "client"));
  await panel.sandbox.goDown();
  await failToLogIn(panel, { times: 10 });
  expect(readServices(await guest(panel, HOST).get("/status"))).toEqual(allDown);
  // The panel asks the API without a brand before it says the same for the other brands.
  await waitFor(async () =>
    expect(readServices(await guest(panel, OTHER_HOST).get("/status"))).toEqual(allDown),
  );
  expect(readServices(await member.get("/status"))).toEqual(allDown);
  // No process has seen this brand yet, so its first page is an error.
  const failed = await guest(panel, "limoncillo.localhost").get("/before_room");
  expect(failed.status).toBe(502);
  expect(failed.html).toMatch(/<a[^>]* href="\/status"[^>]*>See what is working<\/a>/);
  await panel.sandbox.comeBack();
  // A probe asks the API every five seconds.
  await waitFor(async () => {
    for (const host of [HOST, OTHER_HOST]) {
      expect(readServices(await guest(panel, host).get("/status"))).toEqual(works);
    }
  });
});

it("an API that does not answer for one brand stops no other", async () => {
  const panel = await start();
  const [brand] = panel.sandbox.world.brands;
  panel.sandbox.faults.add({ operation: "*", brand: brand?.permalink, kind: "reset" });
  await failToLogIn(panel, { times: 12 });
  expect(readServices(await guest(panel, HOST).get("/status"))).toEqual(allDown);
  const other = guest(panel, OTHER_HOST);
  expect((await other.logIn(demoLogin(panel, "client", 1))).status).toBe(303);
  expect(readServices(await other.get("/status"))).toEqual(works);
  panel.sandbox.faults.clear();
  // A probe asks the API every five seconds, though no user of the brand calls.
  await waitFor(async () =>
    expect(readServices(await guest(panel, HOST).get("/status"))).toEqual(works),
  );
});

it("a store that is down shows on the status page, until it is back", async () => {
  const redis = await startStore();
  const panel = await start({ redis });
  const [brand] = panel.sandbox.world.brands;
  const client = guest(panel);
  await client.logIn(demoLogin(panel, "client"));
  expect(readServices(await client.get("/status"))).toEqual(works);
  await redis.kill();
  const page = await client.get("/status");
  expect(page.status).toBe(200);
  expect(readServices(page)).toEqual(allDown);
  expect(readTitle(page.html)).toContain(brand?.pageTitle);
  expect(readBanner(await guest(panel).get("/login"))).toContain("Ordering a taxi is not working");
  const member = await guest(panel).logIn(demoLogin(panel, "client"));
  expect(member.status).toBe(503);
  expect(member.html).toContain('href="/status"');
  await redis.restart();
  await waitFor(async () => expect(readServices(await guest(panel).get("/status"))).toEqual(works));
  expect(readBanner(await guest(panel).get("/login"))).toBeUndefined();
});

it("a panel that knows no brand, with neither the API nor the store, still answers", async () => {
  const redis = await startStore();
  const panel = await start({ redis });
  await panel.sandbox.goDown();
  await redis.kill();
  for (const [language, title] of [
    ["en", "Service status"],
    ["es", "Estado del servicio"],
  ] as const) {
    const page = await guest(panel, HOST, language).get("/status");
    expect(page.status).toBe(200);
    expect(readLanguage(page.html)).toBe(language);
    expect(readTitle(page.html)).toBe(`${title} · Taxi`);
    expect(Object.values(readServices(page)).join()).not.toMatch(/Working|\bFunciona/);
  }
  await redis.restart();
  await panel.sandbox.comeBack();
  await waitFor(async () => {
    const page = await guest(panel).get("/status");
    expect(readTitle(page.html)).toContain("Cantalmar");
    expect(readServices(page)).toEqual(works);
  });
});

it("answers soon while the API hangs", async () => {
  const panel = await start();
  panel.sandbox.faults.add({ operation: "*", kind: "slow", delayMs: 60_000 });
  const page = await guest(panel).get("/status");
  expect(page.status).toBe(200);
  expect(readTitle(page.html)).toBe("Service status · Taxi");
  // The first failure is this one, and the API has not failed often enough to say since when.
  expect(new Set(Object.values(readServices(page)))).toEqual(new Set(["Not working"]));
});

it("a panel without traffic learns of an outage and of its end from the one with traffic", async () => {
  const redis = await startStore();
  const busy = await start({ redis });
  const idle = await start({ redis, sandbox: busy.sandbox });
  expect(readServices(await guest(idle).get("/status"))).toEqual(works);
  busy.sandbox.faults.add(broken("authenticate"));
  await failToLogIn(busy);
  await waitFor(async () =>
    expect(readServices(await guest(idle).get("/status"))).toEqual({
      ...works,
      "Logging in": sinceNow,
    }),
  );
  expect(readBanner(await guest(idle).get("/help"))).toContain("Logging in is not working");
  // A panel that starts meanwhile knows it from the store.
  const late = await start({ redis, sandbox: busy.sandbox });
  expect(readBanner(await guest(late).get("/help"))).toContain("Logging in is not working");
  busy.sandbox.faults.clear();
  await guest(busy).logIn(demoLogin(busy, "client"));
  for (const panel of [idle, late]) {
    await waitFor(async () =>
      expect(readServices(await guest(panel).get("/status"))).toEqual(works),
    );
  }
});
