import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lastCodeTo, openAccount, type Person, signUp } from "../services/accounts.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createVisitor, type Page, type Visitor } from "../services/visitor.ts";
import { textOf } from "./read-page.ts";

const env = { ATTEMPTS_PER_ADDRESS: "30", TRUSTED_PROXIES: "127.0.0.1" };
const newPassword = "otro-taxi-ahora";

let panel: Panel;
beforeAll(async () => {
  panel = await startPanel({ env });
});
afterAll(() => panel.stop());

let lastNetwork = 0;

/** A browser on a network of its own, as the proxy in front of the panel reports it. */
function browseFrom(network?: string, language = "en"): Visitor {
  lastNetwork += 1;
  const address = network ?? `203.0.113.${lastNetwork}`;
  return createVisitor(panel, "cantalmar.localhost", {
    headers: { "x-forwarded-for": address, "accept-language": language },
  });
}

function open(): Promise<Person> {
  const [brand] = panel.sandbox.world.brands;
  if (!brand) throw new Error("There is a brand");
  return openAccount(panel.sandbox, brand);
}

const wrong = (username: string) => ({ username, password: "not-the-password" });

/** Five networks with ten attempts each lock the account for every new network. */
async function flood(username: string): Promise<Visitor[]> {
  const strangers = Array.from({ length: 5 }, () => browseFrom());
  for (const stranger of strangers) {
    for (let count = 0; count < 10; count += 1) await stranger.logIn(wrong(username));
  }
  return strangers;
}

/** Requests a code and sets a new password with it, as the screens do. */
async function recover(visitor: Visitor, { email }: Person, login = email): Promise<Page> {
  expect((await visitor.post("/recover_password", { login })).status).toBe(303);
  return reset(visitor, email);
}

function reset(visitor: Visitor, email: string, more: Record<string, string> = {}): Promise<Page> {
  const code = lastCodeTo(panel.sandbox, email);
  const passwords = { password: newPassword, password_confirmation: newPassword };
  return visitor.post(`/reset_password/${code}`, { code, ...passwords, ...more });
}

const withNewPassword = (username: string) => ({ username, password: newPassword });

describe("an owner who is locked out on a new network while strangers guess passwords", () => {
  it("gets in there by recovering the password, and no other network gets in", async () => {
    const owner = await open();
    const [stranger] = await flood(owner.email);
    const place = browseFrom();
    expect((await place.logIn({ username: owner.email, password: owner.password })).status).toBe(
      429,
    );

    expect((await recover(place, owner)).location).toBe("/login");
    expect((await place.logIn(withNewPassword(owner.email))).status).toBe(303);

    // Even with the right password, neither a guessing network nor another new one gets in.
    expect((await stranger?.logIn(withNewPassword(owner.email)))?.status).toBe(429);
    expect((await browseFrom().logIn(withNewPassword(owner.email))).status).toBe(429);
  });

  it("gets in by phone after recovering by e-mail, and the other way round", async () => {
    for (const [asks, logsIn] of [
      ["email", "phone"],
      ["phone", "email"],
    ] as const) {
      const owner = await open();
      await flood(owner[logsIn]);
      const place = browseFrom();
      await recover(place, owner, owner[asks]);
      expect((await place.logIn(withNewPassword(owner[logsIn]))).status).toBe(303);
    }
  });

  it("gets in when their own wrong attempts have locked the account", async () => {
    const owner = await open();
    const place = browseFrom();
    for (let count = 0; count < 10; count += 1) await place.logIn(wrong(owner.email));
    expect((await place.logIn(wrong(owner.email))).status).toBe(429);
    await recover(place, owner);
    expect((await place.logIn(withNewPassword(owner.email))).status).toBe(303);
  });

  it("has a new password, and stays locked out, when the API does not name the account", async () => {
    const owner = await open();
    await flood(owner.email);
    const place = browseFrom();
    panel.sandbox.faults.add({
      ...{ operation: "resetPassword", kind: "empty", status: 204, afterwards: true, times: 1 },
    });
    expect((await recover(place, owner)).location).toBe("/login");
    expect((await place.logIn(withNewPassword(owner.email))).status).toBe(429);
  });

  it("recovers the password with the newest code after strangers have requested too many", async () => {
    const owner = await open();
    await flood(owner.email);
    let last = 303;
    for (let networks = 0; last === 303 && networks < 10; networks += 1) {
      const stranger = browseFrom();
      for (let count = 0; count < 3; count += 1) {
        last = (await stranger.post("/recover_password", { login: owner.email })).status;
      }
    }
    const place = browseFrom();
    const refused = await place.post("/recover_password", { login: owner.email });
    expect(refused.status).toBe(429);
    expect(textOf(refused.html)).toContain("the newest code that we sent still works");
    expect(refused.html).toContain('href="/reset_password"');

    expect((await reset(place, owner.email)).location).toBe("/login");
    expect((await place.logIn(withNewPassword(owner.email))).status).toBe(303);
  });
});

it("an owner who activates the account on a network is not locked out there", async () => {
  const [brand] = panel.sandbox.world.brands;
  if (!brand) throw new Error("There is a brand");
  const { email, phone, password } = await signUp(panel.sandbox, brand);
  await flood(email);
  const place = browseFrom();
  const code = lastCodeTo(panel.sandbox, email);
  const activated = await place.post("/activate_account", { intent: "activate", phone, code });
  expect(activated.location).toBe("/");
  await place.post("/logout", {});
  expect((await place.logIn({ username: email, password })).status).toBe(303);
  expect((await browseFrom().logIn({ username: email, password })).status).toBe(429);
});

it.each(["/recover_password", "/remove_account"])(
  "a wrong code at %s gets the same answer for known and unknown accounts",
  async (path) => {
    const { email } = await open();
    const pages: string[] = [];
    for (const login of [email, `q${email.slice(1)}`]) {
      const ask = (visitor: Visitor) => visitor.post(path, { intent: "ask", login });
      const visitor = browseFrom();
      for (let count = 0; count < 5; count += 1) await ask(visitor);
      for (let count = 0; count < 3; count += 1) await ask(browseFrom());
      for (const refused of [await ask(visitor), await ask(browseFrom())]) {
        expect(refused.status).toBe(429);
        pages.push(textOf(refused.html).replaceAll(/\b(29|30)\b/g, "<minutes>"));
      }
    }
    const [here, everywhere] = pages;
    expect(pages).toEqual([here, everywhere, here, everywhere]);
    expect(here).toContain("for this e-mail or phone from your network.");
    expect(everywhere).toContain("for this e-mail or phone from several networks.");
    for (const page of [here, everywhere]) {
      expect(page).toContain("the newest code that we sent still works: look in your messages.");
      expect(page).toContain("You can ask for another in <minutes> minutes.");
      expect(page).toContain("I have the code");
    }
  },
);

describe("a stranger with an account of their own", () => {
  it("unlocks no other account by recovering their own password", async () => {
    const [owner, stranger] = [await open(), await open()];
    const [network] = await flood(owner.email);
    if (!network) throw new Error("Strangers come from networks");
    await recover(network, stranger);
    expect((await network.logIn(withNewPassword(stranger.email))).status).toBe(303);
    await network.post("/logout", {});
    expect((await network.logIn(wrong(owner.email))).status).toBe(429);
  });

  it("cannot use their own code for another account", async () => {
    const [owner, stranger] = [await open(), await open()];
    const [network] = await flood(owner.email);
    if (!network) throw new Error("Strangers come from networks");
    await network.post("/recover_password", { login: stranger.email });
    const claims = { login: owner.email, username: owner.email, email: owner.email };
    expect((await reset(network, stranger.email, claims)).status).toBe(303);
    expect((await network.logIn(wrong(owner.email))).status).toBe(429);
  });
});

describe("a log-in that is refused", () => {
  const refusals: Record<string, (username: string) => Promise<Visitor>> = {
    "the limit of the network": async () => {
      const visitor = browseFrom();
      for (let count = 0; count < 30; count += 1) {
        await visitor.logIn(wrong(`unknown-${count}@correo.example`));
      }
      return visitor;
    },
    "the limit of the account on the network": async (username) => {
      const visitor = browseFrom();
      for (let count = 0; count < 10; count += 1) await visitor.logIn(wrong(username));
      return visitor;
    },
    "the limit of the account on all networks": async (username) => {
      await flood(username);
      return browseFrom();
    },
  };
  const reasons: Record<string, Record<"en" | "es", RegExp>> = {
    "the limit of the network": {
      en: /Too many failed attempts from your network\. Try again in (9|10) minutes\. To log in now, use another connection\./,
      es: /Demasiados intentos fallidos desde tu red\. Inténtalo de nuevo dentro de (9|10) minutos\. Para entrar ya, usa otra conexión\./,
    },
    "the limit of the account on the network": {
      en: /Too many failed attempts for this account from your network\. Try again in (9|10) minutes\. To log in now, choose a new password\. Choose a new password/,
      es: /Demasiados intentos fallidos con esta cuenta desde tu red\. Inténtalo de nuevo dentro de (9|10) minutos\. Para entrar ya, elige otra contraseña\. Elegir una contraseña nueva/,
    },
    "the limit of the account on all networks": {
      en: /Too many failed attempts for this account from other networks\. For (9|10) minutes you can only log in where you have logged in before\. To log in here now, choose a new password\. Choose a new password/,
      es: /Demasiados intentos fallidos con esta cuenta desde otras redes\. Durante (9|10) minutos solo puedes entrar donde ya hayas entrado antes\. Para entrar aquí ya, elige otra contraseña\. Elegir una contraseña nueva/,
    },
  };

  it.each(Object.keys(refusals))(
    "by %s says so, until when, and what to do now, for known and unknown accounts alike",
    async (reason) => {
      const { email } = await open();
      const pages: string[] = [];
      for (const username of [email, `q${email.slice(1)}`]) {
        const visitor = await refusals[reason]?.(username);
        if (!visitor) throw new Error(`No refusal ${reason}`);
        for (const language of ["en", "es"] as const) {
          const page = await visitor.post("/login", wrong(username), {
            "accept-language": language,
          });
          expect(page.status).toBe(429);
          expect(Number(page.headers["retry-after"])).toBeGreaterThan(500);
          const text = textOf(page.html);
          expect(text).toMatch(reasons[reason]?.[language] ?? /^$/);
          expect(page.html).toContain('href="/recover_password"');
          pages.push(text.replaceAll(/\b(9|10)\b/g, "<minutes>"));
        }
      }
      expect(pages.slice(0, 2)).toEqual(pages.slice(2));
    },
  );
});
