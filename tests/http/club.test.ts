import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { toLocalTime } from "../../app/i18n/local-time.ts";
import { texts as clubTexts } from "../../app/routes/club/texts.ts";
import { texts } from "../../app/routes/commerce/texts.ts";
import type { Account } from "../../sandbox/world.ts";
import { type BorrowedPanel, borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { openCommerce } from "../services/offers.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { press, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

const HOUR = 3_600_000;
const zone = "Europe/Madrid";

let panel: BorrowedPanel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

const calls = () => panel.sandbox.calls.get("createAd") ?? 0;

/** Opens the shop page as a user who owns a shop. */
async function openShop(language: "en" | "es" = "en", given?: Partial<Account>) {
  const account = addTraveller(panel, 0, given);
  const shop = openCommerce(panel, account);
  const visitor = await visitAs(panel, account, language);
  const path = `/club/commerce/${shop.id}`;
  const { html } = await visitor.get(path);
  return { account, shop, visitor, path, html };
}

const filled = { title: "Queso de la sierra", text: "Media pieza a mitad de precio." };

/** The fields of an ad that starts and ends this many hours from now. */
function inHours(hours: number, lasting = 24): Record<string, string> {
  const [starts_date = "", starts_time = ""] = at(hours);
  const [ends_date = "", ends_time = ""] = at(hours + lasting);
  return { starts_date, starts_time, ends_date, ends_time };
}
const at = (hours: number) => toLocalTime(Date.now() + hours * HOUR, zone).split(" ");

const announce = (
  visitor: Visitor,
  html: string,
  changes: Record<string, string> = {},
  language: "en" | "es" = "en",
) =>
  press(
    visitor,
    readForm(html, "ad"),
    { text: texts[language].announce },
    { ...filled, ...changes },
  );

describe("the club", () => {
  it("lists its shops with their discounts and ads, the user's own first", async () => {
    const { shop, visitor, html } = await openShop();
    expect(html).toContain("Ultramarinos");
    shop.ads.push({
      id: 1,
      title: "Anchoas",
      text: "Hoy.",
      startsAt: Date.now() - HOUR,
      endsAt: Date.now() + HOUR,
    });
    const said = textOf((await visitor.get("/club")).html);
    for (const text of ["Librería El Faro Viejo", "Un marcapáginas y 5 % en libros de bolsillo"]) {
      expect(said).toContain(text);
    }
    expect(said).toContain("Now: Anchoas");
    expect(said.indexOf(shop.name)).toBeLessThan(said.indexOf("Acuario de la Bahía"));
  });

  it("says that it has no shops", async () => {
    const { commerces } = panel.sandbox.world;
    const kept = [...commerces];
    commerces.clear();
    const visitor = await visitAs(panel, addTraveller(panel));
    const { html } = await visitor.get("/club");
    for (const [id, commerce] of kept) commerces.set(id, commerce);
    expect(textOf(html)).toContain(clubTexts.en.none);
  });

  it("links a taxi request to each shop, and hides the number of the user's own", async () => {
    const { visitor, path, html } = await openShop();
    expect(html).toMatch(/href="\/request\?to=[^"]+&amp;to_lat=38[^"]+&amp;to_lng=0/);
    expect((await visitor.get("/club/commerce")).location).toBe(path);
    const notOwner = await visitAs(panel, addTraveller(panel));
    expect((await notOwner.get("/club/commerce")).location).toBe("/club");
  });

  it("shows no picture whose address is invalid", async () => {
    const { shop, visitor, path } = await openShop();
    for (const image of ["javascript:alert(1)", "no address", "data:text/html,<script>"]) {
      shop.image = image;
      for (const page of [path, "/club"]) {
        const { status, html } = await visitor.get(page);
        expect(status).toBe(200);
        expect(html).not.toContain(image.replace("<", "&lt;"));
      }
    }
  });

  it("is open to users with the permission, and shows no shop of another group", async () => {
    const { path, visitor } = await openShop();
    const without = [
      addTraveller(panel, 0, { role: "employee" }),
      addTraveller(panel, 0, { permissions: ["request", "panel"] }),
    ];
    for (const account of without) {
      const other = await visitAs(panel, account);
      for (const page of ["/club", "/club/commerce", path]) {
        expect((await other.get(page)).status, page).toBe(404);
      }
      const before = calls();
      const forged = { form: "ad", key: randomUUID(), ...filled, ...inHours(30) };
      expect((await other.post(path, forged)).status).toBe(404);
      expect(calls()).toBe(before);
    }
    const stranger = await visitAs(panel, addTraveller(panel, 1));
    expect((await stranger.get(path)).status).toBe(404);
    for (const id of ["0", "x", "99999999999", "1e3"]) {
      expect((await visitor.get(`/club/commerce/${id}`)).status, id).toBe(404);
    }
    const guest = createVisitor(panel, "cantalmar.localhost");
    expect((await guest.get(path)).location).toMatch(/^\/before_room\?/);
  });
});

describe("an ad", () => {
  it.each(["client", "company"] as const)("is published by its owner, a %s", async (role) => {
    const { shop, visitor, path, html } = await openShop("en", { role });
    const times = inHours(30);
    const answer = await announce(visitor, html, times);
    expect(answer).toMatchObject({ status: 303, location: path });
    expect(shop.ads).toMatchObject([filled]);
    const [ad] = shop.ads;
    expect(toLocalTime(ad?.startsAt ?? 0, zone)).toBe(`${times.starts_date} ${times.starts_time}`);
    expect(toLocalTime(ad?.endsAt ?? 0, zone)).toBe(`${times.ends_date} ${times.ends_time}`);
    const said = textOf((await visitor.get(path)).html);
    for (const text of [texts.en.announced, filled.title, texts.en.to_come]) {
      expect(said).toContain(text);
    }
  });

  it("is valid with the values that the form proposes", async () => {
    const { shop, visitor, html } = await openShop();
    expect((await announce(visitor, html)).status).toBe(303);
    expect(shop.ads).toHaveLength(1);
  });

  it("is published once when the same form is sent several times", async () => {
    const { shop, visitor, html } = await openShop();
    const before = calls();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => announce(visitor, html, inHours(30))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(303));
    expect(calls() - before).toBe(1);
    expect(shop.ads).toHaveLength(1);
  });

  it("is looked for, and not sent again, when its answer is lost", { tags: "full" }, async () => {
    const { shop, visitor, html } = await openShop();
    const fault = { operation: "createAd", kind: "reset", times: 1 } as const;
    panel.sandbox.faults.add({ ...fault, afterwards: true });
    const answer = await announce(visitor, html);
    expect(textOf((await visitor.get(answer.location ?? "")).html)).toContain(texts.en.announced);
    expect(shop.ads).toHaveLength(1);

    panel.sandbox.faults.add(fault);
    const { html: anew } = await visitor.get(answer.location ?? "");
    const lost = await announce(visitor, anew, { title: "Aceitunas" });
    expect(textOf((await visitor.get(lost.location ?? "")).html)).toContain(texts.en.unknown);
    expect(shop.ads).toHaveLength(1);
  });
});

describe("an ad is refused when it", () => {
  const early = /Too soon\. Ads must be created 24-48 hours ahead: .+ to .+\./;
  const late = /Too far ahead\. Ads must be created 24-48 hours ahead: .+ to .+\./;

  it.each([
    ["starts at once", inHours(0), early],
    ["starts some minutes less than a day ahead", inHours(23.9), early],
    ["starts some minutes more than two days ahead", inHours(48.1), late],
    ["starts next year", inHours(24 * 365), late],
    ["started long ago", inHours(-24), early],
    ["ends before it starts", inHours(30, -2), texts.en.ends_before],
    ["ends when it starts", inHours(30, 0), texts.en.ends_before],
    ["lasts for a hundred days", inHours(30, 2400), texts.en.ends_late],
    ["has no day", { ...inHours(30), starts_date: "" }, texts.en.select_time],
    ["has no end", { ...inHours(30), ends_date: "", ends_time: "" }, texts.en.select_time],
    [
      "has a date that does not exist",
      { ...inHours(30), starts_date: "2026-02-30" },
      "This date does not exist.",
    ],
    ["has a time that does not exist", { ...inHours(30), ends_time: "25:00" }, "00:00 to 23:59."],
    ["has no title", { ...inHours(30), title: " " }, "This field is required."],
    ["has no text", { ...inHours(30), text: "" }, "This field is required."],
    ["has too long a title", { ...inHours(30), title: "a".repeat(81) }, "80 characters at most."],
    ["has too long a text", { ...inHours(30), text: "a".repeat(501) }, "500 characters at most."],
  ])("%s", async (_, changes, said) => {
    const { shop, visitor, html } = await openShop();
    const before = calls();
    const answer = await announce(visitor, html, changes);
    expect(answer.status).toBe(422);
    if (typeof said === "string") expect(textOf(answer.html)).toContain(said);
    else expect(textOf(answer.html)).toMatch(said);
    // The form keeps everything that the user typed.
    const sent = { ...filled, ...changes };
    expect(readForm(answer.html, "ad").fields).toMatchObject(sent);
    expect(shop.ads).toEqual([]);
    expect(calls()).toBe(before);
  });

  it("has a wrong time, in Spanish too", async () => {
    const { visitor, html } = await openShop("es");
    const answer = await announce(visitor, html, inHours(2), "es");
    expect(textOf(answer.html)).toMatch(
      /Demasiado pronto\. Los anuncios se crean con 24-48 horas de antelación: del .+ al .+\./,
    );
  });

  const itsWords = "Ads must be created 24-48 hours ahead";
  it.each([
    ["en", itsWords],
    ["es", "Los anuncios se crean con 24-48 horas de antelación"],
  ] as const)(
    "is too late by the API's clock, with the API's message at its field, in %s",
    async (language, said) => {
      const { visitor, html } = await openShop(language);
      panel.sandbox.faults.add({
        operation: "createAd",
        kind: "status",
        status: 422,
        body: {
          message: itsWords,
          code: "ad_not_ahead",
          errors: [{ field: "starts_at", message: itsWords }],
        },
        times: 1,
      });
      const answer = await announce(visitor, html, inHours(30), language);
      expect(answer.status).toBe(422);
      expect(answer.html).toMatch(/id="ad-starts_date"[^>]*aria-invalid="true"/);
      expect(textOf(answer.html)).toContain(said);
    },
  );

  it("is for another user's shop, and that shop's page has no form", async () => {
    const { path } = await openShop();
    const visitor = await visitAs(panel, addTraveller(panel));
    const { status, html } = await visitor.get(path);
    expect(status).toBe(200);
    expect(html).not.toContain('id="ad"');
    const before = calls();
    const forged = { form: "ad", key: randomUUID(), ...filled, ...inHours(30) };
    expect((await visitor.post(path, forged)).status).toBe(404);
    expect((await visitor.post("/club/commerce", forged)).status).toBe(404);
    expect(calls()).toBe(before);
  });
});

it("the profile links to the club for users with the permission", async () => {
  const member = await visitAs(panel, addTraveller(panel));
  expect((await member.get("/profile")).html).toContain('href="/club"');
  const other = await visitAs(panel, addTraveller(panel, 0, { permissions: ["profile"] }));
  expect((await other.get("/profile")).html).not.toContain('href="/club"');
});
