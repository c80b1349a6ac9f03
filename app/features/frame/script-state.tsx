import { useContext, useEffect } from "react";
import { NonceContext } from "../../remix/nonce.ts";

/** So long the page waits for its scripts before it goes on without them. */
const PATIENCE_MS = 10_000;

/**
 * Old browsers read it too. `data-scripts` hides what is meant for a page without scripts, so it goes
 * where they do not arrive; a page that should refresh itself then does so from here.
 */
const awaitScripts = `(function () {
  var root = document.documentElement;
  root.setAttribute("data-scripts", "awaited");
  function giveUp() {
    if (root.getAttribute("data-scripts") !== "awaited") return;
    root.removeAttribute("data-scripts");
    var live = document.querySelector("[data-refresh]");
    if (!live) return;
    setTimeout(function () {
      if (!root.hasAttribute("data-scripts")) location.replace(location.pathname + location.search);
    }, live.getAttribute("data-refresh") * 1000);
  }
  addEventListener("error", function (event) {
    if (event.target && event.target.tagName === "SCRIPT") giveUp();
  }, true);
  addEventListener("unhandledrejection", giveUp);
  setTimeout(giveUp, ${PATIENCE_MS});
})();`;

/** Before anything is painted, so that nothing is shown and then hidden. */
export function ScriptState() {
  const nonce = useContext(NonceContext);
  useEffect(() => {
    document.documentElement.dataset.scripts = "running";
  }, []);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: awaitScripts }}
    />
  );
}
