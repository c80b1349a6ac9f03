import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "..");
const pages = [
  ...[
    "README.md",
    "CONTRIBUTING.md",
    "contracts/README.md",
    "contracts/snippets/README.md",
    "docs/kubernetes/README.md",
    "sandbox/README.md",
  ],
  ...readdirSync(path.join(root, "docs"))
    .filter((file) => file.endsWith(".md"))
    .map((file) => `docs/${file}`),
];
/** What CONTRIBUTING's examples and the bench create. */
const created = /lost[-_](items|property)|^bench\/results\//;

describe.each(pages)("%s", (page) => {
  const text = readFileSync(path.join(root, page), "utf8").replaceAll(/^ *```.*?^ *```/gms, "");

  it("links to files that exist", () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = ""]) => link);
    const missing = links.filter((link) => !existsSync(path.join(root, path.dirname(page), link)));
    expect(missing).toEqual([]);
  });

  it("links to headings that exist", () => {
    const links = [...text.matchAll(/\]\(([^)#:]*)#([^)]+)\)/g)];
    const missing = links.filter(([, link = "", anchor = ""]) => {
      const target = path.join(root, link ? path.join(path.dirname(page), link) : page);
      return target.endsWith(".md") && !anchorsOf(target).includes(anchor);
    });
    expect(missing.map(([link]) => link)).toEqual([]);
  });

  it("names files that exist", () => {
    const folder = "app|bench|contracts|docs|openapi|sandbox|scripts|server|tests";
    const names = [...text.matchAll(new RegExp(`\`((?:${folder})/[\\w./-]*)\``, "g"))];
    const missing = names
      .map(([, name = ""]) => name)
      .filter((name) => !created.test(name) && !existsSync(path.join(root, name)));
    expect(missing).toEqual([]);
  });
});

/** The anchors that GitHub gives the headings of a page. */
function anchorsOf(page: string): string[] {
  const headings = readFileSync(page, "utf8").match(/^#+ .+$/gm) ?? [];
  return headings.map((heading) =>
    heading
      .replace(/^#+ /, "")
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, "")
      .replaceAll(" ", "-"),
  );
}
