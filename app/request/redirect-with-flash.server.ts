import { type AppLoadContext, redirect } from "@remix-run/node";
import { type Flash, writeFlash } from "./flash.server.ts";

/** After a form that was right: on to the next page, and what is said there. */
export function goOn(
  to: string,
  context: AppLoadContext,
  { said, cookies = [] }: { said?: Flash; cookies?: string[] } = {},
): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  if (said) headers.append("Set-Cookie", writeFlash(said, context));
  return redirect(to, { status: 303, headers });
}
