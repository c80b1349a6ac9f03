import { isIPv6 } from "node:net";
import { toInternational } from "../../i18n/phones.server.ts";

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
