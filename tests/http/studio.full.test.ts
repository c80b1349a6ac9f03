import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sampleKinds, sampleScreens } from "../../app/samples/sample-screens.ts";
import {
  operate,
  type PanelWithConsole,
  startPanelWithConsole,
  visitConsole,
} from "../services/console.ts";
import { createPng } from "../services/pictures.ts";
import type { Page, Visitor } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";
import { readFields } from "./read-form.ts";
import { textOf } from "./read-page.ts";

let panel: PanelWithConsole;
let operator: Visitor;
beforeAll(async () => {
  panel = await startPanelWithConsole();
  operator = await operate(panel);
});
afterAll(() => panel?.stop());

/** A draft of a brand that is live; returns its address. */
async function begin(name = "cantalmar.localhost"): Promise<string> {
  const { location = "" } = await operator.post("/studio/drafts", { from: "live", name });
  expect(location).toMatch(/^\/studio\/drafts\/[\w-]{16}$/);
  return location;
}

/** The address of a new preview, and the token in it. */
async function preview(draft: string): Promise<string> {
  const { html } = await operator.post(`${draft}/links`, {});
  const [, address = ""] = html.match(/value="http:\/\/localhost:\d+(\/preview\/[\w-]{43})"/) ?? [];
  expect(address).not.toBe("");
  return address;
}

const paste = (json: string) => operator.post("/studio/drafts", { from: "json", json });

const exportOf = async (draft: string) =>
  JSON.parse((await operator.get(`${draft}/configuration.json`)).html);

/** Sends the form of a draft as a browser does, with other values. */
async function edit(draft: string, changes: Record<string, string>): Promise<Page> {
  const { html } = await operator.get(`${draft}/edit`);
  const form = new URLSearchParams(readFields(html, "draft"));
  for (const [name, value] of Object.entries(changes)) form.set(name, value);
  const type = { "content-type": "application/x-www-form-urlencoded" };
  return operator.send("POST", `${draft}/edit`, type, `${form}`);
}

const isInert = (html: string) => /<body[^>]* inert=""/.test(html);

describe("a form that another operator has overtaken", () => {
  it("saves nothing, however often it is sent", async () => {
    const draft = await begin();
    const { html } = await operator.get(`${draft}/edit`);
    const fields = new URLSearchParams(readFields(html, "draft"));
    await edit(draft, { "agrupation.phone": "+34980000999" });
    const type = { "content-type": "application/x-www-form-urlencoded" };
    fields.set("agrupation.name", "Overtaken");
    const send = () => operator.send("POST", `${draft}/edit`, type, `${fields}`);
    const first = await send();
    expect(first.status).toBe(422);
    for (const [name, value] of new URLSearchParams(readFields(first.html, "draft"))) {
      if (name === "revision") fields.set(name, value);
    }
    expect((await send()).status).toBe(422);
    const { agrupation } = await exportOf(draft);
    expect(agrupation).toMatchObject({ name: "Radio Taxi Cantalmar", phone: "+34980000999" });
  });
});

describe("the screens of a draft", () => {
  it.each(sampleKinds)(
    "are the panel's own for a %s, still and without a session",
    async (kind) => {
      const draft = await begin();
      panel.sandbox.calls.clear();
      for (const screen of sampleScreens[kind]) {
        const page = await operator.get(`${draft}/screens/${kind}/${screen}?language=es`);
        expect({ screen, status: page.status }).toEqual({ screen, status: 200 });
        expect(page.headers["set-cookie"]).toBeUndefined();
        expect(page.html).toMatch(/<html lang="es"[^>]*>/);
        expect(page.html).toContain("Radio Taxi Cantalmar");
        expect(page.html).not.toMatch(/<script|http-equiv="refresh"|rel="modulepreload"/);
        expect(isInert(page.html)).toBe(true);
        expect(page.headers).toMatchObject({
          "cache-control": "no-store",
          "x-robots-tag": "noindex, nofollow",
          "x-frame-options": "SAMEORIGIN",
          "referrer-policy": "no-referrer",
        });
        const policy = `${page.headers["content-security-policy"]}`.split(";");
        expect(policy).toEqual(
          expect.arrayContaining([
            ...["sandbox allow-same-origin", "default-src 'none'", "script-src 'none'"],
            ...["connect-src 'none'", "form-action 'none'", "frame-ancestors 'self'"],
          ]),
        );
      }
      // The group's API answers the panel on a port of its own, and has heard nothing.
      expect([...panel.sandbox.calls]).toEqual([]);
    },
  );

  it("have the draft's name, colours and words, and nothing of them is live", async () => {
    const draft = await begin();
    const saved = await edit(draft, {
      "agrupation.name": "Taxi Ámbar",
      "agrupation.main_color": "#6a1b9a",
      "wording.welcome.en": "Hop in & <b>go</b>",
    });
    expect(saved).toMatchObject({ status: 303, location: draft });
    const { html } = await operator.get(`${draft}/screens/visitor/before_room?language=en`);
    expect(html).toContain("Hop in &amp; &lt;b&gt;go&lt;/b&gt;");
    expect(html).toContain("Taxi Ámbar");
    expect(html).toContain("--main:#6a1b9a");
    const live = await operator.get(`${await begin()}/screens/visitor/before_room?language=en`);
    expect(live.html).not.toContain("#6a1b9a");
  });

  it("are only those of the features that the draft has", async () => {
    const draft = await begin();
    const { html: before } = await operator.get(draft);
    expect(before).toContain("kind=hotel");
    // A box that is not ticked sends nothing.
    const { html } = await operator.get(`${draft}/edit`);
    const form = new URLSearchParams(readFields(html, "draft"));
    for (const name of ["features.hotel", "features.sign_up"]) {
      expect(form.get(name)).toBe("on");
      form.delete(name);
    }
    const type = { "content-type": "application/x-www-form-urlencoded" };
    await operator.send("POST", `${draft}/edit`, type, `${form}`);
    const { html: after } = await operator.get(draft);
    expect(after).not.toMatch(/kind=hotel|screen=register/);
    for (const gone of ["hotel/hotel_home", "visitor/register"]) {
      expect((await operator.get(`${draft}/screens/${gone}`)).status).toBe(404);
    }
    const login = await operator.get(`${draft}/screens/visitor/login`);
    expect(login.html).not.toContain("/register");
    expect((await exportOf(draft)).features).toEqual({ hotel: false, sign_up: false });
  });

  it("have one scheme, whatever the device prefers", async () => {
    const draft = await begin();
    const pageOf = async (scheme: string) =>
      (await operator.get(`${draft}/screens/client/panel?scheme=${scheme}`)).html;
    const [light, dark] = [await pageOf("light"), await pageOf("dark")];
    for (const html of [light, dark]) expect(html).not.toContain("prefers-color-scheme");
    expect(light).toContain("@media screen and (max-width:-1px){:root{color-scheme:dark");
    expect(dark).toContain("@media screen and (min-width:0){:root{color-scheme:dark");
  });

  it("have the tiles of a map, and no others", async () => {
    const draft = await begin();
    const { html } = await operator.get(`${draft}/screens/client/request`);
    const [, tile = ""] = html.match(/="(\/studio\/drafts\/[^"]*\/tiles\/[^"]*)"/) ?? [];
    const picture = await operator.get(tile);
    expect(picture).toMatchObject({ status: 200, headers: { "content-type": "image/png" } });
    expect((await operator.get(`${draft}/tiles/1/9/9`)).status).toBe(404);
  });

  it.each([
    ["a screen of another kind of user", "visitor/employee"],
    ["no screen", "client/constructor"],
  ])("leave out %s", async (_, path) => {
    expect((await operator.get(`${await begin()}/screens/${path}`)).status).toBe(404);
  });

  it("show sample users, whose sessions do not work at the panel", async () => {
    const draft = await begin();
    const { html } = await operator.get(`${draft}/screens/client/profile`);
    expect(html).toContain(demoLogin(panel, "client").username);
    const stranger = visitConsole(panel);
    expect((await stranger.get(`${draft}/screens/client/profile`)).location).toMatch(/^\/log-in/);
  });
});

describe("a draft", () => {
  it("is compared with what is live, field by field", async () => {
    const draft = await begin();
    expect(textOf((await operator.get(`${draft}/export`)).html)).toContain(
      "The draft is the same as what is live.",
    );
    await edit(draft, { "agrupation.main_color": "#123456" });
    const text = textOf((await operator.get(`${draft}/export`)).html);
    expect(text).toContain("1 difference from what is live");
    expect(text).toMatch(/agrupation\.main_color\s+#8f2d1a\s+#123456/);
  });

  it("is exported as the JSON that makes the same draft again", async () => {
    const draft = await begin("alazul.localhost");
    const exported = await exportOf(draft);
    const again = await paste(JSON.stringify(exported));
    expect(again.status).toBe(303);
    expect(await exportOf(again.location ?? "")).toEqual(exported);
  });

  it("begins with nothing, in the panel's own colours", async () => {
    const { location } = await operator.post("/studio/drafts", { from: "nothing" });
    const { html } = await operator.get(`${location}/screens/client/panel`);
    expect(html).toContain("--main:#d9534f");
    expect(textOf((await operator.get(`${location}/export`)).html)).toContain(
      "The API has no brand with this permalink yet",
    );
  });

  it("does not overwrite what another operator has saved", async () => {
    const draft = await begin();
    const first = await edit(draft, { title: "First" });
    const late = await edit(draft, { title: "Late", revision: "1" });
    expect([first.status, late.status]).toEqual([303, 422]);
    expect(textOf(late.html)).toContain("Another operator has changed the draft");
    expect((await exportOf(draft)).title).toBe("First");
  });

  it("says why it was not saved, and keeps what the operator typed", async () => {
    const draft = await begin();
    const page = await edit(draft, {
      "agrupation.main_color": "no colour",
      "wording.promise.en": "turn\u202Eed",
    });
    expect(page.status).toBe(422);
    const text = textOf(page.html);
    expect(text).toContain("agrupation.main_color is not a CSS color.");
    expect(text).toMatch(/wording\.promise\.en cannot be shown/);
    expect(page.html).toContain('value="no colour"');
    expect((await exportOf(draft)).agrupation.main_color).toBe("#8f2d1a");
  });

  it.each([
    ["is no JSON", "{", 422, "It is not JSON."],
    ["is no configuration", '{"title":"<script>alert(1)</script>"}', 422, "is required"],
    ["is too large", `"${"a".repeat(200_001)}"`, 422, "It is too large"],
    ["is larger than a form", `"${"a".repeat(600_000)}"`, 413, "This is too large"],
    ["is nested without end", "[".repeat(60_000), 422, "It is not JSON."],
  ])("is not made from a text that %s", async (_, json, status, message) => {
    const page = await paste(json);
    expect(page.status).toBe(status);
    expect(textOf(page.html)).toContain(message);
    expect(page.html).not.toContain("<script>");
  });

  it("names a brand that the API does not know, or cannot answer for", async () => {
    const load = (name: string) => operator.post("/studio/drafts", { from: "live", name });
    expect(textOf((await load("unknown.example")).html)).toContain("The API knows no such brand.");
    panel.sandbox.faults.add({ operation: "getDomainConfiguration", kind: "status", status: 500 });
    expect(textOf((await load("alazul.localhost")).html)).toContain("The API did not answer");
    panel.sandbox.faults.clear();
  });
});

describe("a preview address", () => {
  it("shows the draft as it was, to a browser without a log-in and without a cookie", async () => {
    const draft = await begin();
    const address = await preview(draft);
    await edit(draft, { "agrupation.name": "Changed later" });
    panel.sandbox.calls.clear();
    const customer = visitConsole(panel);
    const page = await customer.get(address);
    expect(page.status).toBe(200);
    expect(page.html).toContain("Radio Taxi Cantalmar");
    expect(page.html).not.toMatch(/Changed later|<script|<form|Log out/);
    expect(page.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
    });
    const [, frame = ""] = page.html.match(/<iframe src="([^"]*)"/) ?? [];
    const screen = await customer.get(frame.replaceAll("&amp;", "&"));
    expect(screen.status).toBe(200);
    expect(isInert(screen.html)).toBe(true);
    expect([page, screen].map(({ headers }) => headers["set-cookie"])).toEqual([
      undefined,
      undefined,
    ]);
    expect(customer.cookies.size).toBe(0);
    expect([...panel.sandbox.calls]).toEqual([]);
  });

  it("holds the logo in itself where the API's own origin has it", async () => {
    const { origin, world } = panel.sandbox;
    const bytes = createPng(4);
    world.media.set(
      "logo.png",
      new File([new Uint8Array(bytes)], "logo.png", { type: "image/png" }),
    );
    const configuration = await exportOf(await begin());
    configuration.agrupation.logo = `${origin}/media/logo.png`;
    const { location = "" } = await paste(JSON.stringify(configuration));
    const inStudio = await operator.get(`${location}/screens/visitor/before_room`);
    const [, address = ""] = inStudio.html.match(/src="(\/pictures\?[^"]*)"/) ?? [];
    expect((await operator.get(address.replaceAll("&amp;", "&"))).status).toBe(200);
    const shown = await preview(location);
    const { html } = await visitConsole(panel).get(`${shown}/screens/visitor/before_room`);
    expect(html).toContain(`src="data:image/png;base64,${bytes.toString("base64")}"`);
    for (const page of [html, inStudio.html]) expect(page).not.toContain(new URL(origin).host);
  });

  it("takes no form, whatever it is sent", async () => {
    const address = await preview(await begin());
    const page = await visitConsole(panel).post(address, { from: "nothing" });
    expect(page.status).toBe(404);
  });

  it("answers unknown, revoked and malformed ones in the same way, and writes the trail", async () => {
    const draft = await begin();
    const address = await preview(draft);
    const { html } = await operator.get(`${draft}/links`);
    const [, revoke = ""] = html.match(/action="([^"]*\/revoke)"/) ?? [];
    await operator.post(revoke, {});
    const customer = visitConsole(panel);
    const answers: unknown[] = [];
    for (const path of [
      ...[address, `${address}/screens/client/panel`, `${address}/tiles/1/0/0`],
      ...[`/preview/${"A".repeat(43)}`, "/preview/x", "/preview/%00", "/preview"],
    ]) {
      const { status, headers, html: text } = await customer.get(path);
      const { date: _, ...others } = headers;
      answers.push({ status, others, text });
    }
    expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404 });
    const trail = textOf((await operator.get("/trail")).html);
    expect(trail).toMatch(/Revoked a preview address/);
    expect(trail).toMatch(/Created a preview address/);
    expect(trail).not.toContain(address.slice("/preview/".length));
  });

  it("ends with its draft", async () => {
    const draft = await begin();
    const address = await preview(draft);
    await operator.post(`${draft}/delete`, {});
    expect((await operator.get(draft)).status).toBe(404);
    expect((await visitConsole(panel).get(address)).status).toBe(404);
  });

  it("leaves no token in the log", async () => {
    const address = await preview(await begin());
    await visitConsole(panel).get(address);
    const token = address.slice("/preview/".length);
    expect(panel.logs().join("\n")).not.toContain(token);
  });

  it("cannot be guessed for long", async () => {
    const other = await startPanelWithConsole({ sandbox: panel.sandbox, redis: panel.redis });
    try {
      const address = await preview(await begin());
      const guesser = visitConsole(other);
      for (let count = 0; count < 20; count += 1)
        expect((await guesser.get(`/preview/${"B".repeat(42)}${count % 10}`)).status).toBe(404);
      const refused = await guesser.get(`/preview/${"C".repeat(43)}`);
      expect(refused).toMatchObject({ status: 429, headers: { "retry-after": "600" } });
      // Others on the same network still see what they were sent.
      expect((await guesser.get(address)).status).toBe(200);
    } finally {
      await other.stop();
    }
  });
});
