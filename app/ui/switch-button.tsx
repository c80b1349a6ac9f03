import type { ComponentPropsWithoutRef, KeyboardEvent, ReactNode } from "react";
import { duration, radius, space, touch, ui } from "./styled.ts";

const SwitchButtonBox = ui("button", "SwitchButton")`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  min-height: ${touch};
  padding: ${space.xs} ${space.xxs};
  border: 0;
  border-radius: ${radius.m};
  background: none;
  font-weight: 600;
  text-align: var(--start);
  cursor: pointer;

  > :last-child {
    flex: none;
    width: 2.75rem;
    height: 1.5rem;
    padding: 0.1875rem;
    border: 1px solid var(--boundary);
    border-radius: ${radius.pill};
    background: var(--surface);
  }
    /* In forced colours, only a border keeps its shape visible. */
  > :last-child::before {
    content: "";
    display: block;
    width: 1rem;
    border: 0.5rem solid var(--boundary);
    border-radius: 50%;
    transition: translate ${duration.quick};
  }
  &:hover > :last-child { border-color: var(--text); }
  &[aria-checked="true"] > :last-child { border-color: var(--main-edge); background: var(--main); }
  &[aria-checked="true"] > :last-child::before { border-color: var(--on-main); translate: calc(1.25rem * var(--forward)); }
`;

/**
 * A switch that submits its form. HTML does not allow the role `switch` on a submit button, so it is a
 * checkbox. One of a group, of which one is always on, is a `radio`.
 */
export function SwitchButton({
  isOn,
  role = "checkbox",
  children,
  ...button
}: { isOn: boolean; role?: "checkbox" | "radio" } & Omit<
  ComponentPropsWithoutRef<"button">,
  "role" | "aria-checked"
>) {
  return (
    // Clicking the selected radio changes nothing.
    <SwitchButtonBox
      type={role === "radio" && isOn ? "button" : "submit"}
      role={role}
      aria-checked={isOn}
      {...button}
    >
      {children}
      <span aria-hidden="true" />
    </SwitchButtonBox>
  );
}

const SwitchGroupBox = ui("div", "SwitchGroup")`
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
    <SwitchGroupBox role="radiogroup" aria-label={label} onKeyDown={move}>
      {children}
    </SwitchGroupBox>
  );
}
