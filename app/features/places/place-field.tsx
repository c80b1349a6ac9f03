import { useLocation } from "@remix-run/react";
import { useState } from "react";
import type { Position } from "../../api/addresses.server.ts";
import { useFormReply } from "../../forms/use-form-reply.ts";
import type { Translate } from "../../i18n/translate.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { pathToResource } from "../../resources.ts";
import { Button } from "../../ui/button.tsx";
import { Combobox } from "../../ui/fields/combobox.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { fontSize, radius, space, touch, ui } from "../../ui/styled.ts";
import { toPickName } from "../order-draft/picks.ts";
import type { PlaceName } from "../order-draft/place-names.ts";
import { texts } from "../order-draft/texts.ts";
import { texts as addressTexts } from "./address-texts.ts";
import type { Match } from "./match-words.ts";
import { formatPlaceProblem, formatSearchFailure } from "./place-problem.ts";
import type { PlaceView } from "./places.server.ts";

/** The hint and the tools take each other's place, so that nothing moves while the user types. */
const Whole = ui("div", "PlaceField")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};

  .field > [id$="-hint"] { min-height: calc(${touch} + ${space.xs} - 0.375rem); }
`;

const Tools = ui("div", "PlaceTools")`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  min-height: ${touch};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space.xxs};
    min-height: ${touch};
    color: var(--muted);
    font-size: ${fontSize.s};
  }
  > button { font-size: ${fontSize.s}; }
`;

type Value = { text: string; position?: Position };

/**
 * A field for one address of the journey. It submits the coordinates of a chosen address with its text; without
 * coordinates the server offers the addresses that match the text.
 */
export function PlaceField({
  name,
  label,
  hint,
  place,
  near,
  siteDomain,
  phone,
  issue,
  onKnown,
  awaits,
  isNeeded = name === "from",
}: {
  name: PlaceName;
  /** Left out for the ends of the journey, which have texts of their own. */
  label?: string;
  hint?: string;
  place: PlaceView;
  /** Addresses near this position are suggested first. */
  near?: Position;
  siteDomain?: string;
  /** The group's phone, for users who cannot find their address. */
  phone?: string;
  /** The error if the submitted action needs this address. */
  issue?: string;
  /** Called with a function that puts the chosen address into the form. */
  onKnown: (change: () => void) => void;
  /** The user's usual address may still come, or what the page says about the address in the field. */
  awaits?: "address" | "details";
  isNeeded?: boolean;
}) {
  const t = useTexts(texts);
  const addressText = useTexts(addressTexts);
  const { typed, errorOf } = useFormReply();
  const [known, setKnown] = useState<Value>(() => ({
    text: typed(name, place.text),
    position: toPosition(
      typed(`${name}_lat`, `${place.address?.latitude ?? ""}`),
      typed(`${name}_lng`, `${place.address?.longitude ?? ""}`),
    ),
  }));

  // The page's address has changed, for example because the server has found the typed address.
  const { text, address } = place;
  const shown = `${text}\n${address?.latitude}\n${address?.longitude}`;
  const { key } = useLocation();
  const [applied, setApplied] = useState({ shown, text, key });
  if (shown !== applied.shown) {
    setApplied({ shown, text, key });
    // What comes after its page does not replace what the user has typed meanwhile.
    const isLate = key === applied.key;
    if (!isLate || known.text === applied.text) setKnown({ text, position: address });
  }

  const hasTools = place.savedAs !== undefined || place.canSave;
  const isAsOnPage = known.text === place.text;
  const hasHint = !awaits && (text === "" || (hasTools && !isAsOnPage));

  const suggest = async (words: string, signal: AbortSignal) =>
    (await suggestAddresses(words, { near, siteDomain, signal })).map((match) =>
      toSuggestion(match, t),
    );

  return (
    <Whole>
      <Combobox
        name={name}
        label={label ?? t(name === "from" ? "from" : "to")}
        hint={hasHint ? (hint ?? t(isNeeded ? "from_hint" : "to_hint")) : undefined}
        optional={!isNeeded}
        maxLength={300}
        error={errorOf(name) ?? issue ?? formatPlaceProblem(place, phone, t)}
        value={known.text}
        onType={(words) => setKnown({ text: words })}
        suggest={suggest}
        offer={async (signal) =>
          (await offerAddresses({ siteDomain, signal })).map((match) => toSuggestion(match, t))
        }
        known={place.saved?.map(({ alias, name }) => ({ text: name, title: alias }))}
        failed={formatSearchFailure(phone, t)}
        onChoose={({ text: chosen, latitude, longitude }) =>
          onKnown(() => setKnown({ text: chosen, position: { latitude, longitude } }))
        }
      />
      <input type="hidden" name={`${name}_lat`} value={known.position?.latitude ?? ""} />
      <input type="hidden" name={`${name}_lng`} value={known.position?.longitude ?? ""} />
      <input type="hidden" name={`${name}_known`} value={known.text} />
      {place.choices.length > 0 && <PlaceChoices name={name} choices={place.choices} />}
      {awaits === "address" && <input type="hidden" name={`${name}_awaited`} value="1" />}
      {(awaits || (hasTools && isAsOnPage)) && (
        <Tools>
          {place.savedAs && isAsOnPage && (
            <span>
              <Icon name="star" />
              {addressText("saved_as", { alias: place.savedAs })}
            </span>
          )}
          {place.canSave && isAsOnPage && (
            <Button
              kind="quiet"
              compact
              data-flush=""
              icon="star"
              name="dialog"
              value={`save-${name}`}
            >
              {t("save")}
            </Button>
          )}
        </Tools>
      )}
    </Whole>
  );
}

function toSuggestion(match: Match, t: Translate<typeof texts>) {
  const { name, favourite, isRecent, latitude, longitude } = match;
  return {
    text: name,
    ...(isRecent && { kind: t("recent") }),
    ...(favourite && { title: favourite, kind: t("favourite") }),
    icon: toIcon(match),
    latitude,
    longitude,
  };
}

function toIcon({ favourite, isRecent }: Match): IconName {
  if (favourite) return "star";
  return isRecent ? "history" : "map-pin";
}

function toPosition(latitude: string, longitude: string): Position | undefined {
  if (latitude === "" || longitude === "") return undefined;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

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
    text-align: var(--start);
    cursor: pointer;
    &:hover { background: var(--surface); }
  }
  svg { color: var(--main-text); }
  button > span { display: grid; min-width: 0; overflow-wrap: anywhere; }
  small { font-size: ${fontSize.s}; }
`;

/** Each button picks an address and submits the form, so that the user's other input is kept. */
function PlaceChoices({ name, choices }: { name: PlaceName; choices: Match[] }) {
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

type FetchOptions = { siteDomain?: string; signal: AbortSignal };
type FoundAddresses = { addresses: Match[]; isDown?: true };

/** Suggests addresses for the typed words, those near a position first. */
async function suggestAddresses(
  words: string,
  { near, ...options }: FetchOptions & { near?: Position },
): Promise<Match[]> {
  const around = near && { lat: String(near.latitude), lng: String(near.longitude) };
  const { addresses, isDown } = await fetchAddresses({ q: words, ...around }, options);
  if (isDown && addresses.length === 0) throw new Error("The address search is down");
  return addresses;
}

async function offerAddresses(options: FetchOptions): Promise<Match[]> {
  const { addresses } = await fetchAddresses({ usual: "" }, options);
  return addresses;
}

async function fetchAddresses(query: Record<string, string>, { siteDomain, signal }: FetchOptions) {
  const response = await fetch(pathToResource("addresses", { query, siteDomain }), { signal });
  if (!response.ok) throw new Error(`The address search failed with ${response.status}`);
  return (await response.json()) as FoundAddresses;
}
