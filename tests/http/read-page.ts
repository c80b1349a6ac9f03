const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
};

/** The text between the tags. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, " ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The entries of the page's menu. */
export function readMenu(html: string): string[] {
  const [, menu = ""] = html.match(/<aside id="menu".*?<nav[^>]*>(.*?)<\/nav>/s) ?? [];
  // The count beside an entry does not belong to its name.
  return [...menu.matchAll(/<li>.*?<span>(.*?)<\/span>.*?<\/li>/gs)].map(([, name = ""]) =>
    textOf(name),
  );
}

export function readTitle(html: string): string {
  return textOf(html.match(/<title>(.*?)<\/title>/s)?.[1] ?? "");
}

export function readLanguage(html: string): string | undefined {
  return html.match(/<html lang="(\w+)"/)?.[1];
}
