import { ui } from "../styled.ts";
import { type Space, space } from "../tokens.ts";

/** As many equal columns as fit, each at least `$column` wide. */
export const Grid = ui("div", "Grid")<{ $column?: string; $gap?: Space }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${({ $column = "16rem" }) => $column}, 100%), 1fr));
  gap: ${({ $gap = "m" }) => space[$gap]};
`;
