import { countryOf } from "../../i18n/phones.server.ts";
import type { RequestContext } from "../context.server.ts";
import { toExactName, toName, toNetwork } from "./account-names.server.ts";

const networkOf = ({ app }: RequestContext): string => toNetwork(app.address);

/** Counts the attempts of a network, on any account. */
export function networkKey(action: string, context: RequestContext): string {
  const { vault } = context.app.services;
  return `${context.brand.permalink}:tries:${action}:network:${vault.digest(networkOf(context))}`;
}

/** Count the attempts on an account: from this network, and from all. */
export function accountKeys(action: string, account: string, context: RequestContext) {
  const { vault } = context.app.services;
  const name = toName(account, countryOf(context.brand));
  const prefix = `${context.brand.permalink}:tries:${action}`;
  return {
    here: `${prefix}:here:${vault.digest(`${name}\n${networkOf(context)}`)}`,
    all: `${prefix}:account:${vault.digest(name)}`,
  };
}

/** Mark this network as the account owner's; the newest secret's key first, then the older ones'. */
export function knownNetworkKeys(account: string, context: RequestContext) {
  const { vault } = context.app.services;
  const name = toExactName(account, countryOf(context.brand));
  const [newest, ...older] = vault
    .digests(`${name}\n${networkOf(context)}`)
    .map((digest) => `${context.brand.permalink}:known-network:${digest}`);
  return { newest: newest as string, older };
}
