import { routes } from "../resources.ts";
import { secretParameters } from "../screens.ts";

const secret = new RegExp(`/:(${secretParameters.join("|")})\\b`);
const prefixes = Object.values(routes)
  .map(({ path }) => path)
  .filter((path) => secret.test(path))
  .map((path) => path.slice(1, path.search(secret)));

/** The paths with a code in them, however the first part is written: the router decodes it. */
const withCode = new RegExp(`^/+(${prefixes.join("|")})/+[^/]`);

/** Masks codes, phones and tokens in a path, which logs must not hold. */
export function maskPath(path: string): string {
  const [, screen] = withCode.exec(toPlain(path)) ?? [];
  return screen ? `/${screen}/***` : path;
}

/** Whether the path holds a secret. */
export const holdsCode = (path: string): boolean => withCode.test(toPlain(path));

/** Decodes and lowers the path as the router does. */
function toPlain(path: string): string {
  return path.replaceAll(/%[0-7][\da-f]/gi, decodeURIComponent).toLowerCase();
}
