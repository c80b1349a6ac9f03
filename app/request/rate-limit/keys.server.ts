import { countryOf } from "../../i18n/phones.server.ts";
import type { Visit } from "../context.server.ts";
import { toExactName, toName, toNetwork } from "./account-names.server.ts";

const networkOf = ({ context }: Visit): string => toNetwork(context.address);

/** Counts the tries of a network, whichever account they are about. */
export function networkKey(what: string, visit: Visit): string {
  const { vault } = visit.context.services;
  return `${visit.brand.permalink}:tries:${what}:network:${vault.digest(networkOf(visit))}`;
}

/** Count the tries about an account: from this network, and from all. */
export function accountKeys(what: string, account: string, visit: Visit) {
  const { vault } = visit.context.services;
  const name = toName(account, countryOf(visit.brand));
  const of = `${visit.brand.permalink}:tries:${what}`;
  return {
    here: `${of}:here:${vault.digest(`${name}\n${networkOf(visit)}`)}`,
    all: `${of}:account:${vault.digest(name)}`,
  };
}

/** Says that this network has proved to be the account's; the newest secret's key first, then the older ones'. */
export function knownNetworkKeys(account: string, visit: Visit) {
  const { vault } = visit.context.services;
  const name = toExactName(account, countryOf(visit.brand));
  const [newest, ...older] = vault
    .digests(`${name}\n${networkOf(visit)}`)
    .map((digest) => `${visit.brand.permalink}:known-network:${digest}`);
  return { newest: newest as string, older };
}
