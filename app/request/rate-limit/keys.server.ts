import { isIPv6 } from "node:net";
import { countryOf, toInternational } from "../../i18n/phones.server.ts";
import type { Vault } from "../../store/vault.server.ts";
import type { RequestContext } from "../context.server.ts";

/** What names a limit: the brand, and the network of a request. */
export type LimitContext = {
  brand: RequestContext["brand"];
  app: { address: string; services: { vault: Vault } };
};

const networkOf = ({ app }: LimitContext): string => toNetwork(app.address);

/** Counts the attempts of a network, on any account. */
export function networkKey(action: string, context: LimitContext): string {
  const { vault } = context.app.services;
  return `${context.brand.permalink}:tries:${action}:network:${vault.digest(networkOf(context))}`;
}

/** Count the attempts on an account: from this network, and from all. */
export function accountKeys(action: string, account: string, context: LimitContext) {
  const { vault } = context.app.services;
  const name = toName(account, countryOf(context.brand));
  const prefix = `${context.brand.permalink}:tries:${action}`;
  return {
    here: `${prefix}:here:${vault.digest(`${name}\n${networkOf(context)}`)}`,
    all: `${prefix}:account:${vault.digest(name)}`,
  };
}

/** Mark this network as the account owner's; the newest secret's key first, then the older ones'. */
export function knownNetworkKeys(account: string, context: LimitContext) {
  const { vault } = context.app.services;
  const name = toExactName(account, countryOf(context.brand));
  const [newest, ...older] = vault
    .digests(`${name}\n${networkOf(context)}`)
    .map((digest) => `${context.brand.permalink}:known-network:${digest}`);
  return { newest: newest as string, older };
}

/**
 * The same for all spellings that an API may accept for one account: other capitals, accents, spaces,
 * punctuation, invisible letters, with or without the country's prefix. Two accounts with such similar
 * names share a limit, which is the lesser evil.
 */
export function toName(account: string, country?: string): string {
  const name = account
    .normalize("NFKD")
    // Both cases, because ß, ſ and the like only turn into their letters on the way.
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[\p{M}\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, "");
  if (name.includes("@")) return name;
  const digits = name.replaceAll(/[^\p{L}\p{N}+]/gu, "").replace(/^00/, "+");
  return toInternational(digits, country) ?? digits;
}

/**
 * The same only for spellings that every API accepts for one account, so no two accounts share it. A
 * spelling that only some APIs accept has another exact name.
 */
export function toExactName(account: string, country?: string): string {
  const name = account.normalize("NFC").trim();
  return name.includes("@") ? name.toLowerCase() : (toInternational(name, country) ?? name);
}

/** A household or office has any number of IPv6 addresses, so the first 64 bits name its network. */
export function toNetwork(address: string): string {
  const plain = address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  // One of the many notations of the same address.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = "", tail = ""] = canonical.split("::");
  const [start, end] = [head, tail].map((part) => part.split(":").filter(Boolean));
  const zeros = Array(8 - (start?.length ?? 0) - (end?.length ?? 0)).fill("0");
  return [...(start ?? []), ...zeros, ...(end ?? [])].slice(0, 4).join(":");
}
