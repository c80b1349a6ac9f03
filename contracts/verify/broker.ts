// The part of the Pact Broker's protocol that a verification and a release need.
import type { Pact } from "../pact-file.ts";

export type Broker = ReturnType<typeof connectBroker>;

/** A pact of the broker. While it is pending, no API has fulfilled it yet, so it stops no release. */
export type BrokerPact = { pact: Pact; version: string; isPending: boolean; resultsAt: string };

type Links = { _links: Record<string, { href: string; name?: string }> };
type Versions = { _embedded: Record<string, { _embedded: Embedded }[]> };
type Embedded = { version: { number: string }; pacticipant?: { name: string } };

/** A row of the matrix: a panel's version, an API's version and the verification between them. */
export type MatrixRow = {
  consumer: { name: string; version: { number: string } };
  provider: { name: string; version: { number: string } | null };
  verificationResult: ({ success: boolean; verifiedAt?: string } & Partial<Links>) | null;
};

/** The panel's main branch, and every version that is deployed or released. */
const selectors = [{ mainBranch: true }, { deployedOrReleased: true }];

export type BrokerAddress = { url: string; token?: string; username?: string; password?: string };

/** The broker's address and credentials, as Pact's own programs read them. */
export function readBrokerAddress({ env } = process): BrokerAddress {
  if (!env.PACT_BROKER_BASE_URL) throw new Error("PACT_BROKER_BASE_URL is missing");
  return {
    url: env.PACT_BROKER_BASE_URL,
    token: env.PACT_BROKER_TOKEN,
    username: env.PACT_BROKER_USERNAME,
    password: env.PACT_BROKER_PASSWORD,
  };
}

export function connectBroker({ url, token, username, password = "" }: BrokerAddress) {
  const credentials = Buffer.from(`${username}:${password}`).toString("base64");
  const authorization = token ? `Bearer ${token}` : username ? `Basic ${credentials}` : undefined;

  async function ask<Answer>(
    address: string,
    { method = "GET", body }: { method?: string; body?: unknown } = {},
  ): Promise<Answer> {
    const answer = await fetch(address, {
      method,
      headers: {
        accept: "application/hal+json",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(authorization && { authorization }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    }).catch((cause: unknown) => {
      throw new Error(`No broker answers at ${address}`, { cause });
    });
    if (!answer.ok) throw new Error(`The broker answers ${answer.status} at ${address}`);
    return (await answer.json()) as Answer;
  }

  function findLink({ _links }: Links, name: string, values: Record<string, string> = {}) {
    const href = _links[name]?.href;
    if (!href) throw new Error(`${url} is no Pact Broker, or an old one: it has no ${name}`);
    return href.replaceAll(/\{(\w+)\}/g, (_, key) => encodeURIComponent(values[key] ?? ""));
  }

  return {
    /** The pacts that an API's branch must verify; work in progress since a day comes as pending. */
    async readPacts(
      provider: string,
      { branch, workInProgressSince }: { branch?: string; workInProgressSince?: string },
    ): Promise<BrokerPact[]> {
      const place = findLink(await ask(url), "pb:provider-pacts-for-verification", {
        provider,
      });
      const { _embedded } = await ask<{ _embedded: { pacts: FoundPact[] } }>(place, {
        method: "POST",
        body: {
          consumerVersionSelectors: selectors,
          includePendingStatus: true,
          ...(branch && { providerVersionBranch: branch }),
          ...(workInProgressSince && { includeWipPactsSince: workInProgressSince }),
        },
      });
      return Promise.all(
        _embedded.pacts.map(async ({ verificationProperties, _links: { self } }) => {
          const pact = await ask<Pact & Links>(self?.href ?? url);
          return {
            pact,
            version: pact._links["pb:consumer-version"]?.name ?? "unknown",
            isPending: verificationProperties?.pending ?? false,
            resultsAt: pact._links["pb:publish-verification-results"]?.href ?? "",
          };
        }),
      );
    },

    async publishResult(
      { resultsAt }: BrokerPact,
      { isSuccess, version, details }: { isSuccess: boolean; version: string; details: unknown },
    ): Promise<void> {
      if (!resultsAt) throw new Error("The broker takes no results for this pact");
      await ask(resultsAt, {
        method: "POST",
        body: {
          success: isSuccess,
          providerApplicationVersion: version,
          testResults: details,
          verifiedBy: { implementation: "parada-contracts" },
        },
      });
    },

    /** Names the branch of an API's version. */
    async recordBranch(pacticipant: string, branch: string, version: string): Promise<void> {
      const place = `${url.replace(/\/$/, "")}/pacticipants/${encodeURIComponent(pacticipant)}`;
      const links = await ask<Links>(place);
      const values = { branch, version };
      await ask(findLink(links, "pb:branch-version", values), { method: "PUT", body: {} });
    },

    /** The versions that are deployed to an environment, or released and still supported. */
    async readLiveVersions(pacticipant: string, environment: string): Promise<string[]> {
      const { _embedded } = await ask<{ _embedded: { environments: (Links & Named)[] } }>(
        findLink(await ask(url), "pb:environments"),
      );
      const found = _embedded.environments.find(({ name }) => name === environment);
      if (!found) throw new Error(`The broker knows no environment ${environment}`);
      const kinds = {
        deployedVersions: "pb:currently-deployed-deployed-versions",
        releasedVersions: "pb:currently-supported-released-versions",
      };
      const lists = await Promise.all(
        Object.entries(kinds).map(async ([key, link]) => {
          const place = new URL(findLink(found, link));
          place.searchParams.set("pacticipant", pacticipant);
          return (await ask<Versions>(place.href))._embedded[key] ?? [];
        }),
      );
      const numbers = lists
        .flat()
        .filter(({ _embedded: { pacticipant: own } }) => !own || own.name === pacticipant)
        .map(({ _embedded: { version } }) => version.number);
      return [...new Set(numbers)];
    },

    /** What the broker knows between one version of the panel and one of the API. */
    async readMatrix(
      consumer: { name: string; version: string },
      provider: { name: string; version: string },
    ): Promise<MatrixRow[]> {
      const query = new URLSearchParams([
        ...[consumer, provider].flatMap(({ name, version }) => [
          ["q[][pacticipant]", name],
          ["q[][version]", version],
        ]),
        ["latestby", "cvpv"],
      ]);
      const place = `${url.replace(/\/$/, "")}/matrix?${query}`;
      return (await ask<{ matrix: MatrixRow[] }>(place)).matrix;
    },

    /** The details that came with a result, such as the screens that break. */
    async readResult({ verificationResult }: MatrixRow): Promise<{ testResults?: unknown }> {
      const place = verificationResult?._links?.self?.href;
      return place ? ask(place) : {};
    },
  };
}

type Named = { name: string };
type FoundPact = Links & { verificationProperties?: { pending?: boolean } };
