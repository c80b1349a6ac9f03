import type { AppLoadContext } from "@remix-run/node";
import { vi } from "vitest";
import type { Brand } from "../../app/api/configuration.server.ts";
import type { User } from "../../app/api/session.server.ts";
import type { RequestContext } from "../../app/request/context.server.ts";
import { createCookieSigner } from "../../app/session/cookies.server.ts";
import { createSessions, type Session } from "../../app/session/sessions.server.ts";
import { createEmbeddedStore } from "../../app/store/embedded.server.ts";
import { createVault } from "../../app/store/vault.server.ts";

export const HOST = "http://cantalmar.test";

export const brand = {
  permalink: "cantalmar",
  languages: [],
  fallbackLanguage: null,
} as never as Brand;

export const ana: User = {
  ...{ id: 7, name: "Ana", email: null, phone: "+34600111222", avatar: null, logo: null },
  ...{ isCompany: false, employee: null, exclusiveGroupId: null, permissions: null },
};
export const leo: User = { ...ana, id: 8, name: "Leo" };

/** What the API sends with a token. */
export const toWire = ({ id, name, phone }: User, token: string) => ({
  ...{ id, name, phone, company: false, auth_token: token },
});

/** The services of a panel whose API gives this answer to every call. */
export function openPanel({
  secrets = ["a-secret"],
  store = createEmbeddedStore(),
  answer = (_operation: string): unknown => ({}),
  attemptsPerAddress = 100,
} = {}) {
  const vault = createVault(secrets);
  const asked = vi.fn();
  const report = vi.fn();
  const renewCookie = vi.fn();
  const clearCache = vi.fn();
  const api = (caller: { permalink: string; token?: string }) => ({
    call: async (operation: string) => {
      asked({ operation, permalink: caller.permalink, token: caller.token });
      return answer(operation);
    },
  });
  const cookies = createCookieSigner(secrets);
  const sessions = createSessions(store, vault);
  const app = {
    services: { store, vault, sessions, cookies, api, report, attemptsPerAddress },
    ...{ isSecure: false, address: "198.18.0.1", requestId: "r-1", renewCookie, clearCache },
    log: { error: () => {}, bindings: () => ({}) },
    setRetryAfter: () => {},
  } as unknown as AppLoadContext;

  const contextOf = (session?: Session, siteDomain?: string): RequestContext => ({
    ...{ brand, siteDomain, language: "en", languages: ["en"], session, expired: undefined },
    ...{ user: session?.user, app },
    api: app.services.api({ permalink: brand.permalink, token: session?.token, requestId: "r-1" }),
  });
  const logIn = (user: User, fields: Partial<Session> = {}): Promise<Session> =>
    sessions.create({ permalink: "cantalmar", token: "t-1", user, checkedAt: 1, ...fields });
  return { app, store, vault, sessions, contextOf, logIn, asked, report, renewCookie, clearCache };
}

/** A browser's request with the cookies that it received. */
export const requestWith = (path: string, ...cookies: string[]): Request =>
  new Request(`${HOST}${path}`, {
    headers: { cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") },
  });
