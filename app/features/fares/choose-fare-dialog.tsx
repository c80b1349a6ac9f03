import { useTexts } from "../../i18n/use-texts.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { fontSize, radius, space, ui } from "../../ui/styled.ts";
import { AboutFare, FarePrice } from "./fare-choice.tsx";
import { FareDetailsButton } from "./fare-details-button.tsx";
import type { FareCard } from "./fares.server.ts";
import { GroupLogo } from "./group-logo.tsx";
import { texts } from "./texts.ts";

const List = ui("ul", "ChooseFare")`
  display: grid;
  gap: ${space.m};
  list-style: none;

  li { display: grid; justify-items: start; }
  li > button:first-child {
    display: flex;
    align-items: center;
    gap: ${space.s};
    width: 100%;
    min-height: 3.5rem;
    padding: ${space.s} ${space.m};
    border: 1px solid var(--boundary);
    border-radius: ${radius.m};
    background: var(--surface);
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
    &:hover { border-color: var(--text); }
    &[aria-current] { border: 2px solid var(--main-edge); background: var(--main-tint); }
  }
  li > .button { text-align: left; }
  .fare-group { flex: 1; display: grid; min-width: 0; font-weight: 600; overflow-wrap: anywhere; }
  .fare-group small { color: var(--muted); font-size: ${fontSize.s}; font-weight: 400; }
  .fare-chosen { display: inline-flex; align-items: center; gap: ${space.xxs}; color: var(--main-text); font-size: ${fontSize.s}; }
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
      <p>{t("choose_hint", { count: cards.length })}</p>
      <List>
        {cards.map((card) => {
          const isChosen = card.groupId === chosenId;
          return (
            <li key={card.groupId}>
              <button
                type="submit"
                name="group_pick"
                // Text browsers show a button's value as its label.
                value={`${card.groupId}: ${card.group}, ${card.price}`}
                aria-current={isChosen || undefined}
              >
                <GroupLogo logo={card.logo} />
                <span className="fare-group">
                  {card.group}
                  <small>
                    <AboutFare card={card} />
                  </small>
                  {isChosen && (
                    <span className="fare-chosen">
                      <Icon name="check" /> {t("chosen")}
                    </span>
                  )}
                </span>
                <FarePrice card={card} />
              </button>
              {card.details && <FareDetailsButton card={card} isNamed />}
            </li>
          );
        })}
      </List>
    </Dialog>
  );
}
