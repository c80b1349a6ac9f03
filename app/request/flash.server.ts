import { randomUUID } from "node:crypto";
import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { clip } from "../api/clip.ts";
import { cookieName, readCookies, writeCookie } from "../session/cookies.server.ts";

/** A message that the next page shows once. */
export type Flash = { kind: "success" | "failure"; title?: string; text: string; lang?: string };

/** The id tells two messages with the same text apart. */
export type FlashView = Flash & { id: string };

const flashSchema = z.object({
  id: z.string(),
  kind: z.enum(["success", "failure"]),
  title: z.string().optional(),
  text: z.string(),
  lang: z.string().optional(),
});

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
    flash: flash as FlashView | undefined,
    clearing: writeCookie(name, "", { secure: isSecure, maxAgeSeconds: 0 }),
  };
}
