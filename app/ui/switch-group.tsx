import type { KeyboardEvent, ReactNode } from "react";
import { ui } from "./styled.ts";

const Box = ui("div", "SwitchGroup")`
  display: grid;
  > * + * { border-top: 1px solid var(--border); }
`;

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Switches of which one is on: radio buttons to who hears them, so the arrow keys lead from one to the next. */
export function SwitchGroup({ label, children }: { label: string; children: ReactNode }) {
  function move(press: KeyboardEvent<HTMLElement>) {
    const step = steps[press.key];
    const radios = [...press.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
    const at = radios.indexOf(press.target as HTMLElement);
    if (step === undefined || at < 0) return;
    press.preventDefault();
    radios.at((at + step) % radios.length)?.focus();
  }
  return (
    <Box role="radiogroup" aria-label={label} onKeyDown={move}>
      {children}
    </Box>
  );
}
