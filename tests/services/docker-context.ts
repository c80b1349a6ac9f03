import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The files that an engine would be sent, by their paths from the context. */
export function listContext(context: string): string[] {
  const lines = readFileSync(path.join(context, ".dockerignore"), "utf8").split("\n");
  const rules = lines
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => ({ isException: line.startsWith("!"), pattern: line.replace(/^!/, "") }));
  const patterns = rules.map((rule) => ({ ...rule, matches: toMatcher(rule.pattern) }));

  function isLeftOut(file: string): boolean {
    return patterns.reduce(
      (isOut, { isException, matches }) => (matches(file) ? !isException : isOut),
      false,
    );
  }
  const mayHold = (directory: string) =>
    rules.some(
      ({ isException, pattern }) =>
        isException && (pattern.startsWith(`${directory}/`) || pattern.startsWith("**")),
    );

  function list(directory: string): string[] {
    const entries = readdirSync(path.join(context, directory), { withFileTypes: true });
    return entries.flatMap((entry) => {
      const file = path.join(directory, entry.name);
      if (!entry.isDirectory()) return isLeftOut(file) ? [] : [file];
      return isLeftOut(file) && !mayHold(file) ? [] : list(file);
    });
  }
  return list("");
}

/** A pattern also matches everything below it. */
function toMatcher(pattern: string): (file: string) => boolean {
  const source = pattern
    .split("/")
    .map((part) =>
      part === "**"
        ? "(?:[^/]+/)*"
        : `${part.replaceAll(/[.+^${}()|[\]\\]/g, "\\$&").replaceAll("*", "[^/]*")}/`,
    )
    .join("");
  const expression = new RegExp(`^${source}`);
  return (file) => expression.test(`${file}/`);
}
