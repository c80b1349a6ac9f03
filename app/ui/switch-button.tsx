import type { ComponentPropsWithoutRef, KeyboardEvent, ReactNode } from "react";

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
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support it
    <button
      className="switch-button"
      // Clicking the selected radio changes nothing.
      type={role === "radio" && isOn ? "button" : "submit"}
      role={role}
      aria-checked={isOn}
      {...button}
    >
      {children}
      <span aria-hidden="true" />
    </button>
  );
}

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
    <div className="switch-group" role="radiogroup" aria-label={label} onKeyDown={move}>
      {children}
    </div>
  );
}
