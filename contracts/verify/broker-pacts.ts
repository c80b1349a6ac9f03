import type { Pact } from "../pact-file.ts";
import { type BrokerOptions, provider, selectors } from "./verify-api.ts";

type Links = { _links: Record<string, { href: string }> };

/**
 * The pacts that a broker holds for verification, to verify a part of them: Pact's own verifier takes those of a broker
 * whole or not at all.
 */
export async function readBrokerPacts(broker: BrokerOptions): Promise<Pact[]> {
  const { token, username, password = "" } = broker;
  const credentials = Buffer.from(`${username}:${password}`).toString("base64");
  const authorization = token ? `Bearer ${token}` : username ? `Basic ${credentials}` : undefined;

  async function ask<Answer>(address: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(address, {
      method: body ? "POST" : "GET",
      headers: {
        accept: "application/hal+json",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(authorization && { authorization }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    if (!answer.ok) throw new Error(`The broker answers ${answer.status} at ${address}`);
    return (await answer.json()) as Answer;
  }

  const { _links } = await ask<Links>(broker.url);
  const place = _links["pb:provider-pacts-for-verification"]?.href.replace("{provider}", provider);
  if (!place) throw new Error(`${broker.url} is no Pact Broker`);
  const { _embedded } = await ask<{ _embedded: { pacts: Links[] } }>(place, {
    consumerVersionSelectors: selectors,
  });
  return Promise.all(
    _embedded.pacts.map(({ _links: { self } }) => ask<Pact>(self?.href ?? broker.url)),
  );
}
