import { useTexts } from "../../i18n/use-texts.ts";
import type { Wording } from "../../i18n/wording.ts";
import { Button } from "../../ui/button.tsx";
import { Badge } from "../../ui/feedback/badge.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { describeByNotes, FieldNotes } from "../../ui/fields/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { fontSize, onPhone, radius, space, touch, ui } from "../../ui/styled.ts";
import { texts as needsTexts } from "../needs/texts.ts";
import type { FareCard } from "./fares.server.ts";
import { texts } from "./texts.ts";

const Price = ui("span", "FarePrice")`
  display: grid;
  justify-items: end;
  gap: 0.125rem;
  text-align: var(--end);

  strong { color: var(--text); font-size: ${fontSize.l}; font-weight: 700; line-height: 1.2; white-space: nowrap; font-variant-numeric: tabular-nums; }
  s { color: var(--muted); font-size: ${fontSize.s}; white-space: nowrap; }
  > span:not(.visually-hidden) { color: var(--muted); font-size: ${fontSize.s}; }
  > strong ~ span:not(.visually-hidden) { margin-top: ${space.xxs}; }
`;

/** The group's name and price share a line where both fit; what there is to say about them takes the full width below. */
export const fareCard = `
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xxs} ${space.s};

  .fare-group { flex: 1 1 6rem; min-width: 0; font-weight: 600; overflow-wrap: anywhere; }
  .fare-group + * { margin-inline-start: auto; }
  .fare-about { flex: 1 1 100%; color: var(--muted); font-size: ${fontSize.s}; overflow-wrap: anywhere; }
`;

/** The look of a button that takes a fare. */
export const fareButton = `
  width: 100%;
  border: 1px solid var(--boundary);
  border-radius: ${radius.m};
  background: var(--surface);
  color: inherit;
  font: inherit;
  text-align: var(--start);
  cursor: pointer;
  &:hover { border-color: var(--text); }
`;

const Box = ui("div", "FareChoice")`
  display: grid;
  justify-items: start;
  gap: ${space.xs};
  > p { color: var(--muted); font-size: ${fontSize.s}; }
`;

const Chosen = ui("div", "ChosenFare")`
  ${fareCard}
  width: 100%;
  padding: ${space.m};
  border: 2px solid var(--main-edge);
  border-radius: ${radius.m};
  background: var(--main-tint);

  h2 { font-size: ${fontSize.m}; }
`;

/** One press takes another group's fare. */
const Others = ui("ul", "OtherFares")`
  display: grid;
  gap: ${space.xs};
  width: 100%;
  list-style: none;

  button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.s};
    min-height: ${touch};
    padding: ${space.xs} ${space.m};
    ${fareButton}
  }
  .fare-group { flex: 1 1 7rem; min-width: 0; overflow-wrap: anywhere; }
  small { display: block; color: var(--muted); font-size: ${fontSize.s}; }
  strong { font-size: ${fontSize.m}; }
`;

/** Several needs take more than one line. */
const Unserved = ui("strong", "UnservedNeeds")`
  display: inline-block;
  padding: 0.125rem ${space.xs};
  border-radius: ${radius.s};
  background: var(--warning-tint);
  color: var(--warning-text);
  font-size: ${fontSize.s};
  font-weight: 600;
`;

export function FareChoice({
  cards,
  chosen,
  error,
}: {
  cards: FareCard[];
  chosen: FareCard | undefined;
  error: Wording | undefined;
}) {
  const t = useTexts(texts);
  if (cards.length === 0) return null;
  return (
    <Box>
      {chosen && (
        <Chosen>
          <GroupLogo logo={chosen.logo} />
          <h2 className="fare-group">{chosen.group}</h2>
          {!chosen.lacks && <FareSum card={chosen} />}
          <p className="fare-about">
            <AboutFare card={chosen} />
          </p>
          <input type="hidden" name="group" value={toGroupValue(chosen)} />
          {chosen.back && <input type="hidden" name="return_fare" value={chosen.back.quotedFare} />}
        </Chosen>
      )}
      {chosen?.lacks && (
        <div role="status">
          <Notice kind="warning">
            <FareLack card={chosen} />
          </Notice>
        </div>
      )}
      {chosen?.hasDetails && <FareDetailsButton card={chosen} />}
      {cards.length > 1 && (
        <>
          <p id="group-hint">{t("choose_hint", { count: countServing(cards) })}</p>
          <OtherFares cards={cards.filter((card) => card !== chosen && !card.lacks)} />
          <Button
            kind="secondary"
            compact
            icon="swap"
            name="dialog"
            value="fares"
            {...describeByNotes({ id: "group", hint: true, error })}
            id="group"
          >
            {t("choose")}
          </Button>
          <FieldNotes id="group" error={error} />
        </>
      )}
    </Box>
  );
}

/** Those that lack what the journey asks for are listed, too. */
export const countServing = (cards: FareCard[]): number =>
  cards.filter(({ lacks }) => !lacks).length;

/** Few enough that the payment below stays in sight; "Choose fare" lists all, with what there is to say about each. */
const MOST_OTHERS = 3;

function OtherFares({ cards }: { cards: FareCard[] }) {
  const t = useTexts(texts);
  if (cards.length === 0) return null;
  return (
    <Others>
      {cards.slice(0, MOST_OTHERS).map((card) => (
        <li key={card.groupId}>
          <button type="submit" {...toGroupPick(card)}>
            <GroupLogo logo={card.logo} />
            <span className="fare-group">
              {card.group}
              <small>{t(card.kind)}</small>
            </span>
            <FareSum card={card} />
          </button>
        </li>
      ))}
    </Others>
  );
}

/** A button that takes the group's fare. Text browsers show a button's value as its label. */
export const toGroupPick = ({ groupId, group, lacks, price }: FareCard) => ({
  name: "group_pick",
  value: `${groupId}: ${group}${lacks ? "" : `, ${price}`}`,
});

/** Sends the group with the fare that the user saw, so the panel can refuse the order if the price has changed. */
export const toGroupValue = ({ groupId, quotedFare }: FareCard) => `${groupId}:${quotedFare}`;

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

/** The price; of a return trip, both of them. */
export function FareSum({ card }: { card: FareCard }) {
  const t = useTexts(texts);
  if (!card.back) return <FarePrice card={card} />;
  return (
    <Price>
      <span>{t("there")}</span>
      <strong>{card.price}</strong>
      <span>{t("back")}</span>
      <strong>{card.back.price}</strong>
    </Price>
  );
}

/** The price; of a return trip, that of both ways. */
export function FareTotal({ card }: { card: FareCard }) {
  const t = useTexts(texts);
  if (!card.back) return <FarePrice card={card} />;
  return (
    <Price>
      <span>{t("both")}</span>
      <strong>{card.back.total}</strong>
    </Price>
  );
}

/** Why the group cannot be ordered for this journey. */
export function FareLack({ card: { lacks, maxStops } }: { card: FareCard }) {
  const t = useTexts(texts);
  if (lacks === "few_stops") return <>{t("few_stops", { most: maxStops })}</>;
  if (lacks === "no_stops") return <>{t("no_stops")}</>;
  return lacks ? t("no_return") : null;
}

export function AboutFare({
  card: { kind, isScheduled, languages, unserved },
}: {
  card: FareCard;
}) {
  const t = useTexts(texts);
  const ofNeeds = useTexts(needsTexts);
  return (
    <>
      {t(kind)} {isScheduled && <Badge tone="secondary">{t("scheduled")}</Badge>}
      {languages && (
        <>
          <br />
          {t("speaks", { languages })}
        </>
      )}
      {unserved && (
        <>
          <br />
          <Unserved>{ofNeeds("unserved_mark", { needs: unserved })}</Unserved>
        </>
      )}
    </>
  );
}

/** Submits the form to open the fare's details, so that the user's input is kept. */
export function FareDetailsButton({
  card: { groupId, group },
  isNamed = false,
}: {
  card: FareCard;
  /** Puts the group's name on the button, for lists with several groups. */
  isNamed?: boolean;
}) {
  const t = useTexts(texts);
  return (
    <Button kind="quiet" compact data-flush="" icon="info" name="dialog" value={`fare-${groupId}`}>
      {isNamed ? t("details_of", { group }) : t("details")}
    </Button>
  );
}

const GroupLogoBox = ui("span", "GroupLogo")`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.5rem;
  height: 2.5rem;
  color: var(--main-text);

  ${onPhone} { width: 2.75rem; }
  img { width: 100%; height: 100%; border-radius: ${radius.s}; object-fit: contain; }
`;

/** The group's name stands beside the logo, so its alt text is empty. */
export const GroupLogo = ({ logo }: { logo: string | null }) => (
  <GroupLogoBox>
    {logo ? <img src={logo} alt="" /> : <Icon name="taxi" size="1.5em" />}
  </GroupLogoBox>
);
