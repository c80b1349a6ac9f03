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

/** The rows of each table, the headings first, by its caption. */
export function readTables(html: string): Map<string, string[][]> {
  const rowsOf = (table: string) =>
    [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = ""]) => textOf(cell)),
    );
  return new Map(
    [...html.matchAll(/<table[^>]*>(.*?)<\/table>/gs)].map(([, table = ""]) => [
      textOf(table.match(/<caption[^>]*>(.*?)<\/caption>/s)?.[1] ?? ""),
      rowsOf(table),
    ]),
  );
}
