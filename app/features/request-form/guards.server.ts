import { redirect } from "@remix-run/node";
import {
  type Args,
  type ContextOf,
  getRequestContext,
  type MemberContext,
  requireScreen,
} from "../../request/context.server.ts";
import type { ScreenName } from "../../screens.ts";
import { takeContactOutOfAddress } from "../order-draft/contact/contact-in-address.server.ts";
import { lookUpAsGuest } from "./look-up.server.ts";

/** `requireScreen`, after the browser has gone to an address without a phone number and notes. */
export async function requireScreenWithoutContact<Name extends ScreenName>(
  args: Args,
  screen: Name,
): Promise<ContextOf<Name>> {
  const left = await takeContactOutOfAddress(args.request, await getRequestContext(args));
  if (left) throw redirect(left.to, { headers: [...traceless, ...toCookies(left)] });
  return requireScreen(args, screen);
}

/** `requireScreen`, which leads a guest to the log-in and from there to what the form asks for. */
export async function requireScreenToOrder(args: Args, screen: "request"): Promise<MemberContext> {
  const kept = await lookUpAsGuest(args.request, await getRequestContext(args));
  if (kept) throw redirect(kept.to, { status: 303, headers: toCookies(kept) });
  return requireScreen(args, screen);
}

const traceless: [string, string][] = [
  ["Cache-Control", "no-store"],
  ["Referrer-Policy", "no-referrer"],
];

const toCookies = ({ cookie }: { cookie?: string }): [string, string][] =>
  cookie ? [["Set-Cookie", cookie]] : [];
