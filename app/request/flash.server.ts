import { randomUUID } from "node:crypto";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { z } from "zod";
import { clip } from "../api/clip.ts";
import { createTranslate } from "../i18n/translate.ts";
import { type PathOptions, pathTo } from "../paths.ts";
import type { ScreenName } from "../screens.ts";
import { cookieName, readCookies, writeCookie } from "../session/cookies.server.ts";
import type { RequestContext } from "./context.server.ts";
import { texts } from "./outcome-texts.ts";

const flashSchema = z.object({
  /** Tells two messages with the same text apart. */
  id: z.string(),
  kind: z.enum(["success", "failure"]),
  title: z.string().optional(),
  text: z.string(),
  lang: z.string().optional(),
});

/** A message that the next page shows once. */
export type Flash = Omit<z.infer<typeof flashSchema>, "id">;

/** Browsers drop a cookie of more than 4 kB, and a letter may take three bytes. */
const MAX_LETTERS = 800;

/** The message travels in a cookie, so that it also reaches users who are not logged in. */
export function writeFlash(flash: Flash, { services, isSecure }: AppLoadContext): string {
  const name = cookieName("parada_flash", isSecure);
  const value = Buffer.from(
    JSON.stringify({ ...flash, text: clip(flash.text, MAX_LETTERS), id: randomUUID() }),
  ).toString("base64url");
  return writeCookie(name, services.cookies.seal(name, value), {
    secure: isSecure,
    maxAgeSeconds: 60,
  });
}

export function readFlash(request: Request, { services, isSecure }: AppLoadContext) {
  const name = cookieName("parada_flash", isSecure);
  const value = services.cookies.open(name, readCookies(request.headers.get("cookie")).get(name));
  if (value === undefined) return undefined;
  const { data: flash } = flashSchema.safeParse(
    JSON.parse(Buffer.from(value, "base64url").toString()),
  );
  return {
    flash,
    clearing: writeCookie(name, "", { secure: isSecure, maxAgeSeconds: 0 }),
  };
}

/** What a response leaves behind for the next page. */
type Left = { flash?: Flash; cookies?: string[] };

/** Redirects after a valid form, with a flash message for the next page. */
export function redirectWithFlash(
  to: string,
  context: AppLoadContext,
  { flash, cookies = [] }: Left = {},
): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (flash) headers.append("Set-Cookie", writeFlash(flash, context));
  return redirect(to, { status: 303, headers });
}

/** The same for a screen of this brand. */
export function redirectToScreen<Name extends ScreenName>(
  screen: Name,
  { params, query, ...left }: Pick<PathOptions<Name>, "params" | "query"> & Left,
  { siteDomain, app }: RequestContext,
): Response {
  return redirectWithFlash(pathTo(screen, { params, query, siteDomain }), app, left);
}

type Outcome = "registered" | "updated" | "successful" | "failed" | "unknown";
/** What has succeeded, for a message that does not name it. */
type Done = Exclude<keyof typeof texts.en, Outcome>;

export function toFlash(outcome: Outcome, { language }: RequestContext, done?: Done): Flash {
  const t = createTranslate(texts, language);
  const kind = ["failed", "unknown"].includes(outcome) ? "failure" : "success";
  return { kind, text: t(outcome), ...(done && kind === "success" && { title: t(done) }) };
}
