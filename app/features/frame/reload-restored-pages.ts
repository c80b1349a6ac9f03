/**
 * Some browsers keep a whole page for the way back although its answer said `no-store`, and show it again
 * without asking us. A page of a session is hidden then and loaded again, since the session may be over.
 */
export function reloadRestoredPages(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    const { documentElement: page } = document;
    if (!persisted || !page.hasAttribute("data-session")) return;
    page.hidden = true;
    window.location.reload();
  });
}
