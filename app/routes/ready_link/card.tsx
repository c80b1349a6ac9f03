import { directionOf } from "../../i18n/languages.ts";
import { translateWith } from "../../i18n/translate.ts";
import { fontSize, radius, shadow, space, ui } from "../../ui/styled.ts";
import type { ReadyLinkPage } from "./load.server.ts";
import type { cardTexts } from "./texts.ts";

/** As the taxi's card: it fills the paper, from A6 to a receipt roll, and prints in black alone. */
const Sheet = ui("article", "ReadyCard")`
  display: grid;
  gap: ${space.m};
  justify-self: center;
  width: min(100%, 30rem);
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
  > div { display: grid; gap: ${space.xs}; justify-items: center; text-align: center; }
  > div img { width: min(100%, 13rem); height: auto; border-radius: ${radius.s}; background: #fff; }
  dl { display: grid; gap: ${space.xxs}; }
  dl > div { display: grid; grid-template-columns: minmax(5rem, 1fr) 3fr; gap: ${space.s}; padding: ${space.xxs} 0; }
  dl > div + div { border-top: 1px solid var(--border); }
  dt { color: var(--muted); overflow-wrap: normal; }
  dd { font-weight: 650; }
  > footer { color: var(--muted); font-size: ${fontSize.s}; }

  @media print {
    --border: #000;
    --muted: #000;
    gap: 2mm;
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
    > div img { width: 42mm; border-radius: 0; }
    dl > div { grid-template-columns: minmax(20mm, 1fr) 3fr; padding: 0.5mm 0; }
    a { color: inherit; text-decoration: none; }
    > footer { font-size: 8pt; }
  }
`;

/** The guest takes the card along, and scans it when ready. */
export function ReadyCard({ card, words }: Pick<ReadyLinkPage, "card" | "words">) {
  const { language, brand, logo, maker, qrCode, phone } = card;
  const t = translateWith<typeof cardTexts>(words, language);
  const facts = [
    ["pickup", card.from],
    ["notes", card.notes],
    ["to", card.to],
    ["group", card.group],
    ["limit", t("at_most", { limit: card.limit })],
    ["until", card.until],
  ] as const;
  return (
    <Sheet
      className="paper slip"
      lang={language}
      dir={directionOf(language)}
      aria-labelledby="ready-card"
    >
      <header>
        {logo ? <img src={logo} alt={brand} /> : <strong>{brand}</strong>}
        <span>{maker}</span>
      </header>
      <div>
        <h2 id="ready-card">{t("title")}</h2>
        {qrCode && <img src={qrCode} alt={t("qr")} width={240} height={240} />}
        <p>{t("scan")}</p>
      </div>
      <dl>
        {facts.map(([term, detail]) =>
          detail ? (
            <div key={term}>
              <dt>{t(term)}</dt>
              <dd>{detail}</dd>
            </div>
          ) : null,
        )}
      </dl>
      {phone && (
        <footer>
          {t("questions")} <a href={phone.href}>{phone.text}</a>
        </footer>
      )}
    </Sheet>
  );
}
