import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { inlineTexts } from "../../../app/i18n/inline-texts.server.ts";
import { toThemeCss } from "../../../app/tenant/theme.ts";
import type { Language } from "../story.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const origin = "http://piece.localhost";
const nonce = "piece";

type Piece = { scripts: Map<string, Uint8Array>; render: (language: Language) => string };

const pieces = new Map<string, Promise<Piece>>();

/**
 * A page with a single component, from a file beside this one: rendered as the server does,
 * and then hydrated. The story answers its requests.
 */
export async function openPiece(
  page: Page,
  name: string,
  { language, policy }: { language: Language; policy?: (nonce: string) => string },
): Promise<void> {
  const piece = pieces.get(name) ?? buildPiece(name);
  pieces.set(name, piece);
  const { scripts, render } = await piece;
  const html = `<!doctype html><html lang="${language}" data-scripts="running"><head><title>${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta property="csp-nonce" nonce="${nonce}"><link rel="stylesheet" href="/style.css">
<style nonce="${nonce}">${toThemeCss(noColours)}</style></head>
<body><main><h1>${name}</h1><div id="piece">${render(language)}</div></main>
<script type="module" nonce="${nonce}" src="/script.js"></script></body></html>`;
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/") {
      const headers = policy && { "content-security-policy": policy(nonce) };
      return route.fulfill({ contentType: "text/html; charset=utf-8", headers, body: html });
    }
    const file = scripts.get(pathname);
    if (!file) return route.fallback();
    const contentType = types[pathname.split(".").at(-1) ?? ""];
    return route.fulfill({ contentType, body: Buffer.from(file) });
  });
  await page.goto(origin);
  await page.locator("#piece[data-alive]").waitFor();
}

const noColours = {
  main: null,
  secondary: null,
  mainBackground: null,
  menuText: null,
  topText: null,
};

const types: Record<string, string> = {
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
};

/** Does what the panel's build does: puts the texts in, and leaves code of the server out. */
const asForBrowser: Plugin = {
  name: "as-for-browser",
  setup(building) {
    building.onLoad({ filter: /\.server\.ts$/ }, () => ({
      contents: "export const readTexts = undefined;",
    }));
    building.onLoad({ filter: /texts\.ts$|failure-titles\.ts$/ }, async ({ path }) => ({
      contents: inlineTexts(await readFile(path, "utf8")),
      loader: "ts",
    }));
  },
};

async function buildPiece(name: string): Promise<Piece> {
  const options = {
    absWorkingDir: root,
    bundle: true,
    write: false,
    outdir: "/",
    publicPath: "/",
    jsx: "automatic",
    loader: { ".svg": "file" },
    assetNames: "[name]",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [asForBrowser],
  } satisfies BuildOptions;
  const style = await build({ ...options, entryPoints: { style: "app/pages.css" } });
  const script = await build({
    ...options,
    stdin: { contents: hydrate(name), resolveDir: root, loader: "tsx", sourcefile: "script.tsx" },
    format: "esm",
    splitting: true,
    entryNames: "script",
  });
  const onServer = await build({
    ...options,
    stdin: { contents: draw(name), resolveDir: root, loader: "tsx" },
    platform: "node",
    format: "cjs",
  });
  const files = [...style.outputFiles, ...script.outputFiles];
  const [server] = onServer.outputFiles.filter(({ path }) => path.endsWith(".js"));
  const module = { exports: {} as Pick<Piece, "render"> };
  new Function("module", "exports", "require", server?.text ?? "")(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  return {
    scripts: new Map(files.map(({ path, contents }) => [path, contents])),
    render: module.exports.render,
  };
}

const inLanguage = (name: string) => `
  import { createElement } from "react";
  import { LanguageContext } from "./app/i18n/use-texts.ts";
  import Piece from "./tests/e2e/pieces/${name}.tsx";
  const toPage = (language) =>
    createElement(LanguageContext.Provider, { value: language }, createElement(Piece));`;

const hydrate = (name: string) => `${inLanguage(name)}
  import { useEffect } from "react";
  import { hydrateRoot } from "react-dom/client";
  const place = document.getElementById("piece");
  function Alive({ children }) {
    useEffect(() => { place.dataset.alive = ""; }, []);
    return children;
  }
  hydrateRoot(place, createElement(Alive, null, toPage(document.documentElement.lang)));`;

const draw = (name: string) => `${inLanguage(name)}
  import { renderToString } from "react-dom/server";
  export const render = (language) => renderToString(toPage(language));`;
