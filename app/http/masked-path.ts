/** Codes, phones and tokens that stand in paths do not belong in a log. */
export function maskPath(path: string): string {
  return path.replace(/^\/(activate_account|reset_password|remove_account)\/.+/, "/$1/***");
}
