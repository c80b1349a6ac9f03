import pageStyle from "../../pages.css";

// Without scripts a style sheet in the body is waited for; scripts/build.mjs writes it.
const awaitedStyle = pageStyle.replace(".", ".awaited.");

/**
 * HTML that has the browser read what follows only once it has the style sheet. It stands only where that is needed,
 * since a whole page that waits is painted up to a third later on a phone.
 */
export const awaitStyleSheet = (nonce: string): string =>
  `<script nonce="${nonce}">;</script><noscript><link rel="stylesheet" href="${awaitedStyle}"/></noscript>`;
