import { createHash } from "node:crypto";
import type { Brand } from "../api/configuration.server.ts";
import { directionOf, type Language } from "../i18n/languages.ts";
import { groupPhone } from "../i18n/phones.server.ts";
import { createTranslate } from "../i18n/translate.ts";
import { toThemeCss } from "../tenant/theme.ts";
import { drawSvgIcon } from "./icon.server.ts";
import { lookOf } from "./icon-look.server.ts";
import { texts } from "./texts.ts";

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page);color:var(--text);
font:1rem/1.5 -apple-system,BlinkMacSystemFont,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;
border-top:.375rem solid var(--top-bar)}
main{width:100%;max-width:30rem;padding:2.25rem 1.5rem;overflow-wrap:break-word}
img{display:block;width:4rem;height:4rem}
p{margin:1rem 0 0}
h1{margin:.25rem 0 0;font-size:1.875rem;line-height:1.25}
.brand{color:var(--muted);margin-top:1.5rem}
a{display:flex;align-items:center;justify-content:center;min-height:3rem;margin-top:1rem;padding:.5rem 1.25rem;
border-radius:.625rem;border:1px solid var(--boundary);color:var(--main-text);background:var(--surface);
font-weight:600;text-decoration:none}
a.again{margin-top:1.5rem;background:var(--main);border-color:var(--main);color:var(--on-main)}
a.again:hover{background:var(--main-hover)}
a:hover{text-decoration:underline}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`;

/** Reloads the page when the connection is back. */
const script = 'addEventListener("online",()=>location.reload())';

/**
 * The page that the service worker shows for any page of the brand when the browser cannot reach the panel.
 * It loads nothing, and holds no user's data.
 */
export function drawOfflinePage(brand: Brand, language: Language) {
  const t = createTranslate(texts, language);
  const name = toText(brand.name);
  const theme = toThemeCss(brand.colours, brand);
  const phone = groupPhone(brand);
  const icon = encodeURIComponent(drawSvgIcon(lookOf(brand), "rounded"));
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${t("title")} · ${toText(brand.title)}</title>
<style>${theme}</style><style>${style}</style></head>
<body><main><img src="data:image/svg+xml,${icon}" alt="">
<p class="brand">${name}</p><h1>${t("title")}</h1>
<p>${t("hint", { name })}</p>
<a class="again" href="">${t("try_again")}</a>
<p>${t(phone ? "ask" : "ordered")}</p>
${phone ? `<a href="${toText(phone.href)}">${toText(phone.text)}</a>` : ""}
</main><script>${script}</script></body></html>
`;
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(theme)} ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join(";");
  return { html, policy };
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

const toText = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
