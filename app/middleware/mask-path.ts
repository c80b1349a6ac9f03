/** The addresses in which a code stands, however its first part is written: routes are found all the same. */
const withCode = /^\/+(activate_account|reset_password|remove_account|follow|follow_live)\/+[^/]/;

/** Codes, phones and tokens that stand in paths do not belong in a log. */
export function maskPath(path: string): string {
  const [, screen] = withCode.exec(toPlain(path)) ?? [];
  return screen ? `/${screen}/***` : path;
}

/** Whether what stands in the path is a secret. */
export const holdsCode = (path: string): boolean => withCode.test(toPlain(path));

/** In small letters, with every `%5f` that can be read as the `_` that it is. */
function toPlain(path: string): string {
  return path.replaceAll(/%[0-7][\da-f]/gi, decodeURIComponent).toLowerCase();
}
