import { randomUUID } from "node:crypto";
import type { Configuration } from "../../api/configuration.server.ts";
import { ApiFault } from "../../api/errors.ts";
import { formatOf, pictureFormats } from "../../forms/file-format.server.ts";
import { picturesPath } from "../../request/picture-address.server.ts";
import type { Services } from "../../request/services.server.ts";

const PATIENCE_MS = 5_000;

/**
 * The configuration with a logo that it holds in itself, where the API's own origin has the logo: a preview
 * must not call the API. A logo that cannot be fetched is left out.
 */
export async function embedLogo(
  configuration: Configuration,
  { pictures, fetchPicture }: Pick<Services, "pictures" | "fetchPicture">,
): Promise<Configuration> {
  const address = pictures.toAddress(configuration.agrupation.logo ?? null);
  if (!address?.startsWith(`${picturesPath}?`)) return configuration;
  const query = new URLSearchParams(address.slice(picturesPath.length + 1));
  const path = pictures.verify(Object.fromEntries(query)) ?? "";
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const logo = await fetchPicture(path, { requestId: randomUUID(), signal }).then(
    (bytes) => bytes && toDataUrl(bytes),
    (error: unknown) => {
      if (error instanceof ApiFault) return undefined;
      throw error;
    },
  );
  return { ...configuration, agrupation: { ...configuration.agrupation, logo: logo ?? null } };
}

function toDataUrl(bytes: Buffer): string | undefined {
  const format = formatOf(bytes, pictureFormats);
  return format && `data:${format.type};base64,${bytes.toString("base64")}`;
}
