/** The height of the bar over the page's upper edge. */
const TOP_BAR_PX = 64;
const GAP_PX = 12;

/**
 * Places a list below its field, or above it (`data-above`) where more of it is visible: an on-screen
 * keyboard may cover half of the page. `--room` is the height that is visible there.
 */
export function placeBeside(field: HTMLElement, list: HTMLElement): void {
  const { offsetTop, height } = window.visualViewport ?? {
    offsetTop: 0,
    height: window.innerHeight,
  };
  const { top, bottom } = field.getBoundingClientRect();
  const above = top - offsetTop - TOP_BAR_PX - GAP_PX;
  const below = offsetTop + height - bottom - GAP_PX;
  list.style.removeProperty("--room");
  const isAbove = below < list.offsetHeight && above > below;
  list.toggleAttribute("data-above", isAbove);
  list.style.setProperty("--room", `${Math.max(isAbove ? above : below, 0)}px`);
}
