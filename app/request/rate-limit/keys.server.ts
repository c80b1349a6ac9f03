import { countryOf } from "../../i18n/phones.server.ts";
import type { RequestContext } from "../context.server.ts";
import { toExactName, toName, toNetwork } from "./account-names.server.ts";

const networkOf = ({ app }: RequestContext): string => toNetwork(app.address);

/** Counts the tries of a network, whichever account they are about. */
export function networkKey(what: string, context: RequestContext): string {
  const { vault } = context.app.services;
  return `${context.brand.permalink}:tries:${what}:network:${vault.digest(networkOf(context))}`;
}

/** Count the tries about an account: from this network, and from all. */
export function accountKeys(what: string, account: string, context: RequestContext) {
  const { vault } = context.app.services;
  const name = toName(account, countryOf(context.brand));
  const of = `${context.brand.permalink}:tries:${what}`;
  return {
    here: `${of}:here:${vault.digest(`${name}\n${networkOf(context)}`)}`,
    all: `${of}:account:${vault.digest(name)}`,
  };
}

/** Says that this network has proved to be the account's; the newest secret's key first, then the older ones'. */
export function knownNetworkKeys(account: string, context: RequestContext) {
  const { vault } = context.app.services;
  const name = toExactName(account, countryOf(context.brand));
  const [newest, ...older] = vault
    .digests(`${name}\n${networkOf(context)}`)
    .map((digest) => `${context.brand.permalink}:known-network:${digest}`);
  return { newest: newest as string, older };
}
