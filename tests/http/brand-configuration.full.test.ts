import { Redis } from "ioredis";
import { afterEach, describe, expect, it } from "vitest";
import { type Panel, type PanelOptions, startPanel } from "../services/panel.ts";
import { createVisitor, visitMany } from "../services/visitor.ts";
import { waitFor } from "../services/wait-for.ts";
import { readMenu, readTitle } from "./read-page.ts";

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
});
