import { createContext, useContext } from "react";

/** HTML that waits for the style sheet; only known on the server, as browsers find it in the page. */
export const StyleSheetWaitContext = createContext("");

/**
 * Stands before what is styled by `@container`: where Chromium reads that before the style sheet, it may leave it in
 * its default colour and size.
 */
export const StyleSheetWait = () => (
  <div
    hidden
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
    dangerouslySetInnerHTML={{ __html: useContext(StyleSheetWaitContext) }}
  />
);
