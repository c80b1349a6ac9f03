import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { radius, space, ui } from "../../ui/styled.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { texts } from "../order-draft/texts.ts";
import { PlaceField } from "../places/place-field.tsx";
import { usePosition } from "../places/use-position.ts";
import type { RequestView } from "./load-request.server.ts";
import type { Send } from "./use-live-draft.ts";

const Box = ui("div", "WhereFields")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};

  > p:empty { display: none; }
  > div { position: relative; }
  /* At the end of the line that the label begins, where nothing moves when they come. */
  > div > button { position: absolute; right: 0; }
  > :first-child > button { top: -0.75rem; }
  > :last-child > button {
    top: -1.25rem;
    border: 1px solid var(--boundary);
    border-radius: ${radius.pill};
    background: var(--surface);
    rotate: 90deg;
  }
`;

export function WhereFields({ view, send }: { view: RequestView; send: Send }) {
  const t = useTexts(texts);
  const isHydrated = useHydrated();
  const { state, locate } = usePosition((position) => send({ more: { from_near: position } }));
  const { siteDomain, phone, issues } = view;
  const issueOf = (name: "from" | "to") => issues.find(({ fieldId }) => fieldId === name)?.message;
  const onKnown = (change: () => void) => send({ change });
  return (
    <Box>
      <div>
        <PlaceField
          name="from"
          place={view.from}
          siteDomain={siteDomain}
          phone={phone}
          complaint={issueOf("from")}
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
      <div>
        <PlaceField
          name="to"
          place={view.to}
          near={view.from.address}
          siteDomain={siteDomain}
          phone={phone}
          complaint={issueOf("to")}
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
