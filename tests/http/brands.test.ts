import { Redis } from "ioredis";
import { afterEach, describe, expect, it } from "vitest";
import { createCookieSigner } from "../../app/session/cookies.server.ts";
import { type Panel, type PanelOptions, SESSION_SECRET, startPanel } from "../services/panel.ts";
import { createVisitor, visitMany } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { demoLogin } from "./demo-login.ts";
import { readMenu, readTitle, textOf } from "./read-page.ts";

const running: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0).reverse()) await stop();
});

async function start(options?: PanelOptions): Promise<Panel> {
  const panel = await startPanel(options);
  running.push(panel.stop);
  return panel;
}

function connect({ redis }: Panel): Redis {
  const client = new Redis(redis.url);
  running.push(() => client.disconnect());
  return client;
}

const lookUps = ({ sandbox }: Panel) => sandbox.calls.get("getDomainConfiguration") ?? 0;

describe("the brand of a page", () => {
  it("comes from the host, otherwise from the address, otherwise it is the default", async () => {
    const panel = await start();
    const [first, second, third] = panel.sandbox.world.brands.map(({ pageTitle }) => pageTitle);
    const titleAt = async (host: string, path: string) =>
      readTitle((await createVisitor(panel, host).get(path)).html);
    expect(await titleAt("alazul.localhost", "/before_room")).toContain(second);
    expect(await titleAt("AIRPORT.localhost.", "/before_room")).toContain(second);
    expect(await titleAt("alazul.localhost", "/before_room/limoncillo.localhost")).toContain(
      second,
    );
    expect(await titleAt("127.0.0.1", "/before_room/limoncillo.localhost")).toContain(third);
    expect(await titleAt("127.0.0.1", "/login?site_domain=limoncillo.localhost")).toContain(third);
    expect(await titleAt("127.0.0.1", "/before_room/unknown.localhost")).toContain(first);
    expect(await titleAt("127.0.0.1", "/before_room")).toContain(first);
  });

  it("comes from the forwarded header only when the proxy is trusted", async () => {
    const header = { "x-forwarded-host": "alazul.localhost", "x-forwarded-proto": "https" };
    const distrustful = await start();
    const trustful = await start({
      env: { TRUSTED_PROXIES: "127.0.0.1" },
      sandbox: distrustful.sandbox,
      redis: distrustful.redis,
    });
    const [first, second] = distrustful.sandbox.world.brands;
    const visit = (panel: Panel) =>
      createVisitor(panel, "cantalmar.localhost", { headers: header }).get("/before_room");
    expect(readTitle((await visit(distrustful)).html)).toContain(first?.pageTitle);
    expect(readTitle((await visit(trustful)).html)).toContain(second?.pageTitle);
  });

  it("keeps its sessions to itself", async () => {
    const panel = await start();
    const visitor = createVisitor(panel, "cantalmar.localhost");
    await visitor.logIn(demoLogin(panel, "client"));
    const [[name, sealed] = ["", ""]] = [...visitor.cookies];
    expect((await visitor.get("/")).status).toBe(200);

    // Even a correctly signed cookie is invalid on the other brand.
    const signer = createCookieSigner([SESSION_SECRET]);
    const id = signer.open(name, sealed) ?? "";
    const elsewhere = "parada_alazul";
    for (const cookie of [
      [name, sealed],
      [elsewhere, sealed],
      [elsewhere, signer.seal(elsewhere, id)],
    ] as [string, string][]) {
      const stranger = createVisitor(panel, "alazul.localhost", { cookies: [cookie] });
      expect((await stranger.get("/")).status).toBe(302);
    }
  });
});

describe("a brand's own words", () => {
  it("stand in the place of the panel's, in the languages in which the brand has them", async () => {
    const panel = await start();
    const read = async (language: string, path = "/before_room") => {
      const headers = { "accept-language": language };
      return textOf((await createVisitor(panel, "alazul.localhost", { headers }).get(path)).html);
    };
    expect(await read("en")).toContain("To the airport and back at a fixed price, day and night.");
    expect(await read("es")).toContain(
      "Al aeropuerto y de vuelta a precio fijo, de día y de noche.",
    );
    expect(await read("fr")).not.toContain("day and night");
    const [, alazul] = panel.sandbox.world.brands;
    if (alazul) alazul.wording = [{ key: "welcome", language: "en", text: "<b>Hi</b> & bye" }];
    const other = await start({ sandbox: panel.sandbox });
    const headers = { "accept-language": "en" };
    const { html } = await createVisitor(other, "alazul.localhost", { headers }).get(
      "/before_room",
    );
    expect(html).toContain("&lt;b&gt;Hi&lt;/b&gt; &amp; bye</h1>");
  });
});

describe("the brand's configuration", () => {
  it("is fetched once for a hundred simultaneous visitors", async () => {
    const panel = await start();
    await visitMany(Array(100).fill([panel, "cantalmar.localhost"]), "/before_room");
    expect(lookUps(panel)).toBe(1);
  });

  it("is fetched once by two panels that share a store", async () => {
    const panel = await start();
    const { sandbox, redis } = panel;
    const other = await start({ sandbox, redis });
    await visitMany(
      [panel, other].flatMap((each) => Array(50).fill([each, "cantalmar.localhost"])),
      "/before_room",
    );
    expect(lookUps(panel)).toBe(1);
  });

  it("is fetched at most a hundred times for a thousand unknown hosts", async () => {
    const panel = await start();
    await visitMany(
      Array.from({ length: 1_000 }, (_, index) => [panel, `host-${index}.example`]),
      "/",
    );
    expect(lookUps(panel)).toBeLessThan(100);
    expect(await connect(panel).dbsize()).toBeLessThan(10);
  });

  it("is served for a day while the API is down, by a panel that has just started too", async () => {
    const panel = await start();
    const { sandbox, redis } = panel;
    const [brand] = sandbox.world.brands;
    await createVisitor(panel, "cantalmar.localhost").get("/before_room");

    const store = connect(panel);
    const key = "parada:brand:7:domain/cantalmar.localhost";
    const readKept = async () => JSON.parse((await store.get(key)) ?? "");
    const kept = await readKept();
    expect(await store.ttl(key)).toBeGreaterThan(86_400 - 60);
    const almostADay = 23 * 3_600_000;
    kept.fetchedAt -= almostADay;
    await store.set(key, JSON.stringify(kept), "KEEPTTL");

    await sandbox.goDown();
    const late = await start({ sandbox, redis });
    const visitor = createVisitor(late, "cantalmar.localhost");
    const page = await visitor.get("/before_room");
    expect(page.status).toBe(200);
    expect(readTitle(page.html)).toContain(brand?.pageTitle);
    expect(readMenu(page.html)).not.toEqual([]);

    // The panel fetches it again without a restart.
    await sandbox.comeBack();
    await waitFor(async () => {
      await visitor.get("/before_room");
      const { fetchedAt } = await readKept();
      expect(fetchedAt).toBeGreaterThan(kept.fetchedAt + almostADay);
    });
  });

  it("decides whether pages have a dark scheme", async () => {
    const panel = await start();
    const [withDark, , lightOnly] = panel.sandbox.world.brands;
    const readThemes = async (host = "") =>
      Promise.all(
        ["/login", "/offline"].map(
          async (path) => (await createVisitor(panel, host).get(path)).html,
        ),
      );
    for (const html of await readThemes(withDark?.domains[0]))
      expect(html).toMatch(/@media screen and \(prefers-color-scheme:dark\)\{:root/);
    for (const html of await readThemes(lightOnly?.domains[0])) {
      expect(html).toContain(":root{color-scheme:light;");
      expect(html).not.toContain("prefers-color-scheme:dark){:root");
    }
  });

  it("puts its colours into the page unchanged", async () => {
    const panel = await start();
    const [brand] = panel.sandbox.world.brands;
    Object.assign(brand?.style ?? {}, {
      main_color: "#d9534f",
      secondary_color: "#15aeb4",
      main_background_color: "#ffffff",
      menu_text_color: "#666666",
    });
    const { html } = await createVisitor(panel, "cantalmar.localhost").get("/login");
    const [light = ""] = /:root\{[^}]+\}/.exec(html) ?? [];
    expect(light).toContain("--main:#d9534f;");
    expect(light).toContain("--top-bar:#d9534f;");
    expect(light).toContain("--secondary:#15aeb4;");
    expect(light).toContain("--page:#ffffff;");
    expect(light).toContain("--menu-text:#666666;");
  });

  it("adds no style, script or markup of its own to a page", async () => {
    const panel = await start();
    const { sandbox } = panel;
    const [brand] = sandbox.world.brands;
    const configuration = await fetch(
      `${sandbox.origin}/configuration/domain?search=${brand?.domains[0]}`,
    ).then((response) => response.json());
    const { agrupation } = configuration;
    const style = "red;}body{display:none";
    const markup = "<script>alert(1)</script>";
    sandbox.faults.add({
      operation: "getDomainConfiguration",
      kind: "status",
      status: 200,
      body: {
        ...configuration,
        title: `</title>${markup}`,
        favicon: "javascript:alert(1)",
        agrupation: {
          ...agrupation,
          name: markup,
          logo: "javascript:alert(1)",
          main_color: style,
          secondary_color: "url(https://evil.example/)",
          main_background_color: "</style><script>alert(1)</script>",
          menu_text_color: style,
          top_text_color: style,
          facebook_link: "javascript:alert(1)",
          extras: [{ show: true, description: markup }],
        },
      },
    });
    const { status, html } = await createVisitor(panel, "cantalmar.localhost").get("/before_room");
    expect(status).toBe(200);
    expect(html).not.toContain("display:none}");
    expect(html).not.toContain("body{display");
    expect(html).not.toContain("javascript:");
    expect(html).not.toContain("evil.example");
    expect(html).not.toContain(markup);
    expect(textOf(html)).toContain(markup);
  });
});
