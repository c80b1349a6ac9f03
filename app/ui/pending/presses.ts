/** The link or submit button that the user has pressed last. */
let pressed: HTMLElement | undefined;

/** Begins before hydration, since React handles a press during it before any effect runs. */
export function watchPresses(): void {
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>("a[href]") ?? pressed;
  };
  const onSubmit = ({ target, submitter }: SubmitEvent) => {
    if (target instanceof HTMLFormElement) pressed = submitter ?? findFocused(target) ?? target;
  };
  // Before React, which starts the navigation.
  document.addEventListener("click", onClick, true);
  document.addEventListener("submit", onSubmit, true);
}

/** A switch or a list sends its form by itself. */
function findFocused(form: HTMLFormElement): HTMLElement | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && form.contains(activeElement)
    ? activeElement
    : undefined;
}

/** What was pressed to send a form. */
export function getPressedForm(): { form: HTMLFormElement; submitter?: HTMLElement } | undefined {
  if (!pressed?.isConnected) return undefined;
  if (pressed instanceof HTMLFormElement) return { form: pressed };
  const { form } = pressed as HTMLButtonElement;
  return form ? { form, submitter: pressed } : undefined;
}

/** Whether the link that was pressed leads to this address. */
export function getPressedLink(address: string): HTMLAnchorElement | undefined {
  if (!(pressed instanceof HTMLAnchorElement)) return undefined;
  return pressed.pathname + pressed.search === address ? pressed : undefined;
}
