import type { ReactNode } from "react";
import { useTexts } from "../../i18n/use-texts.ts";
import type { CardView } from "./card-view.server.ts";
import { Sheet } from "./sheet.ts";
import { cardTexts } from "./texts.ts";

type Link = { address: string; qrCode: string } | undefined;

/** The guest takes the card along: it shows the taxi, the driver and the link to follow the trip. */
export function Card({ card, link, lang }: { card: CardView; link: Link; lang: string }) {
  const t = useTexts(cardTexts);
  const { id, progress, brand, hotel, taxi } = card;
  return (
    <Sheet className="paper slip" lang={lang} aria-labelledby="card">
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
      <Facts card={card} />
      {link && (
        <figure>
          <img src={link.qrCode} alt={t("qr")} width={240} height={240} />
          <figcaption>{taxi ? t("scan") : t("scan_for_plate")}</figcaption>
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

function Facts({ card }: { card: CardView }) {
  const t = useTexts(cardTexts);
  const { taxi, arrivesAt, bookedFor, guest, room, reference, to } = card;
  const facts: [term: keyof typeof cardTexts.en, detail: ReactNode][] = [
    ["arrival", arrivesAt && t("arrival_at", { time: arrivesAt })],
    ["booked_for", bookedFor],
    ["driver", taxi?.driver],
    ["phone", taxi?.phone && <a href={taxi.phone.href}>{taxi.phone.text}</a>],
    ["room", room],
    ["guest", guest],
    ["reference", reference],
    ["to", to],
  ];
  return (
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
  );
}
