import type { Locator, Page } from "@playwright/test";
import { texts as editTexts } from "../../app/features/orders/edit/texts.ts";
import { texts as feedbackTexts } from "../../app/ui/feedback/texts.ts";
import { orderTaxi } from "../services/trips.ts";
import { expect, test } from "./request-story.ts";

const sizes = [
  { width: 390, height: 844 },
  { width: 1000, height: 700 },
  { width: 1440, height: 900 },
];

/** The controls of the content that lie under an element, by their text. */
function listCovered(over: Locator): Promise<string[]> {
  return over.evaluate((cover) => {
    const { top, bottom, left, right } = cover.getBoundingClientRect();
    const controls = document.querySelectorAll<HTMLElement>(
      "main :is(a[href], button, input, select, textarea, summary)",
    );
    const toBox = (control: HTMLElement) =>
      (control.closest("label") ?? control).getBoundingClientRect();
    return [...controls]
      .filter((control) => !cover.contains(control) && control.checkVisibility())
      .filter((control) => {
        const box = toBox(control);
        const isShown = box.width > 1 && box.height > 1;
        const isBeside = box.right <= left || box.left >= right;
        return isShown && !isBeside && box.bottom > top + 1 && box.top < bottom - 1;
      })
      .map((control) => control.textContent || control.id);
  });
}

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));

for (const size of sizes) {
  const at = `${size.width} × ${size.height}`;
  // The full run has the larger windows, too.
  const tag = size === sizes[0] ? [] : "@matrix";

  test(`a toast covers no button on a page of ${at}`, { tag }, async ({
    page,
    url,
    panel,
    enter,
    words,
  }) => {
    await page.setViewportSize(size);
    const t = words(editTexts);
    const trip = await orderTaxi(panel, await enter());
    await page.goto(url(`/panel?edit=${trip.id}`));
    const save = page.getByRole("button", { name: t("save") }).last();
    const toast = page.locator(".toast [data-kind]");
    panel.sandbox.faults.add({
      operation: "updateTrip",
      kind: "status",
      status: 409,
      body: { message: "El taxi ya está en la puerta." },
      times: 1,
    });
    await save.click();
    await expect(toast).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    expect(await listCovered(toast)).toEqual([]);
    // Sending the form again is the next thing that a user does.
    await scrollToEnd(page);
    expect(await listCovered(toast)).not.toContain(t("save"));
    await toast.getByRole("link", { name: words(feedbackTexts)("accept") }).click();
    await save.click();
    await expect(page.locator(".toast [data-kind=success]")).toBeVisible();
    expect(await listCovered(toast)).toEqual([]);
    await scrollToEnd(page);
    expect(await listCovered(toast)).toEqual([]);
  });

  test(`the bar with the price hides no control on a page of ${at}`, { tag }, async ({
    page,
    url,
    enter,
    form,
  }) => {
    await page.setViewportSize(size);
    await enter();
    await page.goto(url("/"));
    await form.goTo("Estación Central");
    const bar = page.locator("[data-bottom-bar]");
    await expect(page.getByRole("radio", { name: /Efectivo|Cash/ })).toBeAttached();
    await scrollToEnd(page);
    expect(await listCovered(bar)).toEqual([]);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    const controls = await page
      .locator(
        "#request :is(input:not([type=hidden]), select, textarea, a[href], button:not([tabindex]), summary)",
      )
      .all();
    for (const control of controls) {
      if (!(await control.isVisible())) continue;
      await control.focus();
      const isCovered = await control.evaluate((focused) => {
        const cover = document.querySelector("[data-bottom-bar]");
        if (!cover || cover.contains(focused)) return false;
        const box = (focused.closest("label") ?? focused).getBoundingClientRect();
        const { top, bottom, left, right } = cover.getBoundingClientRect();
        const isBeside = box.right <= left || box.left >= right;
        return !isBeside && box.bottom > top + 1 && box.top < bottom - 1;
      });
      expect(isCovered, (await control.textContent()) ?? "").toBe(false);
    }
  });
}
