import { isIPv6 } from "node:net";
import { toInternational } from "../../i18n/phones.server.ts";

/**
 * The same for what an API may take as the same, whatever its capitals, accents, spaces, signs, and
 * letters that nobody sees, and with the prefix of its country or without. Two whose names are so alike
 * share their tries, which is the lesser evil.
 */
export function toName(account: string, country?: string): string {
  const name = account
    .normalize("NFKD")
    // Up and down again, by which ß, ſ and the like become the letters that they stand for.
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[\p{M}\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, "");
  if (name.includes("@")) return name;
  const digits = name.replaceAll(/[^\p{L}\p{N}+]/gu, "").replace(/^00/, "+");
  return toInternational(digits, country) ?? digits;
}

/**
 * The same for what every API takes as the same, and for nothing else: no two accounts share it. What
 * is written in a way that only some APIs accept has another exact name.
 */
export function toExactName(account: string, country?: string): string {
  const name = account.normalize("NFC").trim();
  return name.includes("@") ? name.toLowerCase() : (toInternational(name, country) ?? name);
}

/** One household or office, which has as many addresses of IPv6 as it likes: 64 bits name it. */
export function toNetwork(address: string): string {
  const plain = address.replace(/%.*$/, "").replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  // One notation of the many that there are.
  const canonical = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = "", tail = ""] = canonical.split("::");
  const [start, end] = [head, tail].map((part) => part.split(":").filter(Boolean));
  const zeros = Array(8 - (start?.length ?? 0) - (end?.length ?? 0)).fill("0");
  return [...(start ?? []), ...zeros, ...(end ?? [])].slice(0, 4).join(":");
}
