import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { places } from "../../sandbox/city/places.ts";
import { nameOf } from "../../sandbox/trips/geocoding.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import type { Panel } from "../services/panel.ts";
import { press, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

const open = async (path: string, given: Parameters<typeof addTraveller>[2] = {}) => {
  const visitor = await visitAs(panel, addTraveller(panel, 0, given));
  const { status, html } = await visitor.get(path);
  expect(status).toBe(200);
  return { visitor, html, text: textOf(html) };
};

describe("while the address search fails", () => {
  it.each(["/request?to=calle+mayor", "/request?from_near=38.0014,0.6112"])(
    "%s says so, with a phone number, and never says that the address does not exist",
    async (path) => {
      panel.sandbox.faults.add({ operation: "searchAddresses", kind: "reset" });
      panel.sandbox.faults.add({ operation: "reverseGeocode", kind: "status", status: 500 });
      const { text, html } = await open(path);
      expect(text).toMatch(/Address search is not working right now\. .* or call [\d ]+\./);
      expect(text).not.toContain("We found no");
      if (path.includes("to=")) expect(readForm(html, "request").fields.to).toBe("calle mayor");
    },
  );
});

describe("the button for the fares, without an origin,", () => {
  it("shows an alert that names the missing field and links to the profile", async () => {
    const { visitor, html } = await open("/request?from=");
    expect(html).not.toContain("Request failed");
    const asked = await press(visitor, readForm(html, "request"), { text: "See fares" });
    const page = await visitor.get(asked.location ?? "");
    expect(page.status).toBe(422);
    expect(textOf(page.html)).toContain(
      "Request failed To make a service request you must enter a valid address in Profile",
    );
    expect(page.html).toMatch(/id="from"[^>]*aria-describedby="[^"]*from-error/);
    expect(page.html).toMatch(
      /class="error-summary"[^>]*>.*href="#from".*href="\/profile#address"/s,
    );
  });

  it("shows an employee an alert that names their company", async () => {
    const company = [...panel.sandbox.world.accounts.values()].find(
      (each) => each.role === "company" && each.brandId === 1 && !each.hotel,
    );
    const given = { role: "employee", companyId: company?.id, exclusiveAgrupation: 1 } as const;
    const { visitor, html } = await open("/request?from=", given);
    const asked = await press(visitor, readForm(html, "request"), { text: "See fares" });
    const page = await visitor.get(asked.location ?? "");
    expect(page.status).toBe(422);
    const { error = "" } =
      page.html.match(/class="error-summary".*?<ul>(?<error>.*?)<\/ul>/s)?.groups ?? {};
    expect(textOf(error)).toBe(
      `To make a service request you must enter a valid address in ${company?.name}`,
    );
  });
});

describe("a dialog that the address names", () => {
  it.each(["save-to", "fares", "fare-99", "logout", "none"])(
    "does not cover the form when there is nothing to show for %s",
    async (dialog) => {
      const { html } = await open(`/request?from=&dialog=${dialog}`);
      expect(html).not.toMatch(/<div[^>]* data-behind/);
    },
  );

  it("covers the form when there is something to show", async () => {
    const { html } = await open("/request?to=terminal+1+salidas&dialog=fares");
    expect(html).toMatch(/<div[^>]* data-behind/);
  });
});

describe("a link", () => {
  it("with a position alone starts at its address, and not at the home address", async () => {
    const [place] = places;
    if (!place) throw new Error("The city has places");
    const { latitude, longitude } = place;
    const { html } = await open(`/request?from_lat=${latitude}&from_lng=${longitude}`);
    expect(readForm(html, "request").fields.from).toBe(nameOf(place));
  });

  it("to a position without an address says so", async () => {
    const { html, text } = await open("/request?from_lat=0&from_lng=0");
    expect(readForm(html, "request").fields.from).toBe("");
    expect(text).toContain("We found no address at your location.");
  });

  it.each(["1", "0", "x", "999999"])("to the trip %s of another user says so", async (id) => {
    const { text, html } = await open(`/?trip=${id}`);
    expect(text).toContain("We could not find this trip");
    expect(html).not.toContain('name="order"');
  });

  it.each(["passengers=99", "group=x", "employee=9", "when=x"])(
    "with %s opens the details only when a field in them has an error",
    async (query) => {
      const { html } = await open(`/request?${query}`);
      const [details = ""] = html.match(/<details class="[^"]*RequestDetails.*?<\/details>/s) ?? [];
      expect(details).toContain("Traveler and details");
      expect(/^<details[^>]* open/.test(details)).toBe(details.includes("aria-invalid"));
    },
  );

  it("for an employee of another company shows an error at the employee", async () => {
    const [company] = [...panel.sandbox.world.accounts.values()].filter(
      ({ role, brandId, hotel }) => role === "company" && brandId === 1 && !hotel,
    );
    if (!company) throw new Error("The group has a company");
    const visitor = await visitAs(panel, company);
    const { html } = await visitor.get("/request?employee=999999");
    expect(html).toMatch(/<select[^>]*id="employee"[^>]*aria-invalid/);
  });
});

it("the time zone of a booking has the name that it has on that date", async () => {
  // Half a year apart, so one of the two is in summer.
  const [near, far] = [30, 210].map((days) =>
    new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  );
  const zones = [];
  for (const date of [near, far]) {
    const { text } = await open(`/request?when=${date}T09:30`);
    zones.push(text.match(/Central European (Summer|Standard) Time/)?.[1]);
  }
  expect(zones.toSorted()).toEqual(["Standard", "Summer"]);
});

it("offers all service types of a company that has more of them than the API sends at once", async () => {
  const { world } = panel.sandbox;
  const company = addTraveller(panel, 0, { role: "company" });
  for (let at = 1; at <= 220; at += 1) {
    const id = world.nextId();
    const name = `Centro ${at}`;
    world.serviceTypes.set(id, { id, companyId: company.id, name, active: at > 110 });
  }
  const visitor = await visitAs(panel, company);
  const { html } = await visitor.get("/request?service_type=1");
  const [select = ""] = html.match(/<select[^>]*name="service_type".*?<\/select>/s) ?? [];
  const offered = [...select.matchAll(/>(Centro \d+)</g)].map(([, name]) => name);
  expect(offered).toEqual(Array.from({ length: 110 }, (_, at) => `Centro ${at + 111}`));
});
