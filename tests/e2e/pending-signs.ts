import type { Page } from "@playwright/test";

/** The requests for the data of a page, which a test holds to see how the page waits. */
export const dataRequests = /\.data(\?|$)/;

/** Presses the first link or submit button that a script handles, and returns its markup. */
export function pressFirst(page: Page, kind: "link" | "submit"): Promise<string | undefined> {
  return page.evaluate((what) => {
    const selector = what === "link" ? "a[href^='/']" : "main form button";
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (control) =>
        control.checkVisibility() &&
        !control.closest("[aria-hidden], .visually-hidden, [inert]") &&
        (control instanceof HTMLAnchorElement
          ? control.pathname + control.search !== location.pathname + location.search
          : (control as HTMLButtonElement).type === "submit" && !control.matches(":disabled")),
    );
    for (const control of controls) {
      let isFollowed = false;
      const see = (event: Event) => {
        isFollowed = event.defaultPrevented;
        event.preventDefault();
      };
      // The browser's validation is off: the form does not reach the panel anyway.
      const { form } = control as HTMLButtonElement;
      if (form) form.noValidate = true;
      const name = what === "link" ? "click" : "submit";
      window.addEventListener(name, see, { once: true });
      control.click();
      window.removeEventListener(name, see);
      if (!isFollowed) continue;
      control.setAttribute("data-tested", "");
      return control.outerHTML.slice(0, 160);
    }
    return undefined;
  }, kind);
}

/** The missing signs: the progress bar, the mark of the pressed control, the announcement. */
export async function listMissingSigns(page: Page, announcement: string): Promise<string[]> {
  const signs = {
    line: page.locator(".progress-line[data-busy]"),
    mark: page.locator(":is([data-pending], [aria-busy=true]):is([data-tested], [data-tested] *)"),
    announcement: page.locator("body > p[aria-live]", { hasText: announcement }),
  };
  const missing: string[] = [];
  for (const [name, sign] of Object.entries(signs)) {
    await sign
      .first()
      .waitFor({ state: "attached", timeout: 5_000 })
      .catch(() => missing.push(name));
  }
  await page.evaluate(() => {
    for (const tested of document.querySelectorAll("[data-tested]")) {
      tested.removeAttribute("data-tested");
    }
  });
  return missing;
}
