import { ui } from "../styled.ts";
import { type Space, space } from "../tokens.ts";

/** One below the other. */
export const Stack = ui("div", "Stack")<{ $gap?: Space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = "m" }) => space[$gap]};
`;
