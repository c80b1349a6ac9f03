import { ui } from "../styled.ts";
import { type Space, space } from "../tokens.ts";

/** One beside the other, in as many lines as it takes. */
export const Cluster = ui("div", "Cluster")<{
  $gap?: Space;
  $justify?: "start" | "space-between" | "end" | "center";
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = "start" }) => $justify};
  gap: ${({ $gap = "s" }) => space[$gap]};
  /* With nothing to say it takes no room, and no gap either. */
  > [role="status"]:empty { position: absolute; }
`;
