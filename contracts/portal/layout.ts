import { link, operationPage } from "./links.ts";
import { type Content, html, type Markup } from "./markup.ts";
import type { Portal } from "./portal.ts";

export type Page = {
  /** Its file in the site. */
  path: string;
  title: string;
  /** One sentence for search engines and previews. */
  summary: string;
  /** The entry of the navigation that it belongs to, if that is not itself. */
  section?: string;
  body: Content;
};

const sections: [path: string, title: string][] = [
  ["index.html", "Overview"],
  ["operations.html", "Operations"],
  ["assumptions.html", "Assumptions"],
  ["screens.html", "Screens"],
  ["states.html", "States"],
  ["verification.html", "Verification"],
  ["try.html", "Try it"],
];

export function layOut(portal: Portal, page: Page): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${page.summary}">
<title>${page.title} · Parada’s taxi API</title>
<link rel="stylesheet" href="~/style.css">
<link rel="icon" href="~/icon.svg" type="image/svg+xml">
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="top">
${link("index.html", html`<span class="sign" aria-hidden="true">P</span> Parada <span class="quiet">taxi API</span>`)}
<p class="version">${portal.version}</p>
</header>
<div class="frame">
<nav class="side" aria-label="Pages">
<details class="menu"><summary>Menu</summary>
${renderMenu(portal, page)}
</details>
</nav>
<main id="content" tabindex="-1">
${page.body}
</main>
</div>
<footer class="foot">
<p>${portal.title} ${portal.version} · pact <code>${portal.pactFingerprint}</code> · made by <code>npm run contracts:portal</code></p>
</footer>
</body>
</html>
`;
}

function renderMenu({ tags }: Portal, page: Page): Markup {
  const mark = (path: string) => (path === page.path ? html` aria-current="page"` : "");
  const current = page.section ?? page.path;
  return html`<ul class="sections">${sections.map(
    ([path, title]) =>
      html`<li><a href="~/${path}"${mark(path)}${path === current && path !== page.path && html` class="current"`}>${title}</a></li>`,
  )}</ul>
<p class="group" id="menu-operations">Operations</p>
<ul class="tags" aria-labelledby="menu-operations">${tags.map(
    ({ name, operations }) =>
      html`<li><details${operations.some((each) => operationPage(each) === page.path) && html` open`}><summary>${name} <span class="quiet">${operations.length}</span></summary>
<ul>${operations.map((each) => html`<li><a href="~/${operationPage(each)}"${mark(operationPage(each))}>${each.id}</a></li>`)}</ul></details></li>`,
  )}</ul>`;
}
