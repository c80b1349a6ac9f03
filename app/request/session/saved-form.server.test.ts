import type { AppLoadContext } from "@remix-run/node";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { User } from "../../api/session.server.ts";
import { createSessions } from "../../session/sessions.server.ts";
import { createEmbeddedStore } from "../../store/embedded.server.ts";
import { createVault } from "../../store/vault.server.ts";
import { restoreForm, saveForm, saveFormInSession, takeSavedForm } from "./saved-form.server.ts";

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function createContext() {
  const store = createEmbeddedStore({ now: () => Date.now() });
  const vault = createVault(["a-secret"]);
  const services = { store, vault, sessions: createSessions(store, vault) };
  return { services } as unknown as AppLoadContext;
}

function toForm(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const user: User = {
  ...{ id: 7, name: "Ana", email: null, phone: null, avatar: null, logo: null },
  ...{ isCompany: false, employee: null, exclusiveGroupId: null, permissions: null },
};
const ana = { permalink: "alazul", user };
const typed = { form: "profile", name: "Ana" };

/** The user logs in, and the new session receives the saved form. */
async function logIn(owner: typeof ana, context: AppLoadContext) {
  const savedForm = await takeSavedForm(owner, context);
  return context.services.sessions.create({ ...owner, token: "t", checkedAt: 0, savedForm });
}

describe("the form of an expired session", () => {
  async function save(path = "/profile?a=1") {
    const context = createContext();
    const secrets = { current_password: "geheim", avatar: new File(["?"], "me.png") };
    const session = await logIn(ana, context);
    await saveForm(session, path, toForm({ ...typed, ...secrets }), context);
    return context;
  }

  test("is given back once on its page, without passwords and files", async () => {
    const context = await save();
    const session = await logIn(ana, context);
    expect(await restoreForm(session, "/", context)).toBeUndefined();
    expect(await restoreForm(session, "/profile", context)).toEqual(typed);
    expect(await restoreForm(session, "/profile", context)).toBeUndefined();
    const found = await context.services.sessions.find("alazul", session.id);
    expect(await restoreForm(found, "/profile", context)).toBeUndefined();
    expect(await takeSavedForm(ana, context)).toBeUndefined();
  });

  test("is encrypted in the store", async () => {
    const context = await save();
    const { store } = context.services;
    const sealed = await store.get("alazul:kept-form:7");
    expect(sealed).toBeDefined();
    expect(Buffer.from(sealed ?? "", "base64").toString("latin1")).not.toContain("Ana");
    await store.set("alazul:kept-form:7", JSON.stringify({ path: "/profile", values: {} }), 60);
    expect(await takeSavedForm(ana, context)).toBeUndefined();
  });

  test("is not given to another user or on another brand", async () => {
    const context = await save();
    expect(await takeSavedForm({ ...ana, user: { id: 8 } as User }, context)).toBeUndefined();
    expect(await takeSavedForm({ ...ana, permalink: "limoncillo" }, context)).toBeUndefined();
    expect(await restoreForm(undefined, "/profile", context)).toBeUndefined();
    expect(await takeSavedForm(ana, context)).toBeDefined();
  });

  test("expires half an hour after the session, even if the user logs in meanwhile", async () => {
    const context = await save();
    vi.setSystemTime(Date.now() + 29 * MINUTE);
    const session = await logIn(ana, context);
    vi.setSystemTime(Date.now() + 2 * MINUTE);
    expect(await restoreForm(session, "/profile", context)).toBeUndefined();

    const other = await save();
    vi.setSystemTime(Date.now() + 31 * MINUTE);
    expect(await takeSavedForm(ana, other)).toBeUndefined();
  });
});

test("a marked form is given back only where the address has the mark", async () => {
  const context = createContext();
  const session = await logIn(ana, context);
  await saveFormInSession(session, "/profile?a=1", toForm(typed), context, "begun");
  const found = await context.services.sessions.find("alazul", session.id);
  expect(await restoreForm(found, "/profile", context)).toBeUndefined();
  expect(await restoreForm(found, "/profile?a=1", context)).toBeUndefined();
  expect(await restoreForm(found, "/?begun=1", context)).toBeUndefined();
  expect(await restoreForm(found, "/profile?a=1&begun=1", context)).toEqual(typed);
  expect(await restoreForm(found, "/profile?a=1&begun=1", context)).toBeUndefined();
});

test("a form is given back by the next request, and not by the one that failed", async () => {
  const context = createContext();
  const session = await logIn(ana, context);
  await saveFormInSession(session, "/profile", toForm(typed), context);
  expect(await restoreForm(session, "/profile", context)).toBeUndefined();
  const found = await context.services.sessions.find("alazul", session.id);
  expect(await restoreForm(found, "/profile", context)).toEqual(typed);
});
