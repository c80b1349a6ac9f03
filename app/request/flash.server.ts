import { randomUUID } from "node:crypto";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { z } from "zod";
import { clip } from "../api/clip.ts";
import { createTranslate } from "../i18n/translate.ts";
import { type PathOf, type PathOptions, pathTo } from "../paths.ts";
import type { ScreenName } from "../screens.ts";
import type { RequestContext } from "./context.server.ts";
import { texts } from "./outcome-texts.ts";
import { signedCookie } from "./signed-cookie.server.ts";

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
const flashCookie = (app: AppLoadContext) => signedCookie("parada_flash", app);

export function writeFlash(flash: Flash, app: AppLoadContext): string {
  const message = { ...flash, text: clip(flash.text, MAX_LETTERS), id: randomUUID() };
  return flashCookie(app).write(Buffer.from(JSON.stringify(message)).toString("base64url"), 60);
}

export function readFlash(request: Request, app: AppLoadContext) {
  const cookie = flashCookie(app);
  const value = cookie.read(request.headers.get("cookie"));
  if (value === undefined) return undefined;
  const message = JSON.parse(Buffer.from(value, "base64url").toString());
  return { flash: flashSchema.safeParse(message).data, clearing: cookie.clear() };
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
  { params, query, ...left }: Pick<PathOptions<PathOf<Name>>, "params" | "query"> & Left,
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
