import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { fontSize, space, touch, ui } from "../../ui/styled.ts";
import { texts } from "./texts.ts";

export const sections = ["brands", "studio", "contract", "trail"] as const;
export type Section = (typeof sections)[number];

const addresses: Record<Section, string> = {
  brands: "/",
  studio: "/studio",
  contract: "/contract",
  trail: "/trail",
};

/** Where a section begins; its forms may have been sent to addresses that show nothing. */
export const addressOf = (section: Section | undefined): string =>
  section ? addresses[section] : "/";

const Bar = ui("header", "ConsoleBar")`
  --focus: currentColor;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.l};
  padding: ${space.xs} ${space.l};
  background: var(--top-bar);
  color: var(--top-text);

  > strong { font-size: ${fontSize.l}; }
  nav, > div { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.xxs} ${space.m}; }
  > div { margin-inline-start: auto; font-size: ${fontSize.s}; }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${touch};
    color: inherit;
    text-decoration: none;
    &:hover, &[aria-current] { text-decoration: underline; text-decoration-thickness: 2px; }
  }
  .button { min-height: ${touch}; color: inherit; }
`;

const Content = ui("main", "ConsoleMain")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};

  form:not([data-wide]) { max-width: 32rem; }
`;

/** The frame of every page of the console. */
export function Layout({
  section,
  operator,
  here,
  language,
  children,
}: {
  section: Section | undefined;
  operator: string | undefined;
  /** The address of the page. */
  here: string;
  language: string;
  children: ReactNode;
}) {
  const t = useTexts(texts);
  const other = language === "en" ? "es" : "en";
  return (
    <>
      <Bar>
        <strong>{t("name")}</strong>
        {operator !== undefined && (
          <nav aria-label={t("sections")}>
            {sections.map((name) => (
              <a
                key={name}
                href={addresses[name]}
                aria-current={name === section ? "page" : undefined}
              >
                {t(name)}
              </a>
            ))}
          </nav>
        )}
        <div>
          <a href={inLanguage(here, other)} lang={other} hrefLang={other}>
            {t("otherLanguage")}
          </a>
          {operator !== undefined && (
            <form method="post" action="/log-out">
              <Button kind="quiet" compact icon="log-out">
                {t("logOut")}
              </Button>
            </form>
          )}
        </div>
      </Bar>
      <Page>
        <Content>{children}</Content>
      </Page>
    </>
  );
}

function inLanguage(here: string, language: string): string {
  const url = new URL(here, "http://console.invalid");
  url.searchParams.set("lng", language);
  return url.pathname + url.search;
}
