import { scriptsCookie } from "../../session/scripts-cookie.ts";

/** If the scripts have not run after this time, the page behaves as if JavaScript were off. */
const SCRIPT_TIMEOUT_MS = 10_000;

/**
 * ES5, since old browsers run it too. `data-scripts` hides the parts for pages without scripts, so we
 * remove it when the scripts do not arrive, and this script then also does the page's refresh.
 */
export const awaitScripts = `(function () {
  var root = document.documentElement;
  root.setAttribute("data-scripts", "awaited");
  document.cookie = "${scriptsCookie}=on; Path=/; SameSite=Lax" +
    (location.protocol === "https:" ? "; Secure" : "");
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
  setTimeout(giveUp, ${SCRIPT_TIMEOUT_MS});
})();`;
