/** The link or submit button that the user clicked last. */
let pressed: HTMLElement | undefined;

/** Starts before hydration, since React may handle a click before any effect runs. */
export function trackPresses(): void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>("a[href]") ?? pressed;
  };
  const onSubmit = ({ target, submitter }: SubmitEvent) => {
    if (target instanceof HTMLFormElement) pressed = submitter ?? findFocused(target) ?? target;
  };
  // The capture phase comes before React, which starts the navigation.
  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", onSubmit, true);
}

/** A switch or a list submits its form without a button. */
function findFocused(form: HTMLFormElement): HTMLElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && form.contains(activeElement)
    ? activeElement
    : undefined;
}

/** The form that the user has submitted, and its button. */
export function getPressedForm(): { form: HTMLFormElement; submitter?: HTMLElement } | undefined {
  if (!pressed?.isConnected) return undefined;
  if (pressed instanceof HTMLFormElement) return { form: pressed };
  const { form } = pressed as HTMLButtonElement;
  return form ? { form, submitter: pressed } : undefined;
}

/** The clicked link, where it leads to this address. */
export function getPressedLink(address: string): HTMLAnchorElement | undefined {
  if (!(pressed instanceof HTMLAnchorElement)) return undefined;
  return pressed.pathname + pressed.search === address ? pressed : undefined;
}
