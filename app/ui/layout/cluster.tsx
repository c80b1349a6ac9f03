import { ui } from "../styled.ts";
import { type Space, space } from "../tokens.ts";

/** Places its children side by side, and wraps them. */
export const Cluster = ui("div", "Cluster")<{
  $gap?: Space;
  $justify?: "start" | "space-between" | "end" | "center";
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = "start" }) => $justify};
  gap: ${({ $gap = "s" }) => space[$gap]};
    /* An empty status takes neither space nor a gap. */
  > [role="status"]:empty { position: absolute; }
`;
