/** The paths with a code in them, however the first part is written: the router decodes it. */
const withCode = /^\/+(activate_account|reset_password|remove_account|follow|follow_live)\/+[^/]/;

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
