/** The `rel` of a link that may lead to another site, such as a group's own terms. */
export const relOf = (to: string): string | undefined =>
  to.startsWith("https://") ? "external noreferrer" : undefined;
