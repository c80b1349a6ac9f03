import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { texts as countTexts } from "../../app/features/frame/count-texts.ts";
import { texts as menuTexts } from "../../app/features/frame/menu-texts.ts";
import { texts as fieldTexts } from "../../app/features/support/field-texts.ts";
import { texts as formTexts } from "../../app/features/support/form-texts.ts";
import { texts as meaningTexts } from "../../app/features/support/label-meaning-texts.ts";
import { texts as kindTexts } from "../../app/features/support/ticket-texts.ts";
import type { Translate } from "../../app/i18n/translate.ts";
import { texts as historyTexts } from "../../app/routes/history/texts.ts";
import { texts as loginTexts } from "../../app/routes/login/texts.ts";
import { texts as messageTexts } from "../../app/routes/messages/texts.ts";
import { texts as ticketTexts } from "../../app/routes/ticket/texts.ts";
import { texts as ticketsTexts } from "../../app/routes/tickets/texts.ts";
import { texts as summaryTexts } from "../../app/ui/fields/texts.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { sendMessage } from "../../sandbox/support/messages.ts";
import type { Account } from "../../sandbox/world.ts";
import type { Person } from "../services/accounts.ts";
import { addPastTrips } from "../services/past-trips.ts";
import { createPng } from "../services/pictures.ts";
import { openTicket, ticketsOf } from "../services/tickets.ts";
import { expect, test } from "./story.ts";

const registered = { en: "Data successfully registered", es: "Datos registrados correctamente" };
const required = { en: "This field is required.", es: "Este campo es obligatorio." };
const notFound = { en: "Oops! Nothing here...", es: "¡Vaya! Aquí no hay nada..." };
const expired = { en: "Session Expired!", es: "La sesión ha caducado" };

const pdf = {
  name: "recibo del lunes.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.3\n%%EOF\n"),
};
const photo = { name: "asiento.png", mimeType: "image/png", buffer: createPng(8) };
const page404 = { name: "foto.png", mimeType: "image/png", buffer: Buffer.from("<h1>Hello</h1>") };

function accountOf({ world }: Sandbox, { email }: Person): Account {
  const account = [...world.accounts.values()].find((each) => each.email === email);
  if (!account) throw new Error(`No account has the e-mail ${email}`);
  return account;
}

type Words = Translate<typeof ticketsTexts>;

function formOf(page: Page, t: Words, files: string) {
  const main = page.getByRole("main");
  return {
    type: main.getByLabel(t("type")),
    subject: main.getByLabel(t("subject")),
    trip: main.getByRole("combobox", { name: t("trip") }),
    text: main.getByLabel(t("text"), { exact: true }),
    files: main.getByLabel(files),
    send: main.getByRole("button", { name: t("send") }),
  };
}

test("a ticket about a trip is opened with files, answered, and read further from the list", async ({
  page,
  panel,
  url,
  say,
  words,
  asNewcomer,
}) => {
  const account = accountOf(panel.sandbox, await asNewcomer());
  const [trip] = addPastTrips(panel.sandbox, account, 3);
  const [t, ofTicket, ofKind] = [words(ticketsTexts), words(ticketTexts), words(kindTexts)];
  const files = words(fieldTexts)("files");
  await page.goto(url("/tickets"));
  await expect(page.getByRole("heading", { name: t("empty") })).toBeVisible();
  await page.getByRole("link", { name: t("new") }).click();

  const form = formOf(page, t, files);
  await form.type.selectOption({ label: ofKind("claim") });
  await form.subject.fill("Me cobraron dos veces");
  await form.trip.selectOption(`${trip?.id}`);
  await form.text.fill("El lunes.\nAdjunto el recibo.");
  await form.files.setInputFiles([pdf, photo]);
  await form.send.click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Me cobraron dos veces");
  await expect(page.getByRole("status")).toContainText(say(registered));
  await expect(page.getByRole("main")).toContainText(ofKind("pending"));
  await expect(page.getByRole("main")).toContainText(words(meaningTexts)("pending"));
  await expect(page.getByRole("main")).toContainText("Calle Mayor, 3 → Estación Central");
  const said = page.getByRole("list", { name: ofTicket("conversation") });
  await expect(said).toContainText("El lunes.\nAdjunto el recibo.", { useInnerText: true });
  const picture = said.getByRole("img", { name: photo.name });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty("naturalWidth", 8);
  const coming = page.waitForEvent("download");
  await said.getByRole("link", { name: pdf.name }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(pdf.name);
  expect(await readFile(await download.path())).toEqual(pdf.buffer);

  const [ticket] = ticketsOf(panel.sandbox, account);
  if (!ticket) throw new Error("Nothing was opened");
  expect(ticket.tripId).toBe(trip?.id);
  const main = page.getByRole("main");
  await main.getByLabel(ofTicket("answer"), { exact: true }).fill("Fue con tarjeta.");
  await main.getByRole("button", { name: ofTicket("send") }).click();
  await expect(page).toHaveURL(new RegExp(`/ticket/${ticket.id}#answer-\\d+$`));
  await expect(said).toContainText("Fue con tarjeta.");
  await expect(main.getByLabel(ofTicket("answer"), { exact: true })).toHaveValue("");
  expect(ticket.answers).toHaveLength(2);

  await page
    .getByRole("link", { name: ofTicket("all") })
    .first()
    .click();
  const row = page.getByRole("row").filter({ hasText: ticket.subject });
  await expect(row).toContainText(ofKind("pending"));
  await expect(row).toContainText(ofKind("claim"));
});

test("an error of a ticket is shown at its field, and the form keeps its values", {
  tag: "@full",
}, async ({ page, panel, url, say, words, asNewcomer }) => {
  const account = accountOf(panel.sandbox, await asNewcomer());
  const t = words(ticketsTexts);
  await page.goto(url("/tickets?show=new"));
  const form = formOf(page, t, words(fieldTexts)("files"));
  await form.send.click();
  const heading = words(summaryTexts)("heading", { count: 3 });
  await expect(page.getByRole("alert", { name: heading })).toBeFocused();
  for (const field of [form.type, form.subject, form.text]) {
    await expect(field).toHaveAccessibleDescription(new RegExp(say(required)));
  }

  await form.type.selectOption("question");
  await form.subject.fill("¿Bicicletas?");
  await form.text.fill("¿Cabe una?");
  await form.files.setInputFiles(page404);
  await form.send.click();
  const refused = words(formTexts)("fileFormat", { names: page404.name });
  await expect(form.files).toHaveAccessibleDescription(new RegExp(refused));
  await expect(form.subject).toHaveValue("¿Bicicletas?");
  await expect(form.text).toHaveValue("¿Cabe una?");
  await expect(form.type).toHaveValue("question");
  expect(ticketsOf(panel.sandbox, account)).toEqual([]);

  await form.files.setInputFiles(photo);
  await form.send.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("¿Bicicletas?");
  expect(ticketsOf(panel.sandbox, account)).toHaveLength(1);
});

test("a ticket form is returned when the session has ended meanwhile", { tag: "@full" }, async ({
  page,
  panel,
  url,
  say,
  words,
  asNewcomer,
}) => {
  const person = await asNewcomer();
  const account = accountOf(panel.sandbox, person);
  const t = words(ticketsTexts);
  await page.goto(url("/tickets?show=new"));
  const form = formOf(page, t, words(fieldTexts)("files"));
  await form.type.selectOption("other");
  await form.subject.fill("Un paraguas");
  await form.text.fill("Verde.");
  await form.files.setInputFiles(photo);
  const { tokens } = panel.sandbox.world;
  for (const [token, { accountId }] of tokens) if (accountId === account.id) tokens.delete(token);
  await form.send.click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText(say(expired));

  const ofLogin = words(loginTexts);
  const main = page.getByRole("main");
  await main.getByLabel(ofLogin("username")).fill(person.email);
  await main.getByRole("textbox", { name: ofLogin("password") }).fill(person.password);
  await main.getByRole("button", { name: ofLogin("log_in") }).click();
  await expect(page).toHaveURL(url("/tickets?show=new"));
  await expect(form.subject).toHaveValue("Un paraguas");
  await expect(form.text).toHaveValue("Verde.");
  await expect(form.type).toHaveValue("other");
  await expect(form.files).toHaveAccessibleDescription(
    new RegExp(words(fieldTexts)("choose_again")),
  );
  await form.send.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Un paraguas");
  expect(ticketsOf(panel.sandbox, account)).toHaveLength(1);
});

test("a closed ticket is read, and another one opened", { tag: "@full" }, async ({
  page,
  panel,
  url,
  words,
  asNewcomer,
}) => {
  const account = accountOf(panel.sandbox, await asNewcomer());
  const { id } = openTicket(panel.sandbox, account, { label: "rejected" });
  const t = words(ticketTexts);
  await page.goto(url(`/ticket/${id}`));
  const main = page.getByRole("main");
  await expect(main).toContainText(words(kindTexts)("rejected"));
  await expect(main).toContainText(words(meaningTexts)("rejected"));
  await expect(main).toContainText(t("closed"));
  await expect(main.getByRole("textbox")).toHaveCount(0);
  await main.getByRole("link", { name: t("new") }).click();
  await expect(page).toHaveURL(url("/tickets?show=new"));
});

test("an answer to a ticket that has been closed meanwhile is returned to the user", {
  tag: "@full",
}, async ({ page, panel, url, words, asNewcomer }) => {
  const account = accountOf(panel.sandbox, await asNewcomer());
  const ticket = openTicket(panel.sandbox, account);
  const t = words(ticketTexts);
  await page.goto(url(`/ticket/${ticket.id}`));
  await page.getByLabel(t("answer"), { exact: true }).fill("De dos años.");
  ticket.label = "approved";
  await page.getByRole("button", { name: t("send") }).click();
  const refusal = page.getByRole("alert").filter({ hasText: words(formTexts)("final_state") });
  await expect(refusal).toBeFocused();
  await expect(page.getByRole("main")).toContainText("De dos años.");
  await page.goto(url(`/ticket/${ticket.id}`));
  await expect(page.getByRole("main")).toContainText(t("closed_hint"));
  expect(ticket.answers).toHaveLength(2);
});

test("the details of a trip link to a ticket about it", { tag: "@full" }, async ({
  page,
  panel,
  url,
  words,
  asNewcomer,
}) => {
  const account = accountOf(panel.sandbox, await asNewcomer());
  const trip = addPastTrips(panel.sandbox, account, 35).at(-1);
  const ofHistory = words(historyTexts);
  await page.goto(url("/history?page=4"));
  await page
    .getByRole("link", { name: ofHistory("details") })
    .last()
    .click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: ofHistory("open_ticket") })
    .click();
  const form = formOf(page, words(ticketsTexts), words(fieldTexts)("files"));
  await expect(form.trip).toHaveValue(`${trip?.id}`);
});

test("the list of tickets has pages", { tag: "@full" }, async ({
  page,
  panel,
  url,
  words,
  asNewcomer,
}) => {
  const account = accountOf(panel.sandbox, await asNewcomer());
  for (let count = 1; count <= 12; count += 1) {
    openTicket(panel.sandbox, account, { subject: `Asunto ${count}` });
  }
  await page.goto(url("/tickets"));
  const t = words(ticketsTexts);
  await expect(page.getByRole("table", { name: t("tickets", { count: 12 }) })).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveCount(10);
  await page.getByRole("navigation").getByRole("link", { name: "2" }).click();
  await expect(page.getByRole("rowheader")).toHaveText(["Asunto 2", "Asunto 1"]);
  await page.goto(url("/tickets?page=77"));
  await expect(page.getByRole("rowheader")).toHaveCount(2);
});

test("another user's ticket is not found", { tag: "@full" }, async ({
  page,
  panel,
  url,
  say,
  as,
  asNewcomer,
}) => {
  const other = openTicket(panel.sandbox, accountOf(panel.sandbox, await asNewcomer()));
  await page.context().clearCookies();
  await as("client");
  const answer = await page.goto(url(`/ticket/${other.id}`));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say(notFound));
});

test("messages are counted in the menu, read one by one, followed, and read all at once", {
  tag: "@full",
}, async ({ page, panel, url, words, asNewcomer }) => {
  const account = accountOf(panel.sandbox, await asNewcomer());
  const { world } = panel.sandbox;
  const tell = (title: string, given = {}) =>
    sendMessage(world, { accountId: account.id, title, text: "En el puerto.", ...given });
  tell("Paradas nuevas");
  tell("Corte de tráfico");
  const { id: ticketId } = openTicket(panel.sandbox, account);
  tell("Hemos contestado", { ticketId });
  tell("Viento fuerte");
  const [t, ofMenu, ofCount] = [words(messageTexts), words(menuTexts), words(countTexts)];
  await page.goto(url("/messages"));
  const inMenu = page.getByRole("navigation").getByRole("link", { name: ofMenu("messages") });
  const count = (count: number) => `${count} ${ofCount("messages_count", { count })}`;
  await expect(inMenu).toContainText(count(4));
  const messageOf = (title: string) => page.getByRole("article", { name: title });
  const first = messageOf("Paradas nuevas");
  await expect(first).toContainText(t("is_new"));
  await first.getByRole("button", { name: t("mark_read") }).click();
  await expect(page.getByRole("status").filter({ hasText: t("marked") })).toBeVisible();
  await expect(first).not.toContainText(t("is_new"));
  await expect(inMenu).toContainText(count(3));

  await messageOf("Hemos contestado")
    .getByRole("button", { name: t("see_ticket") })
    .click();
  await expect(page).toHaveURL(url(`/ticket/${ticketId}`));
  await expect(inMenu).toContainText(count(2));
  await inMenu.click();
  await expect(
    messageOf("Hemos contestado").getByRole("link", { name: t("see_ticket") }),
  ).toBeVisible();

  await page.getByRole("button", { name: t("mark_all") }).click();
  await expect(page.getByRole("main")).toContainText(t("none_unread"));
  await expect(page.getByRole("button", { name: t("mark_read") })).toHaveCount(0);
  await expect(inMenu).toHaveText(ofMenu("messages"));
});

test("a user without messages sees that there are none", { tag: "@full" }, async ({
  page,
  panel,
  url,
  words,
  asNewcomer,
}) => {
  const account = accountOf(panel.sandbox, await asNewcomer());
  const { messages } = panel.sandbox.world;
  for (const each of messages.values()) if (each.accountId === account.id) messages.delete(each.id);
  await page.goto(url("/messages"));
  await expect(page.getByRole("heading", { name: words(messageTexts)("empty") })).toBeVisible();
});

test("a photo that is too large is scaled down before it is sent", {
  tag: ["@js", "@full"],
}, async ({ page, panel, url, words, asNewcomer }) => {
  const account = accountOf(panel.sandbox, await asNewcomer());
  const t = words(ticketsTexts);
  await page.goto(url("/tickets?show=new"));
  const form = formOf(page, t, words(fieldTexts)("files"));
  await form.type.selectOption("complaint");
  await form.subject.fill("El asiento");
  await form.text.fill("Así estaba.");
  const large = { ...photo, buffer: createPng(1300) };
  expect(large.buffer.length).toBeGreaterThan(4 * 1024 * 1024);
  await form.files.setInputFiles([pdf, large]);
  await expect
    .poll(() =>
      form.files.evaluate((input: HTMLInputElement) =>
        [...(input.files ?? [])].map(({ name }) => name),
      ),
    )
    .toEqual([pdf.name, "asiento.jpg"]);
  await form.send.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("El asiento");
  const files = ticketsOf(panel.sandbox, account)[0]?.answers[0]?.attachments;
  expect(files?.map(({ file }) => file.type)).toEqual(["application/pdf", "image/jpeg"]);
});

test("a double press opens one ticket", { tag: ["@js", "@full"] }, async ({
  page,
  panel,
  url,
  words,
  asNewcomer,
}) => {
  const account = accountOf(panel.sandbox, await asNewcomer());
  await page.goto(url("/tickets?show=new"));
  const form = formOf(page, words(ticketsTexts), words(fieldTexts)("files"));
  await form.type.selectOption("complaint");
  await form.subject.fill("Dos veces");
  await form.text.fill("Con prisa.");
  await form.send.dblclick();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dos veces");
  expect(ticketsOf(panel.sandbox, account)).toHaveLength(1);
});
