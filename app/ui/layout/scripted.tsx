import type { ReactNode } from "react";
import { ui } from "../styled.ts";
import { touch } from "../tokens.ts";
import { useHydrated } from "../use-hydrated.ts";

const Placeholder = ui("span", "Scripted")<{ $height: string }>`
  display: block;
  min-height: ${({ $height }) => $height};
  html:not([data-scripts]) &:empty { display: none; }
`;

/**
 * Content that needs JavaScript. It reserves the height of a line of text or a row of controls, so that
 * nothing moves under the user's finger at hydration.
 */
export function Scripted({ children, as = "div" }: { children: ReactNode; as?: "div" | "span" }) {
  const isHydrated = useHydrated();
  return (
    <Placeholder as={as} $height={as === "span" ? "1.4em" : touch}>
      {isHydrated && children}
    </Placeholder>
  );
}
