import { Link } from "@remix-run/react";
import { Freshness } from "../../features/trips/freshness.tsx";
import { bystanderTexts } from "../../features/trips/status-texts.ts";
import { nativeNames } from "../../i18n/languages.ts";
import { LanguageContext, useTexts } from "../../i18n/use-texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Page } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { space, touch, ui } from "../../ui/styled.ts";
import { Card } from "./card.tsx";
import type { TaxiCardPage } from "./load.server.ts";
import { NoteForm } from "./note-form.tsx";
import { PrintTools } from "./print-tools.tsx";
import { texts } from "./texts.ts";

const Column = ui("div", "TaxiCardColumn")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  justify-self: center;
  width: min(100%, 30rem);
  @media print { width: 100%; }
`;

const Tools = ui("div", "TaxiCardTools")`
  display: grid;
  gap: ${space.s};
  @media print { display: none; }
`;

const Languages = ui("nav", "TaxiCardLanguages")`
  display: flex;
  gap: ${space.s};
  a {
    display: inline-flex;
    align-items: center;
    min-width: ${touch};
    min-height: ${touch};
    &[aria-current] { color: var(--text); font-weight: 650; text-decoration: none; }
  }
`;

/** Shows the card, and the desk's tools, which are not printed. */
export function TaxiCardView({ page }: { page: TaxiCardPage }) {
  const t = useTexts(texts);
  const statusLine = useTexts(bystanderTexts)(page.card.progress);
  const { card, link, language, updatedAt, isStale, phone, isLive, noting, links } = page;
  return (
    <Page $width="reading">
      <Column>
        <Tools>
          <Cluster $justify="space-between">
            <ButtonLink kind="quiet" icon="arrow-left" compact to={links.desk}>
              {t("back")}
            </ButtonLink>
            <Languages aria-label={t("card_language")}>
              {page.languages.map(({ language: each, to, isCurrent }) => (
                <Link
                  key={each}
                  to={to}
                  lang={each}
                  aria-current={isCurrent ? "true" : undefined}
                  preventScrollReset
                  replace
                >
                  {nativeNames[each]}
                </Link>
              ))}
            </Languages>
          </Cluster>
          {noting ? (
            <NoteForm page={page} />
          ) : (
            <Cluster>
              {isLive && <PrintTools hasPlate={card.taxi !== null} />}
              <ButtonLink kind="secondary" icon="edit" to={links.note}>
                {t("note")}
              </ButtonLink>
              {link && (
                <ButtonLink
                  kind="quiet"
                  icon="external"
                  to={link.address}
                  target="_blank"
                  reloadDocument
                >
                  {t("open_link")}
                </ButtonLink>
              )}
            </Cluster>
          )}
        </Tools>
        <LanguageContext.Provider value={language}>
          <Card card={card} link={link} lang={language} />
        </LanguageContext.Provider>
        {isLive && (
          <Tools>
            <Freshness
              updatedAt={updatedAt}
              isStale={isStale}
              phone={phone}
              states={[{ id: card.id, text: statusLine }]}
            />
          </Tools>
        )}
      </Column>
    </Page>
  );
}
