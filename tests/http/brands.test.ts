import { afterEach, describe, expect, it } from "vitest";
import { createCookieSigner } from "../../app/session/cookies.server.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { type Panel, type PanelOptions, SESSION_SECRET, startPanel } from "../services/panel.ts";
import { createVisitor } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";
import { readTitle, textOf } from "./read-page.ts";

const running: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0).reverse()) await stop();
});

async function keep(panel: Promise<Panel>): Promise<Panel> {
  running.push((await panel).stop);
  return panel;
}

const borrow = (): Promise<Panel> => keep(borrowPanel());
const start = (options?: PanelOptions): Promise<Panel> => keep(startPanel(options));

describe("the brand of a page", () => {
  it("comes from the host, otherwise from the address, otherwise it is the default", async () => {
    const panel = await borrow();
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

  it("comes from the forwarded header only when the proxy is trusted", {
    tags: "full",
  }, async () => {
    const header = { "x-forwarded-host": "alazul.localhost", "x-forwarded-proto": "https" };
    const distrustful = await borrow();
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
    const panel = await borrow();
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
  it("stand in the place of the panel's, in the languages in which the brand has them", {
    tags: "full",
  }, async () => {
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
  it("adds no style, script or markup of its own to a page", { tags: "full" }, async () => {
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
