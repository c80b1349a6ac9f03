import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addCustomer } from "../services/accounts.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { visitAs } from "../services/customers.ts";
import type { Panel } from "../services/panel.ts";
import type { Visitor } from "../services/visitor.ts";
import { readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

function addAccount(role: "client" | "company") {
  const [brand] = panel.sandbox.world.brands;
  if (!brand) throw new Error("No brand");
  return addCustomer(panel.sandbox, brand, { role });
}

const favouritesOf = ({ id }: { id: number }) =>
  [...panel.sandbox.world.favourites.values()].filter(({ accountId }) => accountId === id);

/** Searches an address in the profile, and chooses one of the results. */
async function choose(visitor: Visitor, words: string) {
  const search = await visitor.get(`/profile?address=${encodeURIComponent(words)}`);
  const [, choice = ""] =
    search.html.match(/href="(\/profile\?[^"#]*lat=[^"#]*)#home-address"/) ?? [];
  expect(choice, words).not.toBe("");
  return readForm((await visitor.get(choice.replaceAll("&amp;", "&"))).html, "home-address").fields;
}

describe.each(["client", "company"] as const)("a %s without a home address", (role) => {
  it("is led from the request to the field of the profile, and starts from the saved address", async () => {
    const account = addAccount(role);
    const visitor = await visitAs(panel, account);
    const asked = await visitor.get("/request?see_fares=1");
    expect(textOf(asked.html)).toContain("you must enter a valid address in Profile");
    expect(asked.html).toMatch(/<a [^>]*href="\/profile#address"/);
    const profile = await visitor.get("/profile");
    expect(profile.html).toMatch(/<input[^>]* id="address"/);
    expect(textOf(profile.html)).toContain("No address yet.");

    const form = await choose(visitor, "plaza mayor");
    const saved = await visitor.post("/profile", form);
    expect(saved).toMatchObject({ status: 303, location: "/profile" });
    await visitor.post("/profile", form);
    expect(favouritesOf(account)).toEqual([
      expect.objectContaining({ alias: "Home", isDefault: true, name: form.name }),
    ]);
    expect(textOf((await visitor.get("/profile")).html)).toContain(form.name);
    const request = await visitor.get("/request");
    expect(readForm(request.html, "request").fields.from).toBe(form.name);
  });
});

it("the profile moves the home address, and leaves other favourites as they are", async () => {
  const account = addAccount("client");
  const visitor = await visitAs(panel, account);
  const first = await choose(visitor, "plaza mayor");
  await visitor.post("/profile", first);
  const second = await choose(visitor, "terminal 1");
  await visitor.post("/profile", second);
  expect(favouritesOf(account)).toEqual([
    expect.objectContaining({ alias: "Home", isDefault: true, name: second.name }),
  ]);
  const [home] = favouritesOf(account);
  if (home) home.alias = "Airport";
  await visitor.post("/profile", await choose(visitor, "plaza mayor"));
  const shown = favouritesOf(account).map(({ alias, isDefault }) => [alias, isDefault]);
  expect(shown).toEqual([
    ["Airport", false],
    ["Home", true],
  ]);
  await visitor.post("/profile", await choose(visitor, "terminal 1"));
  expect(favouritesOf(account).map(({ isDefault }) => isDefault)).toEqual([true, false]);
});

it("the profile refuses a home address without a position, and saves nothing", async () => {
  const account = addAccount("client");
  const visitor = await visitAs(panel, account);
  const form = await choose(visitor, "plaza mayor");
  expect((await visitor.post("/profile", { ...form, lat: "north" })).status).toBe(422);
  expect(favouritesOf(account)).toEqual([]);
});
