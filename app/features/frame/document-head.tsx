import { Meta } from "@remix-run/react";
import {
  Children,
  cloneElement,
  isValidElement,
  type ReactNode,
  useContext,
  useEffect,
} from "react";
import { NonceContext } from "../../remix/nonce.ts";
import type { PwaView } from "../../request/root-view.server.ts";
import { scriptsCookie } from "../../session/scripts-cookie.ts";
import { ERROR_PREFIX, useHasError } from "../../ui/feedback/error-title.ts";

/** If the scripts have not run after this time, the page behaves as if JavaScript were off. */
const SCRIPT_TIMEOUT_MS = 10_000;

/**
 * ES5, since old browsers run it too. `data-scripts` hides the parts for pages without scripts, so we
 * remove it when the scripts do not arrive, and this script then also does the page's refresh.
 */
const awaitScripts = `(function () {
  var root = document.documentElement;
  root.setAttribute("data-scripts", "awaited");
  document.cookie = "${scriptsCookie}=on; Path=/; SameSite=Lax" + (location.protocol === "https:" ? "; Secure" : "");
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

/** Runs before the first paint, so that nothing flashes. */
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

type Element = { children?: ReactNode };

/**
 * Adds the error prefix to the title. Remix does not pass a form's reply to `meta`, so we call `Meta` as
 * a hook and change the title that it returns.
 */
export function PageMeta() {
  const tags = Meta();
  const hasError = useHasError();
  return Children.map((tags.props as Element).children, (tag) =>
    hasError && isValidElement<Element>(tag) && tag.type === "title"
      ? cloneElement(tag, {}, `${ERROR_PREFIX}${tag.props.children}`)
      : tag,
  );
}

/** Lets phones install the panel on the home screen and colour their bars like the brand. */
export const PwaLinks = ({ pwa, favicon }: { pwa: PwaView; favicon: string }) => (
  <>
    <link rel="icon" href={favicon} />
    <link rel="apple-touch-icon" href={pwa.touchIcon} />
    <link rel="manifest" href={pwa.manifest} />
    {(["light", "dark"] as const).map((scheme) => (
      <meta
        key={scheme}
        name="theme-color"
        media={`(prefers-color-scheme: ${scheme})`}
        content={pwa.bars[scheme]}
      />
    ))}
  </>
);
