import { texts as contentTexts } from "../../app/features/content/texts.ts";
import { texts as aboutTexts } from "../../app/routes/about/texts.ts";
import { texts as doorTexts } from "../../app/routes/before_room/texts.ts";
import { texts as helpTexts } from "../../app/routes/help/texts.ts";
import { demoEmail } from "../../sandbox/accounts/seed.ts";
import { expect, test } from "./story.ts";

const entries = [
  { key: "usuario_info", label: { en: "Help", es: "Ayuda" } },
  { key: "condiciones_generales", label: { en: "Conditions", es: "Condiciones" } },
  { key: "politica_privacidad", label: { en: "Privacy", es: "Privacidad" } },
];

for (const [reader, kind] of [["a visitor"], ["an employee", "employee"]] as const) {
  test(`${reader} reads the group's texts by way of the menu`, {
    tag: kind ? "@full" : [],
  }, async ({ page, url, brand, language, say, as }) => {
    if (kind) await as(kind);
    await page.goto(url("/content"));
    for (const { key, label } of entries) {
      const link = page.locator("#menu nav").getByRole("link", { name: say(label), exact: true });
      await link.click();
      await expect(page).toHaveURL(url(`/content/${key}`));
      const written = brand.contents.find(
        (content) => content.key === key && content.language === language,
      );
      const title = written?.title ?? "";
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(`${title} · ${brand.pageTitle}`);
      await expect(link).toHaveAttribute("aria-current", "page");
      const [, firstHeading = ""] = written?.html.match(/<h2>(.*?)<\/h2>/) ?? [];
      await expect(
        page.getByRole("article").getByRole("heading", { level: 2, name: firstHeading }),
      ).toBeVisible();
    }
  });
}

test("a question opens its answer, by keyboard too", async ({ page, url, words }) => {
  await page.goto(url("/help"));
  const t = words(helpTexts);
  await expect(page.getByRole("heading", { level: 1, name: t("question") })).toBeVisible();
  const questions = page.getByRole("main").locator("details");
  const first = questions.first();
  await expect(first.locator("p").first()).toBeHidden();
  await first.locator("summary").click();
  await expect(first.locator("p").first()).toBeVisible();

  const last = questions.last();
  await last.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(last.locator("p").first()).toBeVisible();
});

for (const path of ["/help", "/content/usuario_info", "/about", "/before_room"]) {
  test(`${path} lists the services and the phone number`, { tag: "@full" }, async ({
    page,
    url,
    brand,
  }) => {
    await page.goto(url(path));
    const main = page.getByRole("main");
    for (const { show, description } of brand.extras) {
      await expect(main.getByText(description, { exact: true })).toHaveCount(show ? 1 : 0);
    }
    const national = brand.phone.replace("+34", "").replace(/(...)(..)(..)(..)/, "$1 $2 $3 $4");
    const call = main.getByRole("link", { name: national });
    await expect(call).toHaveAttribute("href", `tel:${brand.phone}`);
  });
}

test("the page about the group names its languages", { tag: "@full" }, async ({
  page,
  url,
  brand,
  language,
  words,
  say,
}) => {
  await page.goto(url("/about"));
  const t = words(aboutTexts);
  const written = brand.contents.find(
    (content) => content.key === "about" && content.language === language,
  );
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(written?.title ?? "");
  await expect(page).toHaveTitle(`${t("title")} · ${brand.pageTitle}`);
  const facts = page.getByRole("main").locator("dl");
  await expect(facts).toContainText(t("speak"));
  await expect(facts).toContainText(say({ en: "French", es: "francés" }));
  await expect(facts).toContainText(t("up_to", { count: brand.maxNumPassengers }));
  await expect(facts).toContainText(t("where_answer"));
});

test("a text links to all other texts, and to what works", { tag: "@full" }, async ({
  page,
  url,
  words,
}) => {
  await page.goto(url("/content/condiciones_generales"));
  const more = page.getByRole("navigation", { name: words(contentTexts)("more") });
  const addresses = await more
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses).toHaveLength(7);
  for (const address of addresses) {
    await page.goto(url(address ?? ""));
    await expect(more.locator("[aria-current]")).toHaveAttribute("href", address ?? "");
  }
});

test("a text is printed without the frame around it", { tag: "@full" }, async ({
  page,
  url,
  words,
}) => {
  await page.goto(url("/content/politica_privacidad"));
  const more = page.getByRole("navigation", { name: words(contentTexts)("more") });
  await expect(more).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("article")).toBeVisible();
  await expect(more).toBeHidden();
  await expect(page.locator("#menu")).toBeHidden();
});

test("the entry page links to the texts", { tag: "@full" }, async ({
  page,
  url,
  brand,
  words,
  say,
}) => {
  await page.goto(url("/before_room"));
  await page
    .getByRole("navigation", { name: words(doorTexts)("more", { brand: brand.name }) })
    .getByRole("link", { name: say({ en: "Help", es: "Ayuda" }), exact: true })
    .click();
  await expect(page).toHaveURL(url("/help"));
});

test("the entry page greets a logged-in user, and does not offer the log-in", {
  tag: "@full",
}, async ({ page, url, brand, panel, words, as }) => {
  const { accounts } = panel.sandbox.world;
  const client = [...accounts.values()].find(({ email }) => email === demoEmail(brand, "client"));
  await as("client");
  await page.goto(url("/before_room"));
  const main = page.getByRole("main");
  const t = words(doorTexts);
  await expect(main).toContainText(t("logged_in", { name: client?.name ?? "?" }));
  await expect(main.getByRole("link", { name: t("log_in"), exact: true })).toHaveCount(0);
});
