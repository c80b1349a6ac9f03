import { type ReactNode, useEffect, useRef } from "react";
import type { Position } from "../../api/addresses.server.ts";
import { useTexts } from "../../i18n/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { space, ui } from "../../ui/styled.ts";
import { mostStops, stopNames } from "../order-draft/place-names.ts";
import { toStopPress } from "../order-draft/stop-presses.ts";
import { texts } from "../order-draft/stop-texts.ts";
import { PlaceField } from "./place-field.tsx";
import type { PlaceView } from "./places.server.ts";

const Box = ui("ol", "StopFields")`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  list-style: none;

  &:empty { display: none; }
  li { position: relative; }
  /* At the end of the line that the label begins. */
  [data-part="press"] { position: absolute; inset-inline-end: 0; top: -0.875rem; display: flex; }
`;

/** The stops on the way, each an address as the ends are. Without JavaScript, its buttons load the page again. */
export function StopFields({
  stops,
  near,
  siteDomain,
  phone,
  issueOf,
  onKnown,
  canAdd,
  children,
}: {
  stops: PlaceView[];
  near?: Position;
  siteDomain?: string;
  phone?: string;
  issueOf?: (name: (typeof stopNames)[number]) => string | undefined;
  onKnown: (change: () => void) => void;
  canAdd: boolean;
  /** Stands beside the button that adds a stop. */
  children?: ReactNode;
}) {
  const t = useTexts(texts);
  const isFull = stops.length >= mostStops;
  const box = useFocusAfterChange(stops.length);
  return (
    <>
      <Box ref={box}>
        {stops.map((stop, at) => {
          const name = stopNames[at];
          const number = `${at + 1}`;
          if (!name) return null;
          const press = (kind: "remove" | "up" | "down") => ({
            type: "submit" as const,
            name: toStopPress({ kind, at }),
            // Text browsers show a button's value.
            value: t(kind, { number }),
            label: t(kind, { number }),
          });
          return (
            <li key={name}>
              <PlaceField
                name={name}
                label={t("stop", { number })}
                hint={t("hint")}
                place={stop}
                near={near}
                siteDomain={siteDomain}
                phone={phone}
                issue={issueOf?.(name)}
                onKnown={onKnown}
                isNeeded
              />
              <div data-part="press">
                {at > 0 && <IconButton {...press("up")} icon="chevron-up" />}
                {at < stops.length - 1 && <IconButton {...press("down")} icon="chevron-down" />}
                <IconButton {...press("remove")} icon="trash" />
              </div>
            </li>
          );
        })}
      </Box>
      {canAdd && !isFull && (
        <div>
          <Button
            kind="quiet"
            compact
            data-flush=""
            icon="plus"
            name={toStopPress({ kind: "add", at: stops.length })}
            value={t("add")}
            id="add-stop"
          >
            {t("add")}
          </Button>
          {children}
        </div>
      )}
    </>
  );
}

/** A new stop gets the focus; after the last one has gone, the button that adds one. */
function useFocusAfterChange(count: number) {
  const box = useRef<HTMLOListElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current)
      box.current?.querySelector<HTMLElement>("li:last-child input")?.focus();
    if (count < before.current) document.getElementById("add-stop")?.focus();
    before.current = count;
  }, [count]);
  return box;
}
