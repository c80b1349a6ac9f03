import { Link, useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { Freshness } from "../../features/trips/freshness.tsx";
import { bystanderTexts } from "../../features/trips/status-texts.ts";
import { TripMap } from "../../features/trips/trip-map.tsx";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Page, Stack, Unscripted } from "../../ui/layout/layout.tsx";
import { Cluster } from "../../ui/layout/page-parts.tsx";
import { space, touch, ui } from "../../ui/styled.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { Card as TaxiCard } from "./card.tsx";
import type { TaxiCardPage } from "./load.server.ts";
import { NoteForm } from "./note-form.tsx";
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
  flex-wrap: wrap;
  gap: 0 ${space.s};
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
  const { card, link, ready, language, words, isLive, noting, links } = page;
  return (
    <Page $width="reading">
      <Column>
        <Tools>
          <Cluster $justify="space-between">
            <ButtonLink kind="quiet" icon="arrow-left" compact to={links.desk}>
              {t("back")}
            </ButtonLink>
            <Languages aria-label={t("card_language")}>
              {page.languages.map(({ language: each, name, to, isCurrent }) => (
                <Link
                  key={each}
                  to={to}
                  lang={each}
                  aria-current={isCurrent ? "true" : undefined}
                  preventScrollReset
                  replace
                >
                  {name}
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
          {page.readyLinks.length > 0 && <ReadyChoice page={page} />}
        </Tools>
        <TaxiCard {...{ card, link, ready, words, language }} />
        {isLive && (
          <Tools>
            {page.map && <TripMap view={page.map} />}
            <Freshness {...page} states={[{ id: card.id, text: statusLine }]} />
          </Tools>
        )}
      </Column>
    </Page>
  );
}

/** The guest's way back: one of the desk's open links, printed on the card. */
function ReadyChoice({ page: { readyLinks, ready } }: { page: TaxiCardPage }) {
  const t = useTexts(texts);
  return (
    <details open={ready !== undefined}>
      <summary>{t("way_back")}</summary>
      <Stack $gap="xs">
        {readyLinks.map(({ id, label, from, to }) => (
          <Link
            key={id}
            to={to}
            aria-current={id === ready?.id ? "true" : undefined}
            preventScrollReset
            replace
          >
            {t("way_back_from", { label, from })}
          </Link>
        ))}
        {ready && (
          <Link to={ready.without} preventScrollReset replace>
            {t("way_back_without")}
          </Link>
        )}
      </Stack>
    </details>
  );
}

const AUTO = "auto";

/** Prints the card now, or automatically when the plate is known. */
function PrintTools({ hasPlate }: { hasPlate: boolean }) {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const isAwaited = query.get("print") === AUTO;
  const setPrint = (print: string | undefined) => {
    const next = new URLSearchParams(query);
    if (print) next.set("print", print);
    else next.delete("print");
    setQuery(next, { replace: true, preventScrollReset: true });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: prints only once, when the plate becomes known
  useEffect(() => {
    if (!isAwaited || !hasPlate) return;
    window.print();
    // Reloading the page must not print the card again.
    setPrint(undefined);
  }, [isAwaited, hasPlate]);

  return (
    <>
      <Unscripted as="span">{t("how_to_print")}</Unscripted>
      {isHydrated && (
        <Button type="button" icon="print" onClick={() => window.print()}>
          {t("print")}
        </Button>
      )}
      {isHydrated && !hasPlate && !isAwaited && (
        <Button type="button" kind="secondary" icon="clock" onClick={() => setPrint(AUTO)}>
          {t("print_when_known")}
        </Button>
      )}
      <span role="status">{isAwaited && !hasPlate && t("printing_when_known")}</span>
    </>
  );
}
