import { space, ui } from "../../ui/styled.ts";

const Beside = ui("span", "StudioSwatch")`
  display: flex;
  padding-inline-end: ${space.s};
`;

/** A colour, drawn, since the console's policy allows no style in an attribute. */
export const Swatch = ({ colour }: { colour: string | null }) =>
  colour && (
    <Beside>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <rect
          x="1"
          y="1"
          width="22"
          height="22"
          rx="5"
          fill={colour}
          stroke="currentColor"
          strokeOpacity="0.4"
        />
      </svg>
    </Beside>
  );

/** A text in its colour on another. */
export const TextSwatch = ({ colour, on }: { colour: string; on: string }) => (
  <svg width="40" height="24" viewBox="0 0 40 24" aria-hidden="true">
    <rect
      x="0.5"
      y="0.5"
      width="39"
      height="23"
      rx="5"
      fill={on}
      stroke="currentColor"
      strokeOpacity="0.4"
    />
    <text x="20" y="17" textAnchor="middle" fontSize="14" fontWeight="600" fill={colour}>
      Aa
    </text>
  </svg>
);
