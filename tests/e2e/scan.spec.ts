import type { Page } from "@playwright/test";
import { texts as scanTexts } from "../../app/features/wallet/scan-texts.ts";
import config from "../../playwright.config.ts";
import { createQrPng } from "../services/pictures.ts";
import { test } from "./purse-story.ts";
import { expect, waitForHydration } from "./story.ts";

// A fake camera with a moving pattern, which Chromium allows to every page that the policy allows it to.
const { launchOptions } = config.use ?? {};
const fakeCamera = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
// One worker starts what this file needs, once.
test.describe.configure({ mode: "default" });
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), ...fakeCamera] },
});

/** Chromium on Linux has no BarcodeDetector; this one finds a code in the second picture. */
const seeCode = (page: Page, code: string) =>
  page.addInitScript((rawValue) => {
    let pictures = 0;
    class BarcodeDetector {
      async detect(screen: HTMLVideoElement) {
        if (screen.videoWidth === 0) throw new Error("There is no picture yet");
        pictures += 1;
        return pictures > 1 ? [{ rawValue }] : [];
      }
    }
    Object.assign(window, { BarcodeDetector });
  }, code);

test.describe("the camera", { tag: "@js" }, () => {
  test("reads a code into the form, and is switched off", { tag: "@full" }, async ({
    page,
    url,
    words,
    meet,
    form,
  }) => {
    const { receiver } = await meet(5000);
    const t = words(scanTexts);
    await seeCode(page, receiver.purseCode);
    // The previous page's policy allows no camera.
    await page.goto(url("/favorite"));
    await waitForHydration(page);
    await page
      .getByRole("complementary")
      .getByRole("link", { name: /^(Purses|Monederos)$/ })
      .click();
    await page.getByRole("button", { name: t("scan") }).click();
    await expect(form.to).toHaveValue(receiver.purseCode);
    await expect(page.getByRole("status").filter({ hasText: receiver.purseCode })).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    await form.amount.fill("3");
    await form.button.click();
    await expect(page.getByRole("heading", { name: /Mateo S\./ })).toBeVisible();
  });

  test("is switched off when the user closes it or leaves", { tag: "@full" }, async ({
    page,
    url,
    words,
    meet,
  }) => {
    await meet(5000);
    const t = words(scanTexts);
    await page.addInitScript(() => {
      class BarcodeDetector {
        detect = async () => [];
      }
      Object.assign(window, { BarcodeDetector });
      const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
      navigator.mediaDevices.getUserMedia = async (wish) => {
        const camera = await open(wish);
        Object.assign(window, { camera });
        return camera;
      };
    });
    await page.goto(url("/purses"));
    await page.getByRole("button", { name: t("scan") }).click();
    const isOn = () =>
      page.evaluate(() => {
        const { camera } = window as { camera?: MediaStream };
        return camera?.getTracks().some(({ readyState }) => readyState === "live");
      });
    await expect.poll(isOn).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect.poll(isOn).toBe(false);
  });

  test("is optional: a photo is scaled down before it is sent", { tag: "@full" }, async ({
    page,
    url,
    meet,
    form,
  }) => {
    const { receiver } = await meet(5000);
    const size = { width: 2400, height: 1800, scale: 16, level: 0 };
    const buffer = createQrPng(receiver.purseCode, size);
    await page.goto(url("/purses"));
    await waitForHydration(page);
    await form.amount.fill("3");
    await form.picture.setInputFiles({ name: "photo.png", mimeType: "image/png", buffer });
    const chosenSize = () =>
      form.picture.evaluate((input: HTMLInputElement) => input.files?.[0]?.size);
    await expect.poll(chosenSize).toBeLessThan(1024 * 1024);
    await form.button.click();
    await expect(page.getByRole("heading", { name: /Mateo S\./ })).toBeVisible();
  });

  test("that the user denies shows a message, and the code can be typed", { tag: "@full" }, async ({
    page,
    url,
    words,
    meet,
    form,
  }) => {
    await meet(5000);
    const t = words(scanTexts);
    await seeCode(page, "PRD-NADA-NADA");
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () =>
        Promise.reject(new DOMException("No", "NotAllowedError"));
    });
    await page.goto(url("/purses"));
    await page.getByRole("button", { name: t("scan") }).click();
    await expect(page.getByText(t("no_camera"))).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(form.to).toBeEditable();
  });

  test("is offered only in browsers that read codes, and only on the page that uses it", {
    tag: "@full",
  }, async ({ page, url, words, meet, form, expectedConsoleErrors }) => {
    expectedConsoleErrors.push(/camera is not allowed in this document/);
    await meet(5000);
    await page.goto(url("/purses"));
    await waitForHydration(page);
    await expect(form.picture).toBeVisible();
    await expect(page.getByRole("button", { name: words(scanTexts)("scan") })).toHaveCount(0);
    const camera = () =>
      page.evaluate(() =>
        navigator.mediaDevices.getUserMedia({ video: true }).then(
          () => "on",
          ({ name }: DOMException) => name,
        ),
      );
    expect(await camera()).toBe("on");
    await page.getByRole("link", { name: /^(Favorites|Favoritos)$/ }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: /^(Favorites|Favoritos)$/ }),
    ).toBeVisible();
    await expect.poll(camera).toBe("NotAllowedError");
  });
});
