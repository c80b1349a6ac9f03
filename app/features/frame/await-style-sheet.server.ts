import pageStyle from "../../pages.css";

/**
 * HTML that has the browser read what follows only once it has the style sheet: Chromium may leave rows of a table in its
 * default colour and size otherwise. It stands before rows, since a whole page that waits is painted up to a third
 * later on a phone.
 */
export const awaitStyleSheet = (nonce: string): string => {
  // Without scripts a style sheet in the body is waited for; scripts/build.mjs writes it.
  const href = pageStyle.replace(".", ".awaited.");
  return `<script nonce="${nonce}">;</script><noscript><link rel="stylesheet" href="${href}"/></noscript>`;
};
