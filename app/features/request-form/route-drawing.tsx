import type { Position } from "../../api/addresses.server.ts";
import { useLanguage, useTexts } from "../../i18n/use-texts.ts";
import { fontSize, radius, space, ui } from "../../ui/styled.ts";
import { texts } from "../order-draft/texts.ts";
import { toDrawing } from "./to-drawing.ts";

const Box = ui("figure", "RouteDrawing")`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: ${radius.l};
  background: var(--sunken);

  svg { width: 100%; height: auto; }
  .streets { stroke: var(--surface); stroke-width: 5; }
  .way { fill: none; stroke: var(--main-edge); stroke-width: 4; stroke-linecap: round; stroke-dasharray: 1 9; }
  .start { fill: var(--surface); stroke: var(--main-edge); stroke-width: 5; }
  .end { fill: var(--main-edge); }
  .end + circle { fill: var(--surface); }
  figcaption {
    position: absolute;
    inset: auto auto ${space.xs} ${space.xs};
    padding: 0.125rem ${space.xs};
    border-radius: ${radius.pill};
    background: var(--surface);
    font-size: ${fontSize.s};
    font-weight: 600;
  }
`;

/** A drawing, not a map, of the two ends of the journey. */
export function RouteDrawing({
  from,
  to,
  km,
}: {
  from: Position & { name: string };
  to: (Position & { name: string }) | undefined;
  km: number | undefined;
}) {
  const t = useTexts(texts);
  const language = useLanguage();
  const { width, height, start, end, way } = toDrawing(from, to);
  return (
    <Box>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby="route-drawing">
        <title id="route-drawing">
          {to ? t("drawing", { from: from.name, to: to.name }) : from.name}
        </title>
        <path className="streets" d={streets} />
        {way && <path className="way" d={way} />}
        {end && (
          <>
            <path className="end" d={toPin(end)} />
            <circle cx={end.x} cy={end.y - 22} r="5" />
          </>
        )}
        <circle className="start" cx={start.x} cy={start.y} r="8" />
      </svg>
      {km !== undefined && (
        <figcaption>
          {t("distance", {
            km: km.toLocaleString(language, { maximumFractionDigits: km < 10 ? 1 : 0 }),
          })}
        </figcaption>
      )}
    </Box>
  );
}

/** The streets are a background; they belong to no town. */
const streets =
  "M-10 38L410 12M-10 118L410 84M-10 176L410 158M52-10L88 210M150-10L168 210M246-10L262 210M338-10L356 210M-10 210L210-10M230 210L420 70";

const toPin = ({ x, y }: { x: number; y: number }) =>
  `M${x} ${y}c-4-8-13-13-13-22a13 13 0 0 1 26 0c0 9-9 14-13 22z`;
