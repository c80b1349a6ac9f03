import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { build } from "esbuild";

const standIn = fileURLToPath(new URL("../../services/maps-stand-in.ts", import.meta.url));

/** Answers Google's addresses with the local stand-in, and lists the requests. */
export async function serveMaps(page: Page): Promise<URL[]> {
  const { outputFiles } = await build({ entryPoints: [standIn], bundle: true, write: false });
  const body = outputFiles[0]?.text ?? "";
  const asked: URL[] = [];
  await page.route("https://*.googleapis.com/**", (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: "text/javascript", body });
  });
  return asked;
}
