import { readFileSync } from "node:fs";

/** The version of the panel that this pact comes with. */
export function ownVersion(): string {
  const manifest = new URL("../../package.json", import.meta.url);
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}
