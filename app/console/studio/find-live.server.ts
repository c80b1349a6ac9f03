import { randomUUID } from "node:crypto";
import {
  type Configuration,
  findConfigurationOfDomain,
  findOwnConfiguration,
} from "../../api/configuration.server.ts";
import { ApiFault } from "../../api/errors.ts";
import type { Services } from "../../request/services.server.ts";

export type Live = { configuration: Configuration } | { kind: "missing" | "unanswered" };

/** What the API has of a brand now, by its domain or permalink, past all copies of the panel. */
export async function findLive({ api }: Pick<Services, "api">, name: string): Promise<Live> {
  const apiOf = (permalink: string) => api({ permalink, requestId: randomUUID() });
  if (!/^[\w.-]{1,253}$/.test(name)) return { kind: "missing" };
  try {
    const configuration =
      (await findConfigurationOfDomain(apiOf(""), name)) ??
      (await findOwnConfiguration(apiOf(name)));
    return configuration ? { configuration } : { kind: "missing" };
  } catch (error) {
    if (error instanceof ApiFault) return { kind: "unanswered" };
    throw error;
  }
}
