import { useTexts } from "../../i18n/use-texts.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { fontSize, space, ui } from "../../ui/styled.ts";
import {
  AboutFare,
  countServing,
  FareDetailsButton,
  FareLack,
  FareSum,
  fareButton,
  fareCard,
  GroupLogo,
  toGroupPick,
} from "./fare-choice.tsx";
import type { FareCard, FareDetails } from "./fares.server.ts";
import { texts } from "./texts.ts";

const List = ui("ul", "ChooseFare")`
  display: grid;
  gap: ${space.m};
  list-style: none;

  li { display: grid; justify-items: start; }
  li > button:first-child {
    ${fareCard}
    min-height: 3.5rem;
    padding: ${space.s} ${space.m};
    ${fareButton}
    &[aria-current] { border: 2px solid var(--main-edge); background: var(--main-tint); }
  }
  li > .button { text-align: var(--start); }
  li > button:first-child:disabled { border-style: dashed; cursor: not-allowed; &:hover { border-color: var(--boundary); } }
  .fare-about { display: grid; justify-items: start; }
  .fare-lack { display: flex; align-items: start; gap: ${space.xxs}; color: var(--warning-text); }
  .fare-chosen { display: inline-flex; align-items: center; gap: ${space.xxs}; color: var(--main-text); font-weight: 600; }
`;

/** Lists the groups that serve the journey. Each is a button that submits the order form. */
export function ChooseFareDialog({
  cards,
  chosenId,
  closeTo,
}: {
  cards: FareCard[];
  chosenId: number | undefined;
  closeTo: string;
}) {
  const t = useTexts(texts);
  return (
    <Dialog title={t("choose")} closeTo={closeTo}>
      <p>{t("choose_hint", { count: countServing(cards) })}</p>
      <List>
        {cards.map((card) => {
          const isChosen = card.groupId === chosenId;
          return (
            <li key={card.groupId}>
              <button
                type="submit"
                {...toGroupPick(card)}
                aria-current={isChosen || undefined}
                disabled={card.lacks !== undefined}
              >
                <GroupLogo logo={card.logo} />
                <span className="fare-group">{card.group}</span>
                {!card.lacks && <FareSum card={card} />}
                <span className="fare-about">
                  <span>
                    <AboutFare card={card} />
                  </span>
                  {card.lacks && (
                    <span className="fare-lack">
                      <Icon name="warning" /> <FareLack card={card} />
                    </span>
                  )}
                  {isChosen && (
                    <span className="fare-chosen">
                      <Icon name="check" /> {t("chosen")}
                    </span>
                  )}
                </span>
              </button>
              {card.hasDetails && <FareDetailsButton card={card} isNamed />}
            </li>
          );
        })}
      </List>
    </Dialog>
  );
}

const Lines = ui("dl", "FareLines")`
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${space.m};
    padding: ${space.xs} 0;
  }
  > div + div { border-top: 1px solid var(--border); }
  dd { flex-shrink: 0; max-width: 60%; font-weight: 600; text-align: var(--end); font-variant-numeric: tabular-nums; }
`;

const Part = ui("section", "FarePart")`
  display: grid;
  gap: ${space.xs};

  h3 { font-size: ${fontSize.m}; }
  ul { padding-inline-start: 1.25em; }
`;

/** Explains a fare in the group's own words. */
export function FareDialog({
  card: { group, kind, price },
  details: { breakdown, info, waitingPassenger },
  closeTo,
}: {
  card: FareCard;
  details: FareDetails;
  closeTo: string;
}) {
  const t = useTexts(texts);
  return (
    <Dialog title={t("details_of", { group })} closeTo={closeTo} closeLabel={t("close")}>
      <p>
        {t(kind)}: <strong>{price}</strong>
      </p>
      {breakdown.length > 0 && (
        <Part>
          <h3>{t("included")}</h3>
          <Lines>
            {breakdown.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Lines>
        </Part>
      )}
      {info.length > 0 && (
        <Part>
          <h3>{t("to_know")}</h3>
          <ul>
            {info.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Part>
      )}
      {waitingPassenger && (
        <Part>
          <h3>{t("waiting")}</h3>
          <p>{waitingPassenger}</p>
        </Part>
      )}
    </Dialog>
  );
}
