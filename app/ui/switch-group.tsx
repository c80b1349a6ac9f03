import type { KeyboardEvent, ReactNode } from "react";
import { ui } from "./styled.ts";

const Box = ui("div", "SwitchGroup")`
  display: grid;
  > * + * { border-top: 1px solid var(--border); }
`;

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Switches of which one is on. Screen readers see radio buttons, so the arrow keys move between them. */
export function SwitchGroup({ label, children }: { label: string; children: ReactNode }) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
    const at = radios.indexOf(event.target as HTMLElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    radios.at((at + step) % radios.length)?.focus();
  }
  return (
    <Box role="radiogroup" aria-label={label} onKeyDown={move}>
      {children}
    </Box>
  );
}
