import { useState } from "react";
import { useFormReply } from "../../forms/use-form-reply.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { DateTimeFields } from "../../ui/fields/date-time-fields.tsx";
import { RadioCards } from "../../ui/fields/radio-cards.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { fontSize, onNarrowPhone, onPhone, radius, space, ui } from "../../ui/styled.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import type { PlaceName } from "../order-draft/place-names.ts";
import { texts } from "../order-draft/texts.ts";
import { texts as orderTexts } from "../order-taxi/texts.ts";
import { PlaceField } from "../places/place-field.tsx";
import { StopFields } from "../places/stop-fields.tsx";
import type { RequestView } from "./load-request.server.ts";
import type { Send } from "./use-live-draft.ts";

const Box = ui("div", "WhereFields")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};

  > p:empty { display: none; }
  > [data-end] { position: relative; }
  /* At the end of the line that the label begins, where nothing moves when they come. */
  > [data-end] > button { position: absolute; inset-inline-end: 0; }
  > [data-end="from"] > button {
    top: -0.75rem;
    /* It leaves the label its room. */
    ${onNarrowPhone} { padding-inline: 0; font-size: ${fontSize.s}; svg { display: none; } }
  }
  > [data-end="to"] > button {
    top: -1.25rem;
    border: 1px solid var(--boundary);
    border-radius: ${radius.pill};
    background: var(--surface);
    rotate: 90deg;
  }
`;

export function WhereFields({
  view,
  send,
  isPending,
}: {
  view: RequestView;
  send: Send;
  isPending: boolean;
}) {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const { state, locate } = usePosition((position) => send({ more: { from_near: position } }));
  const { siteDomain, phone, issues } = view;
  const issueOf = (name: PlaceName) => issues.find(({ fieldId }) => fieldId === name)?.message;
  const onKnown = (change: () => void) => send({ change });
  return (
    <Box>
      <div data-end="from">
        <PlaceField
          name="from"
          place={view.from}
          awaits={isPending ? (view.draft.from ? "details" : "address") : undefined}
          siteDomain={siteDomain}
          phone={phone}
          issue={issueOf("from")}
          onKnown={onKnown}
        />
        {isHydrated && (
          <Button
            type="button"
            kind="quiet"
            compact
            icon="map-pin"
            busy={state === "locating"}
            onClick={locate}
          >
            {t(state === "locating" ? "locating" : "use_position")}
          </Button>
        )}
      </div>
      <p role="status" className="field-note">
        {(state === "position_refused" || state === "position_failed") && t(state)}
      </p>
      <StopFields
        stops={view.stops}
        near={view.from.address}
        siteDomain={siteDomain}
        phone={phone}
        issueOf={issueOf}
        onKnown={onKnown}
        canAdd={view.offersStops}
      />
      <div data-end="to">
        <PlaceField
          name="to"
          place={view.to}
          near={view.from.address}
          hint={view.choices.hasEmployees ? t("to_hint_traveller") : undefined}
          awaits={isPending && view.to.text !== "" ? "details" : undefined}
          siteDomain={siteDomain}
          phone={phone}
          issue={issueOf("to")}
          onKnown={onKnown}
        />
        <IconButton
          type="submit"
          name="swap"
          // Text browsers show a button's value.
          value={t("swap")}
          icon="swap"
          label={t("swap")}
        />
      </div>
    </Box>
  );
}

const TIMEOUT_MS = 10_000;

type Locating = "idle" | "locating" | "position_refused" | "position_failed";

function usePosition(onFound: (position: string) => void) {
  const [state, setState] = useState<Locating>("idle");

  function locate() {
    if (!navigator.geolocation) return setState("position_failed");
    setState("locating");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState("idle");
        onFound(`${latitude.toFixed(6)},${longitude.toFixed(6)}`);
      },
      ({ code, PERMISSION_DENIED }) =>
        setState(code === PERMISSION_DENIED ? "position_refused" : "position_failed"),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 30_000 },
    );
  }

  return { state, locate };
}

const WhenFieldsBox = ui("div", "WhenFields")`
  display: grid;
  gap: ${space.s};

  > fieldset {
    grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
    > legend { grid-column: 1 / -1; }
    /* Side by side they leave the rest of the form more of a phone. */
    ${onPhone} { grid-template-columns: max-content minmax(0, 1fr); > label { padding-inline: ${space.s}; } }
    @media (max-width: 359.98px) { grid-template-columns: minmax(0, 1fr); }
  }
  /* A taxi for now needs no more fields. */
  &:has(input[value="now"]:checked) > div { display: none; }
  > div { display: grid; gap: ${space.xs}; }
`;

/** Now, or a time in the time zone of the pickup. */
export function WhenFields({ view, send }: { view: RequestView; send: Send }) {
  const t = useTexts(texts);
  const ofOrder = useTexts(orderTexts);
  const { typed, errorOf } = useFormReply();
  const { draft, time, problems } = view;
  const problem = time.problem && ofOrder(time.problem);
  return (
    <WhenFieldsBox>
      <RadioCards
        label={t("when")}
        name="timing"
        defaultValue={typed("timing", draft.timing)}
        cards={[
          { value: "now", title: t("now") },
          { value: "later", title: t("later") },
        ]}
      />
      <div>
        <DateTimeFields
          date={{
            name: "date",
            label: t("date"),
            error: errorOf("date") ?? (problems.includes("date") ? t("date_wrong") : problem),
          }}
          time={{
            name: "time",
            label: t("time"),
            error: errorOf("time") ?? (problems.includes("time") ? t("time_wrong") : undefined),
          }}
          defaultValue={{ date: typed("date", draft.date), time: typed("time", draft.time) }}
          // An invalid value stays in its field, for the user to correct.
          known={{
            date: problems.includes("date") ? undefined : draft.date,
            time: problems.includes("time") ? undefined : draft.time,
          }}
          limits={time.limits}
          today={time.today}
          onChoose={() => send()}
        />
        <p className="field-note">
          {t("zone", { zone: time.zone })} {time.isDoubled && t("doubled")}
        </p>
      </div>
    </WhenFieldsBox>
  );
}
