import type { ReactNode } from "react";
import { directionOf, type Language } from "../../i18n/languages.ts";
import { type PlainKey, type Translate, translateWith } from "../../i18n/translate.ts";
import { StyleSheetWait } from "../../ui/style-sheet-wait.tsx";
import { fontSize, radius, shadow, space, ui } from "../../ui/styled.ts";
import type { CardView, TaxiCardPage } from "./load.server.ts";
import type { cardTexts } from "./texts.ts";

/**
 * On a screen the guest reads the card across the desk. In print it fills the paper, from A6 to a receipt roll,
 * and uses only black, since receipt printers have no grey.
 */
const Sheet = ui("article", "TaxiCard")`
  container-type: inline-size;
  display: grid;
  gap: ${space.m};
  padding: ${space.l};
  border: 1px solid var(--border);
  border-top: 0.375rem solid var(--main);
  border-radius: ${radius.m};
  background: var(--surface);
  box-shadow: ${shadow.middle};
  overflow-wrap: anywhere;

  > header { display: flex; align-items: center; justify-content: space-between; gap: ${space.m}; font-weight: 600; }
  > header img { max-width: 45%; max-height: 2.75rem; border-radius: ${radius.s}; background: #fff; }
  > header > :last-child { text-align: var(--end); }

  [data-part="plate"] { display: grid; gap: ${space.s}; text-align: center; }
  [data-part="plate"] strong {
    display: inline-block;
    padding: 0.125em 0.375em;
    border: 0.0625em solid;
    border-radius: 0.1875em;
    font-size: clamp(1.75rem, 13cqi, 3rem);
    font-weight: 750;
    line-height: 1.1;
    letter-spacing: 0.04em;
  }
  [data-part="plate"] p:last-child { font-size: ${fontSize.l}; font-weight: 600; }

  dl { display: grid; gap: ${space.xxs}; }
  dl > div { display: grid; grid-template-columns: minmax(5rem, 1fr) 3fr; gap: ${space.s}; padding: ${space.xxs} 0; }
  dl > div + div { border-top: 1px solid var(--border); }
  dt { color: var(--muted); overflow-wrap: normal; }
  dd { font-weight: 650; }

  figure { display: grid; gap: ${space.xs}; justify-items: center; text-align: center; }
  figure img { width: min(100%, 11rem); height: auto; border-radius: ${radius.s}; background: #fff; }
  figcaption { display: grid; gap: ${space.xxs}; }
  [data-part="ready"] { padding-top: ${space.m}; border-top: 1px solid var(--border); }
  > footer { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 ${space.m}; color: var(--muted); font-size: ${fontSize.s}; }

  @media print {
    --border: #000;
    --muted: #000;
    gap: 2mm;
    justify-self: center;
    width: 100%;
    max-width: 105mm;
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    color: #000;
    font-size: 9.5pt;
    line-height: 1.25;
    break-inside: avoid;
    > header img { max-height: 9mm; }
    [data-part="plate"] { gap: 1.5mm; }
    [data-part="plate"] p:last-child { font-size: 12pt; }
    [data-part="plate"] strong { font-size: clamp(1.75rem, 12cqi, 2.5rem); }
    dl { gap: 0; }
    dl > div { grid-template-columns: minmax(20mm, 1fr) 3fr; padding: 0.5mm 0; }
    dd { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
    a { color: inherit; text-decoration: none; }
    figure { gap: 1mm; }
    figure img { width: 36mm; border-radius: 0; }
    h2 { font-size: 15pt; }
    > footer { font-size: 8pt; }
  }

  /* A large sheet has room for every line. */
  @media print and (min-width: 170mm) {
    dd { display: block; overflow: visible; -webkit-line-clamp: none; }
  }

  /* On wide paper the QR code stands beside the rest. */
  @media print and (min-width: 120mm) {
    grid-template-columns: 1fr 42mm;
    max-width: 140mm;
    > header, > footer { grid-column: 1 / -1; }
    [data-part="plate"] { grid-column: 1; }
    dl { grid-column: 1; }
    figure:not([data-part]) { grid-column: 2; grid-row: 2 / span 2; align-content: center; }
    [data-part="ready"] { grid-column: 1 / -1; grid-template-columns: 36mm 1fr; align-items: center; text-align: var(--start); }
  }
`;

type Link = { address: string; qrCode: string } | undefined;

/** The guest takes the card along: it shows the taxi, the driver and the link to follow the trip. */
export function Card({
  card,
  link,
  ready,
  words,
  language,
}: {
  card: CardView;
  link: Link;
  ready: TaxiCardPage["ready"];
  words: TaxiCardPage["words"];
  language: Language;
}) {
  const t = translateWith<typeof cardTexts>(words, language);
  const { id, progress, brand, hotel, taxi } = card;
  return (
    <Sheet
      className="paper slip"
      lang={language}
      dir={directionOf(language)}
      aria-labelledby="card"
    >
      <StyleSheetWait />
      <header>
        {brand.logo ? <img src={brand.logo} alt={brand.name} /> : <strong>{brand.name}</strong>}
        <span>{hotel}</span>
      </header>
      <div data-part="plate">
        <h2 id="card">{t(progress)}</h2>
        {taxi ? (
          <p>
            <span className="visually-hidden">{t("plate")} </span>
            <strong translate="no">{taxi.plate}</strong>
          </p>
        ) : null}
        {taxi ? <p>{taxi.model}</p> : null}
      </div>
      <Facts card={card} t={t} />
      {link && (
        <figure>
          <img src={link.qrCode} alt={t("qr")} width={240} height={240} />
          <figcaption>{taxi ? t("scan") : t("scan_for_plate")}</figcaption>
        </figure>
      )}
      {ready && (
        <figure data-part="ready">
          <img src={ready.qrCode} alt={t("ready_qr")} width={240} height={240} />
          <figcaption>
            <strong>{t("ready")}</strong>
            <span>{t("ready_scan", { from: ready.from, limit: ready.limit })}</span>
          </figcaption>
        </figure>
      )}
      <footer>
        <span>{t("trip", { id: `${id}` })}</span>
        {brand.phone && (
          <span>
            {t("questions")} <a href={brand.phone.href}>{brand.phone.text}</a>
          </span>
        )}
      </footer>
    </Sheet>
  );
}

function Facts({ card, t }: { card: CardView; t: Translate<typeof cardTexts> }) {
  const { taxi, arrivesAt, bookedFor, guest, room, reference, stops, to, needs } = card;
  const known: [term: PlainKey<typeof cardTexts>, detail: ReactNode][] = [
    ["arrival", arrivesAt && t("arrival_at", { time: arrivesAt })],
    ["booked_for", bookedFor],
    ["driver", taxi?.driver],
    ["phone", taxi?.phone && <a href={taxi.phone.href}>{taxi.phone.text}</a>],
    ["room", room],
    ["guest", guest],
    ["reference", reference],
    ["stops", stops],
    ["to", to],
    ["needs", needs],
  ];
  const facts = [...known.map(([term, detail]) => ({ term: t(term), detail })), ...card.references];
  return (
    <dl>
      {facts.map(({ term, detail }) =>
        detail ? (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
