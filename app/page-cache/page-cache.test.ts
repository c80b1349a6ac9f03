import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { pino } from "pino";
import { request } from "undici";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { featuresWithout } from "../../tests/features.ts";
import type { Brand } from "../api/configuration.server.ts";
import type { Services } from "../request/services.server.ts";
import { toCachedPage } from "./cached-page.server.ts";
import { createPageCache } from "./page-cache.server.ts";
import type { RenderPage } from "./render-page.server.ts";

const mark = "m".repeat(24);
const toBrand = (name: string) =>
  ({
    name,
    permalink: name,
    siteDomain: `${name}.example`,
    contents: [{ key: "fares" }],
    languages: [],
    fallbackLanguage: null,
    features: featuresWithout(),
  }) as unknown as Brand;

let server: Server;
let brand: Brand;
let purge: (permalink: string) => void;
let outages: Record<string, number>;
let renderPage: ReturnType<typeof vi.fn<RenderPage>>;
beforeEach(async () => {
  brand = toBrand("one");
  outages = {};
  renderPage = vi.fn<RenderPage>(async ({ pathname }, language) =>
    toCachedPage(`${brand.name} ${language} ${pathname} ${mark}`, mark),
  );
  const tenants = {
    find: async ({ domain }: { domain?: string }) =>
      domain === brand.siteDomain ? brand : undefined,
    findDefault: async () => toBrand("default"),
    onPurge(listener: typeof purge) {
      purge = listener;
    },
  };
  const app = express();
  app.use((_request, response, next) => {
    response.locals = { nonce: randomBytes(16).toString("base64"), requestId: "r" };
    next();
  });
  const health = { of: async (permalink: string) => ({ since: outages[permalink] }) };
  const services = { tenants, health } as unknown as Services;
  app.use(createPageCache({ renderPage, services, log: pino({ level: "silent" }) }));
  app.use((_request, response) => void response.send("rendered by Remix"));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function get(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const { body } = await request(`http://127.0.0.1:${port}${path}`, {
    headers: { host: "one.example", ...headers },
  });
  return (await body.text()).replace(/ [\w+/=]{24}$/, "");
}

it("renders a page once for all requests, concurrent or later", async () => {
  const pages = await Promise.all(Array.from({ length: 50 }, () => get("/login")));
  pages.push(await get("/login", { cookie: "_ga=1; parada_language=ImVzIg==" }));
  expect(new Set(pages)).toEqual(new Set(["one es /login"]));
  expect(renderPage).toHaveBeenCalledTimes(1);
});

it("renders a page for each language and address", async () => {
  const english = { "accept-language": "en-GB" };
  expect(await get("/login", english)).toBe("one en /login");
  expect(await get("/login")).toBe("one es /login");
  expect(await get("/about")).toBe("one es /about");
  expect(await get("/login", { ...english, cookie: "parada_language=ImVzIg==" })).toBe(
    "one es /login",
  );
});

it("renders a page anew when the configuration has changed, and not when it was only fetched again", async () => {
  await get("/login");
  brand = structuredClone(brand);
  await get("/login");
  expect(renderPage).toHaveBeenCalledTimes(1);
  brand = { ...brand, name: "renamed" };
  expect(await get("/login")).toBe("renamed es /login");
  expect(renderPage).toHaveBeenCalledTimes(2);
});

it("renders a page anew when its brand was purged, and not when another was", async () => {
  await get("/login");
  purge("another");
  await get("/login");
  expect(renderPage).toHaveBeenCalledTimes(1);
  purge("one");
  await get("/login");
  expect(renderPage).toHaveBeenCalledTimes(2);
});

it("renders a page anew when an outage of its brand begins or ends, and not for another brand's", async () => {
  await get("/login");
  outages.another = 1;
  await get("/login");
  expect(renderPage).toHaveBeenCalledTimes(1);
  outages.one = 1;
  await get("/login");
  expect(renderPage).toHaveBeenCalledTimes(2);
  outages = {};
  await get("/login");
  expect(renderPage).toHaveBeenCalledTimes(2);
});

it("does not keep a page that was rendered while an outage ended", async () => {
  outages.one = 1;
  renderPage.mockImplementationOnce(async () => {
    outages = {};
    return toCachedPage(`one with an outage ${mark}`, mark);
  });
  await get("/login");
  outages.one = 1;
  expect(await get("/login")).toBe("one es /login");
});

it("passes the status page on to Remix", async () => {
  expect(await get("/status")).toBe("rendered by Remix");
  expect(renderPage).not.toHaveBeenCalled();
});

it("serves no page that was cached before the brand switched its feature off", async () => {
  expect(await get("/register")).toBe("one es /register");
  expect(await get("/login")).toBe("one es /login");
  brand = { ...brand, features: featuresWithout("signUp") };
  expect(await get("/register")).toBe("rendered by Remix");
  await get("/login");
  expect(renderPage).toHaveBeenCalledTimes(3);
});

it("shares one page among all unknown hosts", async () => {
  for (let n = 0; n < 100; n += 1) {
    await get("/login", { host: `host-${n}.example` });
  }
  expect(renderPage).toHaveBeenCalledTimes(1);
});

it.each([
  ["a user with a session", "/login", { cookie: "parada_one=sealed" }],
  ["a user with a session over https", "/login", { cookie: "__Host-parada_one=sealed" }],
  ["a user with a flash message", "/login", { cookie: "a=b; parada_flash=sealed" }],
  ["a user whose phone is in a cookie", "/activate_account", { cookie: "parada_activation_one=x" }],
  ["an address with an unknown brand", "/login?site_domain=unknown.example", {}],
  ["an unknown content", "/content/no-such-text", {}],
])("does not cache for %s", async (_, path, headers) => {
  expect(await get(path, headers)).toBe("rendered by Remix");
  expect(renderPage).not.toHaveBeenCalled();
});

it("lets Remix render a page that cannot be cached", async () => {
  renderPage.mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error("no"));
  expect(await get("/login")).toBe("rendered by Remix");
  expect(await get("/login")).toBe("rendered by Remix");
  expect(await get("/login")).toBe("one es /login");
});

it("keeps what users have asked for lately within its memory", async () => {
  const megabyte = 1024 * 1024;
  renderPage.mockImplementation(async ({ pathname }) => ({
    ...toCachedPage(`${pathname} ${mark}`, mark),
    bytes: 10 * megabyte,
  }));
  for (const path of ["/login", "/about", "/login", "/register"]) await get(path);
  expect(renderPage).toHaveBeenCalledTimes(3);
  // Of 24 MB two such pages take 20.
  await get("/login");
  expect(renderPage).toHaveBeenCalledTimes(3);
  await get("/about");
  expect(renderPage).toHaveBeenCalledTimes(4);
});

it("draws a page anew when it is older than ten minutes", async () => {
  await get("/login");
  const now = performance.now();
  const clock = vi.spyOn(performance, "now");
  clock.mockImplementation(() => now + 9 * 60_000);
  await get("/login");
  expect(renderPage).toHaveBeenCalledTimes(1);
  clock.mockImplementation(() => now + 11 * 60_000);
  // The cache reads the clock once a millisecond.
  await vi.waitFor(async () => {
    await get("/login");
    expect(renderPage).toHaveBeenCalledTimes(2);
  });
  clock.mockRestore();
});
