import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Account } from "../../../sandbox/world.ts";
import { borrowPanel } from "../../services/borrow-panel.ts";
import { visitAs } from "../../services/customers.ts";
import { inTurn } from "../../services/in-turn.ts";
import type { Panel } from "../../services/panel.ts";
import { listRoutes, type PanelRoute, toAddress } from "../../services/routes.ts";
import { createPerson, createVictim, dataOf, MARK } from "../../services/victim.ts";
import { createVisitor, type Visitor } from "../../services/visitor.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

/** The parameters of addresses, with values that belong to another user. */
const parameters: Record<string, (ids: Map<string, number>) => string[]> = {
  id: (ids) => [...ids.values()].map(String),
  attachment_id: (ids) => [String(ids.get("attachment"))],
  // Public by design: brand names, texts, and codes that admit their holder.
  site_domain: () => ["alazul.localhost"],
  permalink: () => ["alazul"],
  content_key: () => ["about"],
  code: () => ["482913"],
  phone: () => ["+34600000999"],
  token: () => ["none"],
  file: () => ["result.csv", "result.xlsx"],
};

const routes = (await listRoutes()).filter(({ parameters: names }) => names.length > 0);

describe("the parameters in the panel's addresses", () => {
  it("are all covered by this test", () => {
    const names = new Set(routes.flatMap((route) => route.parameters));
    expect([...names].filter((name) => !(name in parameters))).toEqual([]);
    expect(routes.map(({ id }) => id)).toEqual(expect.arrayContaining(["ticket", "taxi_card"]));
  });

  let victim: Account;
  let ids: Map<string, number>;
  let strangers: Visitor[];
  beforeAll(async () => {
    ({ victim, ids } = await createVictim(panel, "company"));
    strangers = [
      await visitAs(panel, createPerson(panel, "company", 0, "Nadie")),
      await visitAs(panel, createPerson(panel, "hotel", 0, "Nadie")),
      await visitAs(panel, createPerson(panel, "company", 1, "Nadie")),
      createVisitor(panel, "cantalmar.localhost"),
    ];
  });

  /** The route's address with each value that could stand in it. */
  function listAddresses(route: PanelRoute): string[] {
    const choices = route.parameters.map((name) => parameters[name]?.(ids) ?? []);
    const count = Math.max(...choices.map(({ length }) => length));
    return Array.from({ length: count }, (_, at) => {
      const named = route.parameters.map((name, index) => {
        const values = choices[index] ?? [];
        return [name, values[at % values.length] ?? "1"];
      });
      return toAddress(route, Object.fromEntries(named));
    });
  }

  it.each(inTurn(routes, { every: 10 }))(
    "show nothing of another user at $path, and change nothing",
    async (route) => {
      const before = dataOf(panel, victim);
      const tryAll = async (stranger: Visitor) => {
        for (const path of listAddresses(route)) {
          for (const address of [path, `${path}.data`, `${path}?site_domain=alazul.localhost`]) {
            const { html, status } = await stranger.get(address);
            expect(html, address).not.toContain(MARK);
            expect(status, address).toBeLessThan(500);
          }
          if (!route.hasAction) continue;
          for (const form of ["share", "stop", "answer", "redeem"]) {
            const { html } = await stranger.post(path, { form, text: "Hola" });
            expect(html, path).not.toContain(MARK);
          }
        }
      };
      await Promise.all(strangers.map(tryAll));
      expect(dataOf(panel, victim)).toBe(before);
    },
  );
});
