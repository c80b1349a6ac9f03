import type { EntryContext } from "@remix-run/node";
import type { Language } from "../i18n/languages.ts";

type Manifest = EntryContext["manifest"];

/** The build makes the browser's files for each language, and lists them in `byLanguage` (scripts/join-chunks.mjs). */
type Manifests = Manifest & { byLanguage?: Record<Language, Manifest> };

/** The list of the files of one language, for the same routes. */
export function manifestIn(language: Language, manifest: Manifest): Manifest {
  const own = (manifest as Manifests).byLanguage?.[language];
  if (!own) return manifest;
  const routes = Object.keys(manifest.routes).flatMap((id) => {
    const route = own.routes[id];
    return route ? [[id, route] as const] : [];
  });
  return { ...own, routes: Object.fromEntries(routes) };
}
