import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { texts as labels } from "../../app/features/support/label-texts.ts";
import { texts } from "../../app/routes/promo/texts.ts";
import { findAccount } from "../../sandbox/test-client.ts";
import type { Account, Label } from "../../sandbox/world.ts";
import { type BorrowedPanel, borrowPanel } from "../services/borrow-panel.ts";
import { addTraveller, visitAs } from "../services/customers.ts";
import { promoOf } from "../services/offers.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { press, readForm } from "./read-form.ts";
import { textOf } from "./read-page.ts";

let panel: BorrowedPanel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

const calls = () => panel.sandbox.calls.get("redeemPromo") ?? 0;
const pathOf = (code: string) => `/promo/${promoOf(panel, code).id}`;
const setLabel = (code: string, { id }: Account, label: Label) =>
  promoOf(panel, code).labels.set(id, label);

async function open(code: string, language: "en" | "es" = "en", given?: Partial<Account>) {
  const account = addTraveller(panel, 0, given);
  const visitor = await visitAs(panel, account, language);
  const { html } = await visitor.get(pathOf(code));
  return { account, visitor, html };
}

const redeem = (visitor: Visitor, html: string) =>
  press(visitor, readForm(html, "redeem"), { text: texts.en.redeem });

/** Follows the redirect of a form, and returns the text of the page. */
async function follow(visitor: Visitor, answer: { status: number; location: string | undefined }) {
  expect(answer.status).toBe(303);
  return textOf((await visitor.get(answer.location ?? "")).html);
}

describe("a promotion", () => {
  it("shows its benefit, its end date, and the user's progress", async () => {
    const { html } = await open("VUELVE15");
    const said = textOf(html);
    for (const text of ["Quince por ciento en tu próximo viaje", "15 % de descuento", "23:59"]) {
      expect(said).toContain(text);
    }
    expect(said).toContain(labels.en.pending);
    expect(html).not.toContain("VUELVE15");
  });

  it("shows its code when it is redeemed, and a link that puts the code into a request", async () => {
    const { visitor, html } = await open("VUELVE15");
    const answer = await redeem(visitor, html);
    expect(answer.location).toBe(pathOf("VUELVE15"));
    const page = await visitor.get(answer.location ?? "");
    for (const text of [texts.en.redeemed, labels.en.approved, "VUELVE15"]) {
      expect(textOf(page.html)).toContain(text);
    }
    expect(page.html).toContain('href="/request?code=VUELVE15"');
    const request = await visitor.get("/request?code=VUELVE15&to=Estación+Central&group=1");
    const form = readForm(request.html, "request");
    expect(form.fields.code).toBe("VUELVE15");
    expect(textOf(request.html)).not.toContain("Invalid code");
  });

  it("shows that its answer is pending when the group reviews it first", async () => {
    const { account, visitor, html } = await open("FAMILIA25");
    const said = await follow(visitor, await redeem(visitor, html));
    for (const text of [texts.en.asked, labels.en.waiting_for_answer, texts.en.waiting]) {
      expect(said).toContain(text);
    }
    setLabel("FAMILIA25", account, "approved");
    const { html: later } = await visitor.get(pathOf("FAMILIA25"));
    expect(textOf(later)).toContain("FAMILIA25");
  });

  it.each(["company", "employee"] as const)(
    "is available to a user of the kind %s",
    async (role) => {
      const { visitor, html } = await open("MARINA4", "en", {
        role,
        companyId: role === "employee" ? findAccount(panel.sandbox, "company").id : null,
      });
      expect(await follow(visitor, await redeem(visitor, html))).toContain(texts.en.redeemed);
      // Users without messages get no link to them.
      expect(html.includes('href="/messages"')).toBe(role === "company");
    },
  );

  it("is found by the brand in its path on a host without a brand", async () => {
    const { id } = promoOf(panel, "RETURN12");
    const account = addTraveller(panel, 1);
    const [domain = ""] = panel.sandbox.world.brands[1]?.domains ?? [];
    const visitor = createVisitor(panel, "127.0.0.1", { headers: { "accept-language": "en" } });
    const { email: username, password } = account;
    await visitor.post(`/login?site_domain=${domain}`, { username, password });
    const { html } = await visitor.get(`/promo/${id}/${domain}`);
    const answer = await redeem(visitor, html);
    expect(answer.location).toBe(`/promo/${id}/${domain}`);
    const page = await visitor.get(answer.location ?? "");
    expect(page.html).toContain(`href="/request?code=RETURN12&amp;site_domain=${domain}"`);
  });
});

describe("one press of the redeem button", () => {
  it("redeems once, however often the form is sent", async () => {
    const { account, visitor, html } = await open("VUELVE15");
    const before = calls();
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(visitor, html)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(303));
    expect(calls() - before).toBe(1);
    expect(promoOf(panel, "VUELVE15").labels.get(account.id)).toBe("approved");
  });

  it("redeems nothing from an outdated page, and says so", async () => {
    const { visitor, html } = await open("VUELVE15");
    const { html: other } = await visitor.get(pathOf("VUELVE15"));
    await redeem(visitor, html);
    const before = calls();
    expect(await follow(visitor, await redeem(visitor, other))).toContain(
      texts.en.already_redeemed,
    );
    expect(calls()).toBe(before);
  });

  it("looks the redemption up, and does not send it again, when the answer is lost", async () => {
    const { visitor, html } = await open("VUELVE15");
    const before = calls();
    panel.sandbox.faults.add({
      operation: "redeemPromo",
      kind: "reset",
      afterwards: true,
      times: 1,
    });
    expect(await follow(visitor, await redeem(visitor, html))).toContain(texts.en.redeemed);
    expect(calls() - before).toBe(1);
  });

  it("shows an unknown result when the call did not reach the API, and can be repeated", {
    tags: "full",
  }, async () => {
    const { visitor, html } = await open("VUELVE15");
    panel.sandbox.faults.add({ operation: "redeemPromo", kind: "reset", times: 1 });
    const answer = await redeem(visitor, html);
    expect(answer.status).toBe(303);
    const page = await visitor.get(answer.location ?? "");
    expect(textOf(page.html)).toContain(texts.en.unknown);
    const again = await redeem(visitor, page.html);
    expect(await follow(visitor, again)).toContain(texts.en.redeemed);
  });

  it("shows an unknown result while the API fails, and can be repeated", async () => {
    const { account, visitor, html } = await open("VUELVE15");
    panel.sandbox.faults.add({ operation: "redeemPromo", kind: "status", status: 500, times: 1 });
    const answer = await redeem(visitor, html);
    expect(answer.status).toBe(303);
    const page = await visitor.get(answer.location ?? "");
    expect(textOf(page.html)).toContain(texts.en.unknown);
    expect(promoOf(panel, "VUELVE15").labels.get(account.id)).toBeUndefined();
    await redeem(visitor, page.html);
    expect(promoOf(panel, "VUELVE15").labels.get(account.id)).toBe("approved");
  });
});

describe("a promotion cannot be redeemed", () => {
  const forge = (visitor: Visitor, code: string) =>
    visitor.post(pathOf(code), { key: randomUUID() });

  it.each([
    ["en", "Invalid code"],
    ["es", "El código no es válido"],
  ] as const)("after it has ended, in %s", async (language, refusal) => {
    const { visitor, html } = await open("FERIA20", language);
    expect(textOf(html)).toContain(texts[language].over);
    expect(html).not.toContain('id="redeem"');
    const { status, html: refused } = await forge(visitor, "FERIA20");
    expect(status).toBe(422);
    expect(textOf(refused)).toContain(refusal);
  });

  it.each([
    ["en", "Your request for this promotion was rejected"],
    ["es", "Tu solicitud de esta promoción fue rechazada"],
  ] as const)("after it was rejected, in %s", async (language, refusal) => {
    const { account, visitor } = await open("CAMPUS10", language);
    setLabel("CAMPUS10", account, "rejected");
    const { html } = await visitor.get(pathOf("CAMPUS10"));
    for (const text of [texts[language].rejected, labels[language].rejected]) {
      expect(textOf(html)).toContain(text);
    }
    expect(html).not.toContain('id="redeem"');
    const { status, html: refused } = await forge(visitor, "CAMPUS10");
    expect(status).toBe(422);
    expect(textOf(refused)).toContain(refusal);
  });

  it("when it belongs to another group or does not exist", async () => {
    const { visitor } = await open("VUELVE15");
    const before = calls();
    const ids = [promoOf(panel, "RETURN12").id, 0, -1, "1e3", "x", 99_999_999_999];
    for (const id of ids) {
      expect((await visitor.get(`/promo/${id}`)).status, `${id}`).toBe(404);
      const sent = await visitor.post(`/promo/${id}`, { key: randomUUID() });
      expect(sent.status, `${id}`).toBe(404);
    }
    expect(calls()).toBe(before);
  });

  it("with a forged form, or without a session", async () => {
    const { visitor } = await open("VUELVE15");
    const before = calls();
    expect((await visitor.post(pathOf("VUELVE15"), {})).status).toBe(422);
    expect((await visitor.post(pathOf("VUELVE15"), { key: "x" })).status).toBe(422);
    const guest = createVisitor(panel, "cantalmar.localhost");
    const sent = await forge(guest, "VUELVE15");
    expect(sent.location).toMatch(/^\/before_room\?/);
    const foreign = { origin: "https://elsewhere.example" };
    const key = randomUUID();
    expect((await visitor.post(pathOf("VUELVE15"), { key }, foreign)).status).toBe(403);
    expect(calls()).toBe(before);
  });

  it("on behalf of another user: each user has their own redemptions", async () => {
    const { visitor, html } = await open("VUELVE15");
    await redeem(visitor, html);
    const other = await open("VUELVE15");
    expect(textOf(other.html)).toContain(labels.en.pending);
    expect(other.html).not.toContain("VUELVE15");
  });
});
