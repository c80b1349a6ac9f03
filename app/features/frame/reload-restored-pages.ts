/**
 * Some browsers keep pages in the back-forward cache despite `no-store`. The session may have ended since, so
 * we hide a restored page of a session and reload it.
 */
export function reloadRestoredPages(): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    const { documentElement: page } = document;
    if (!persisted || !page.hasAttribute("data-session")) return;
    page.hidden = true;
    window.location.reload();
  });
}
