import { BlockList, isIP } from "node:net";
import type { Tile } from "./tile.ts";

/** Where a brand's tiles come from. */
export type TileSource = {
  /** An address with `{z}`, `{x}` and `{y}` in it. */
  tiles: string;
  /** What the map says about its makers, as plain text. */
  attribution: string;
  maxZoom: number;
};

/** Explains why the panel must not fetch tiles from there; undefined where it may. */
export function findProblem(template: string, apiOrigin?: string): string | undefined {
  const places = ["{z}", "{x}", "{y}"];
  if (places.some((place) => template.split(place).length !== 2)) {
    return "needs {z}, {x} and {y} once each";
  }
  if (!URL.canParse(template)) return "is no address";
  const { protocol, origin, hostname, username, password } = new URL(template);
  // A placeholder in the host would let a visitor choose it.
  if (!template.startsWith(`${origin}/`) || hostname.includes("{"))
    return "needs a scheme, a host and a path";
  if (username || password) return "must not hold a password";
  if (origin === apiOrigin) return undefined;
  if (protocol !== "https:") return "needs https";
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isPrivate(host) || host === "localhost" || host.endsWith(".localhost")) {
    return "must not lead into a private network";
  }
  return undefined;
}

export const toTileAddress = (template: string, { zoom, x, y }: Tile): string =>
  template.replace("{z}", `${zoom}`).replace("{x}", `${x}`).replace("{y}", `${y}`);

const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  privateNetworks.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  ["::", 127],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  privateNetworks.addSubnet(network, prefix, "ipv6");
}

/** True for an IP address that the internet does not reach; false for a name. */
export function isPrivate(host: string): boolean {
  const version = isIP(host);
  return version !== 0 && privateNetworks.check(host, version === 6 ? "ipv6" : "ipv4");
}
