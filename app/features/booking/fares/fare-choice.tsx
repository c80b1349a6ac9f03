import { useTexts } from "../../../i18n/use-texts.ts";
import type { Wording } from "../../../i18n/wording.ts";
import { Badge } from "../../../ui/feedback/badge.tsx";
import { RadioCards } from "../../../ui/fields/radio-cards.tsx";
import { ui } from "../../../ui/styled.ts";
import { fontSize, onPhone, radius, space } from "../../../ui/tokens.ts";
import type { FareCard } from "./fares.server.ts";
import { texts } from "./texts.ts";

const Price = ui("span", "FarePrice")`
  display: grid;
  justify-items: end;
  gap: 0.125rem;
  text-align: right;

  strong { color: var(--text); font-size: ${fontSize.l}; font-weight: 700; line-height: 1.2; white-space: nowrap; font-variant-numeric: tabular-nums; }
  s { color: var(--muted); font-size: ${fontSize.s}; white-space: nowrap; }
  /* A range may take two lines. */
  ${onPhone} { strong { max-width: 6.5rem; white-space: normal; } }
`;

const Single = ui("div", "SingleFare")`
  display: flex;
  align-items: center;
  gap: ${space.m};
  padding: ${space.m};
  border: 2px solid var(--main-edge);
  border-radius: ${radius.m};
  background: var(--main-tint);

  > :first-child { flex: 1; min-width: 0; }
  h2 { font-size: ${fontSize.m}; }
  p { color: var(--muted); font-size: ${fontSize.s}; }
`;

/** What the journey costs. Where several groups serve it, one of them has to be chosen. */
export function FareChoice({
  cards,
  chosen,
  error,
  onChoose,
}: {
  cards: FareCard[];
  chosen: string | undefined;
  error: Wording | undefined;
  onChoose: (value: string) => void;
}) {
  const t = useTexts(texts);
  const [only] = cards;
  if (!only) return null;
  if (cards.length === 1) {
    return (
      <Single>
        <div>
          <h2>{only.group}</h2>
          <p>
            <About card={only} />
          </p>
        </div>
        <FarePrice card={only} />
        <input type="hidden" name="group" value={toGroupValue(only)} />
      </Single>
    );
  }
  return (
    <RadioCards
      label={t("choose")}
      name="group"
      error={error}
      defaultValue={chosen}
      onChange={onChoose}
      cards={cards.map((card) => ({
        value: toGroupValue(card),
        title: card.group,
        description: <About card={card} />,
        end: <FarePrice card={card} />,
      }))}
    />
  );
}

/** The group with the fare that was seen, so that nobody orders at another price. */
export const toGroupValue = ({ groupId, seen }: FareCard) => `${groupId}:${seen}`;

export function FarePrice({ card: { price, fullPrice } }: { card: FareCard }) {
  const t = useTexts(texts);
  return (
    <Price>
      {fullPrice && (
        <s>
          <span className="visually-hidden">{t("instead_of")} </span>
          {fullPrice}
        </s>
      )}
      <strong>
        {fullPrice && <span className="visually-hidden">{t("now")} </span>}
        {price}
      </strong>
    </Price>
  );
}

function About({ card: { kind, isScheduled, languages } }: { card: FareCard }) {
  const t = useTexts(texts);
  return (
    <>
      {t(kind)} {isScheduled && <Badge tone="secondary">{t("scheduled")}</Badge>}
      {languages && (
        <>
          <br />
          {t("speaks", { languages })}
        </>
      )}
    </>
  );
}
