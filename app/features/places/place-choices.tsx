import { useTexts } from "../../i18n/use-texts.ts";
import { Icon } from "../../ui/icon.tsx";
import { fontSize, radius, space, touch, ui } from "../../ui/styled.ts";
import { toPickName } from "../order-draft/picks.ts";
import { texts } from "../order-draft/texts.ts";
import type { Match } from "./match-words.ts";

const Box = ui("div", "PlaceChoices")`
  display: grid;
  padding: ${space.xs};
  border: 1px solid var(--main-edge);
  border-radius: ${radius.m};
  background: var(--main-tint);

  p { padding: ${space.xxs} ${space.xs} ${space.xs}; font-weight: 600; }
  button {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space.s};
    min-height: ${touch};
    padding: ${space.xs};
    border: 0;
    border-radius: ${radius.s};
    background: none;
    line-height: 1.35;
    text-align: left;
    cursor: pointer;
    &:hover { background: var(--surface); }
  }
  svg { color: var(--main-text); }
  button > span { display: grid; min-width: 0; overflow-wrap: anywhere; }
  small { font-size: ${fontSize.s}; }
`;

/** Each button picks an address and submits the form, so that the user's other input is kept. */
export function PlaceChoices({ name, choices }: { name: "from" | "to"; choices: Match[] }) {
  const t = useTexts(texts);
  return (
    <Box role="group" aria-labelledby={`${name}-choices`}>
      <p id={`${name}-choices`}>{t("which")}</p>
      {choices.map(({ name: address, favourite, latitude, longitude }) => (
        <button
          type="submit"
          key={`${address} ${latitude} ${longitude}`}
          name={toPickName(name, { latitude, longitude })}
          value={address}
        >
          <Icon name={favourite ? "star" : "map-pin"} />
          <span>
            {favourite ?? address}
            {favourite && <small>{address}</small>}
          </span>
        </button>
      ))}
    </Box>
  );
}
