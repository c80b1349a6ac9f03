import type { ReactNode } from "react";
import { ui } from "../styled.ts";
import { touch } from "../tokens.ts";
import { useHydrated } from "../use-hydrated.ts";

const Room = ui("span", "Scripted")<{ $height: string }>`
  display: block;
  min-height: ${({ $height }) => $height};
  html:not([data-scripts]) &:empty { display: none; }
`;

/**
 * What only JavaScript can do. Its room is kept while that is on its way, so that nothing moves
 * from under somebody's finger when it comes: a line of text, or a row of controls.
 */
export function Scripted({ children, as = "div" }: { children: ReactNode; as?: "div" | "span" }) {
  const isHydrated = useHydrated();
  return (
    <Room as={as} $height={as === "span" ? "1.4em" : touch}>
      {isHydrated && children}
    </Room>
  );
}
