import { Meta } from "@remix-run/react";
import {
  Children,
  cloneElement,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
  useEffect,
} from "react";
import type { NamedLanguage } from "../../i18n/languages.ts";
import { NonceContext } from "../../remix/nonce.ts";
import type { PwaView } from "../../request/root-view.server.ts";
import { ERROR_PREFIX, useHasError } from "../../ui/feedback/error-title.ts";

/** The script that runs before the page's own; only known on the server, as browsers find it in the page. */
export const EarlyScriptContext = createContext("");

/** Runs before the first paint, so that nothing flashes. */
export function ScriptState() {
  const nonce = useContext(NonceContext);
  const script = useContext(EarlyScriptContext);
  useEffect(() => {
    document.documentElement.dataset.scripts = "running";
  }, []);
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}

const themeId = "theme";

/** The brand's colours. The browser finds them in the page, so that its data need not repeat them. */
export const ThemeContext = createContext(
  typeof document === "object" ? (document.getElementById(themeId)?.textContent ?? "") : "",
);

export function ThemeStyle() {
  return (
    <style
      id={themeId}
      nonce={useContext(NonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of checked colours alone
      dangerouslySetInnerHTML={{ __html: useContext(ThemeContext) }}
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

/** Tells search engines where the page is in each language. */
export const Alternates = ({
  address,
  languages,
}: {
  address: string;
  languages: NamedLanguage[];
}) =>
  languages.map(({ language }) => (
    <link key={language} rel="alternate" hrefLang={language} href={address + language} />
  ));

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
