import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { everyone, screenRows } from "../screens.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createWalkers, type Walkers } from "../services/walkers.ts";

let panel: Panel;
let walkers: Walkers;
beforeAll(async () => {
  panel = await startPanel();
  walkers = await createWalkers(panel);
});
afterAll(() => panel.stop());

describe.each(everyone)("the links of a %s", (kind) => {
  it("lead to no missing page, from any screen and its menu", async () => {
    const visitor = walkers.visitorOf(kind);
    const links = new Map<string, string>();
    for (const row of screenRows.filter(({ kinds }) => kinds.includes(kind))) {
      for (const path of walkers.pathsOf(row, kind)) {
        const { html } = await visitor.get(path);
        for (const [, href = ""] of html.matchAll(/<a\b[^>]* href="(\/[^"]*)"/g)) {
          const address = href.replaceAll("&amp;", "&");
          links.set(address.replace(/[?#].*/, ""), address);
        }
      }
    }
    expect([...links.keys()]).toContain(kind === "guest" ? "/login" : "/panel");
    for (const address of links.values()) {
      const first = await visitor.get(address);
      const { status } = first.status === 302 ? await visitor.get(first.location ?? "") : first;
      expect(status, address).toBe(200);
    }
  });
});
