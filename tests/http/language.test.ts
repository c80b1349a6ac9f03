import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { borrowPanel } from "../services/borrow-panel.ts";
import type { Panel } from "../services/panel.ts";
import { createVisitor } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";
import { readLanguage, textOf } from "./read-page.ts";

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());

async function languageFor(acceptLanguage: string | undefined): Promise<string | undefined> {
  const visitor = createVisitor(panel, "cantalmar.localhost", {
    headers: acceptLanguage === undefined ? {} : { "accept-language": acceptLanguage },
  });
  return readLanguage((await visitor.get("/before_room")).html);
}

it.each([
  ["es-MX", "es"],
  ["es", "es"],
  ["en", "en"],
  ["en-GB", "en"],
  ["EN-us,es;q=0.9", "en"],
  ["pt-BR, en;q=0.8", "pt"],
  ["ar-MA", "ar"],
  ["nl", "es"],
  ["nl, en;q=0.8", "es"],
  ["*", "es"],
  ["", "es"],
  ["english", "es"],
  [undefined, "es"],
])("a browser that asks for %s gets the language %s", async (acceptLanguage, language) => {
  expect(await languageFor(acceptLanguage)).toBe(language);
});

describe("a brand's languages", () => {
  const openLogin = async (host: string, language: string) =>
    (await createVisitor(panel, host, { headers: { "accept-language": language } }).get("/login"))
      .html;
  const listOffered = (html: string) =>
    [...html.matchAll(/name="language" value="(\w+)"/g)].map(([, language]) => language);

  it("are those that it names, and others get its fallback", async () => {
    const html = await openLogin("alazul.localhost", "eu");
    expect(readLanguage(html)).toBe("en");
    expect(listOffered(html)).toEqual(["es", "de", "fr", "it", "ar"]);
    expect(textOf(html)).toContain("العربية");
  });

  it("are Spanish and English where it names none", async () => {
    const html = await openLogin("limoncillo.localhost", "fr");
    expect(readLanguage(html)).toBe("es");
    expect(listOffered(html)).toEqual(["en"]);
  });
});

describe("an address that asks for a language", () => {
  it("shows the page in it, and is remembered", async () => {
    const visitor = createVisitor(panel, "cantalmar.localhost");
    const { html } = await visitor.get("/login?lng=ar");
    expect(html).toContain('<html lang="ar" dir="rtl"');
    expect(readLanguage((await visitor.get("/register")).html)).toBe("ar");
    // The form that changes it leads back to an address without it.
    expect(html).toContain('name="back" value="/login"');
  });

  it("does not if the brand does not offer it", async () => {
    const visitor = createVisitor(panel, "limoncillo.localhost");
    expect(readLanguage((await visitor.get("/login?lng=ar")).html)).toBe("es");
    expect(visitor.cookies.size).toBe(0);
  });

  it("is what pages tell search engines, where these can find them", async () => {
    const { html } = await createVisitor(panel, "cantalmar.localhost").get("/help");
    expect(html.match(/<link rel="alternate"/g)).toHaveLength(10);
    expect(html).toContain('<link rel="alternate" hrefLang="gl" href="/help?lng=gl"/>');
    const limoncillo = await createVisitor(panel, "limoncillo.localhost").get("/help");
    expect(limoncillo.html.match(/<link rel="alternate"/g)).toHaveLength(2);
  });
});

it("the chosen language wins over the browser's", async () => {
  const visitor = createVisitor(panel, "cantalmar.localhost", {
    headers: { "accept-language": "es-ES" },
  });
  const chosen = await visitor.post("/language", { language: "en", back: "/login" });
  expect(chosen).toMatchObject({ status: 303, location: "/login" });
  expect(readLanguage((await visitor.get("/login")).html)).toBe("en");
});

it("a language that the panel does not offer changes nothing, and the redirect stays on the panel", async () => {
  const visitor = createVisitor(panel, "cantalmar.localhost");
  await visitor.post("/language", { language: "nl", back: "/" });
  expect(visitor.cookies.size).toBe(0);
  const elsewhere = await visitor.post("/language", { language: "en", back: "//evil.example/" });
  expect(elsewhere.location).toBe("/before_room");
});

describe("the API's error message", () => {
  const visitor = (language: string) =>
    createVisitor(panel, "cantalmar.localhost", { headers: { "accept-language": language } });

  async function failToLogIn(language: string, body?: object, headers?: Record<string, string>) {
    if (body) {
      const fault = { operation: "authenticate", kind: "status", status: 401, times: 1 } as const;
      panel.sandbox.faults.add({ ...fault, body, headers });
    }
    const { username } = demoLogin(panel, "client");
    const page = await visitor(language).logIn({ username, password: "wrong" });
    expect(page.status).toBe(422);
    return page.html;
  }

  it.each([
    ["en", "Wrong e-mail, phone or password", "Usuario o contraseña incorrectos"],
    ["es", "El correo, el teléfono o la contraseña no son correctos", "Wrong"],
  ])("with a code is translated by the panel, in %s", async (language, own, other) => {
    const spanish = { message: "Usuario o contraseña incorrectos", code: "wrong_credentials" };
    for (const html of [await failToLogIn(language), await failToLogIn(language, spanish)]) {
      expect(textOf(html)).toContain(own);
      expect(textOf(html)).not.toContain(other);
    }
  });

  it("without a code is shown as it is, marked with its language", async () => {
    const message = "Prueba con la huella";
    const marked = `<span lang="es">${message}</span>`;
    const spanish = { "Content-Language": "es" };
    expect(await failToLogIn("en", { message }, spanish)).toContain(marked);
    expect(await failToLogIn("es", { message }, spanish)).not.toContain(marked);
    const untold = await failToLogIn("en", { message });
    expect(textOf(untold)).toContain(message);
    expect(untold).not.toContain(marked);
  });

  it.each([
    ["en", (name: string) => `The account of ${name} is closed`],
    ["es", (name: string) => `La cuenta de ${name} está cerrada`],
  ])("comes in the language of the page, %s", async (language, closed) => {
    const company = visitor(language);
    const { username, password } = demoLogin(panel, "company");
    await company.logIn({ username, password });
    const { accounts } = panel.sandbox.world;
    const owner = [...accounts.values()].find(({ email }) => email === username);
    const employee = [...accounts.values()].find(
      ({ companyId, state }) => companyId === owner?.id && state === "active",
    );
    if (!employee) throw new Error("The demo company has no employee");
    const form = { form: "close", id: `${employee.id}` };
    const { location } = await company.post("/employee", form);
    const { html } = await company.get(location ?? "");
    expect(textOf(html)).toContain(closed(employee.name));
  });
});
