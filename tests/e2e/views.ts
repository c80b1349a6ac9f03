import type { Page } from "@playwright/test";
import { pathTo } from "../../app/paths.ts";
import { type Screen, screenNames, screens } from "../../app/screens.ts";
import type { DemoKind } from "../../sandbox/accounts/seed.ts";
import type { Brand } from "../../sandbox/brands.ts";
import type { Label, Promo, World } from "../../sandbox/world.ts";
import { inDays, later } from "../services/later.ts";

/** A view of a screen: its address, its user, and what the user does first. */
export type View = {
  name: string;
  /** The address; where it needs the id of existing data, a function looks that up. */
  path: string | ((world: World, brand: Brand) => string);
  as?: DemoKind;
  prepare?: (page: Page) => Promise<void>;
};

export const pathOf = ({ path }: View, { world }: { world: World }, brand: Brand): string =>
  typeof path === "string" ? path : path(world, brand);

/** Every screen, with a user who may see it. */
const screenViews = screenNames
  .filter((name) => name !== "not_found")
  // These screens show data that has to be created first.
  .filter((name) => !/:\w+(\/|$)/.test(screens[name].path))
  .map((name): View => ({ name, path: pathTo(name), as: visitorOf(screens[name]) }));

const favouriteToName = "/favorite?name=Calle+Mayor%2C+3&lat=38.0014&lng=0.6112";

const thereAndBack = `/request?${new URLSearchParams({
  ...{ from: "Plaza Mayor", to: "Estación Central", stop1: "Faro Viejo" },
  ...{ way: "return", return_date: later.date, return_time: "18:15" },
})}`;
const toAirport = "/request?from=Plaza+Mayor&to=terminal+1+salidas";

const readyFrom = "/ready_links?from=Plaza+Mayor%2C+1&from_lat=38.0014&from_lng=0.6112";

const toSeries = `/series/new?${new URLSearchParams({
  ...{ from: "Plaza Mayor", to: "terminal 1 salidas", traveller: "Vera Series" },
  ...{ days: "12345", at: "07:40", first: inDays(2), until: inDays(12), check: "1" },
})}`;

/** Other states of the screens. */
const momentViews: View[] = [
  { name: "not_found", path: "/no/such/screen" },
  { name: "not_found-for-a-member", path: "/no/such/screen", as: "employee" },
  { name: "before_room-for-a-member", path: "/before_room", as: "company" },
  { name: "logout", path: "/?dialog=logout", as: "client" },
  { name: "login-with-errors", path: "/login", prepare: sendForm },
  { name: "register-with-errors", path: "/register", prepare: sendForm },
  { name: "activate_account-by-link", path: "/activate_account/+34600111222/482913" },
  { name: "activate_account-with-errors", path: "/activate_account", prepare: sendForm },
  { name: "activate_account-waiting", path: toActivation, prepare: askForCode },
  { name: "menu", path: "/before_room", prepare: openMenu },
  { name: "content-of-a-key", path: "/content/about" },
  { name: "content-accessibility", path: "/content/accessibility" },
  { name: "privacy-for-a-member", path: "/content/politica_privacidad", as: "client" },
  { name: "help-with-an-answer", path: "/help", prepare: openAnswer },
  { name: "recover_password-with-errors", path: "/recover_password", prepare: sendForm },
  { name: "recover_password-sent", path: "/recover_password?sent=" },
  { name: "reset_password-with-errors", path: "/reset_password/7f3a9c51", prepare: sendForm },
  { name: "remove_account-for-a-member", path: "/remove_account", as: "company" },
  { name: "remove_account-sent", path: "/remove_account?sent=" },
  { name: "remove_account-with-errors", path: "/remove_account/7f3a9c51", prepare: sendForm },
  { name: "favorite-found", path: "/favorite?address=calle", as: "client" },
  { name: "favorite-not-found", path: "/favorite?address=nowhere", as: "employee" },
  { name: "favorite-naming", path: favouriteToName, as: "client" },
  { name: "favorite-naming-with-errors", path: favouriteToName, as: "client", prepare: sendPrompt },
  { name: "favorite-rename", path: "/favorite", as: "client", prepare: openDialog("rename") },
  { name: "favorite-removal", path: "/favorite", as: "client", prepare: openDialog("remove") },
  { name: "panel-opened", path: "/panel", as: "company", prepare: openTrip },
  { name: "panel-of-a-company", path: "/panel?trip=none", as: "company" },
  { name: "panel-cancel", path: "/panel", as: "company", prepare: openDialog("cancel") },
  { name: "panel-resend", path: "/panel", as: "client", prepare: openDialog("resend") },
  { name: "panel-edit", path: "/panel", as: "client", prepare: openEdit },
  { name: "bookings-opened", path: "/Bookings", as: "hotel", prepare: openTrip },
  { name: "bookings-cancel", path: "/Bookings", as: "client", prepare: openDialog("cancel") },
  { name: "bookings-edit", path: "/Bookings", as: "company", prepare: openEdit },
  {
    name: "PaymentMethod-removal",
    path: "/payment-method",
    as: "client",
    prepare: openDialog("remove"),
  },
  { name: "PaymentMethod-of-a-company", path: "/payment-method", as: "company" },
  { name: "purses-of-an-employee", path: "/purses", as: "employee" },
  { name: "purses-with-errors", path: "/purses", as: "client", prepare: sendTransferForm },
  { name: "purses-gone", path: "/purses?transfer=none&page=2", as: "client" },
  { name: "purses-confirm", path: "/purses", as: "client", prepare: proposeTransfer },
  { name: "purses-sent", path: "/purses", as: "client", prepare: sendTransfer },
  { name: "profile-with-errors", path: "/profile", as: "company", prepare: sendPasswords },
  { name: "request-with-fares", path: toAirport, as: "client" },
  {
    name: "request-with-stops",
    path: `${toAirport}&stop1=Faro+Viejo&stop2=calle&stop3=`,
    as: "client",
  },
  { name: "request-there-and-back", path: thereAndBack, as: "client" },
  { name: "request-stops-not-taken", path: `${thereAndBack}&dialog=fares`, as: "client" },
  { name: "request-of-a-company", path: "/request?code=NADA", as: "company" },
  { name: "request-to-choose", path: "/request?from=calle&to=zzzz", as: "employee" },
  { name: "request-for-later", path: `${toAirport}&when=2020-01-01T10:00`, as: "client" },
  { name: "request-without-service", path: "/request?from=Embarcadero+de+la+Isla", as: "client" },
  { name: "request-fare", path: toAirport, as: "employee", prepare: openPart("fare-") },
  { name: "request-choose-fare", path: toAirport, as: "client", prepare: openPart("fares") },
  { name: "request-code", path: "/request", as: "client", prepare: openPart("code") },
  { name: "request-favourite", path: toAirport, as: "client", prepare: openPart("save-") },
  { name: "request-payment", path: toAirport, as: "client", prepare: openPart("payment") },
  { name: "request-needs", path: toAirport, as: "client", prepare: openNeeds },
  { name: "favorite-needs", path: "/favorite", as: "client", prepare: openNeedsOfAddress },
  { name: "request-with-errors", path: toAirport, as: "company", prepare: orderWithoutTraveller },
  { name: "request-sent", path: toAirport, as: "employee", prepare: order },
  { name: "share", path: toAirport, as: "client", prepare: askToShare },
  { name: "share-link", path: toAirport, as: "company", prepare: share },
  { name: "series_new-with-errors", path: "/series/new", as: "company", prepare: sendPlan },
  { name: "series_new-check", path: toSeries, as: "client" },
  { name: "series_one", path: toSeries, as: "company", prepare: startSeries },
  { name: "follow", path: toAirport, as: "employee", prepare: follow },
  { name: "hotel_history-of-a-hotel", path: "/hotel_history?from=2020-01-01", as: "hotel" },
  {
    name: "hotel_history-to-choose",
    path: "/hotel_history?choose=1&from=2020-01-02&to=2020-01-01",
    as: "hotel",
  },
  { name: "hotel_history-none-found", path: "/hotel_history?q=no+such+guest", as: "hotel" },
  { name: "taxi_card", path: toAirport, as: "hotel", prepare: openCard },
  { name: "taxi_card-note", path: toAirport, as: "hotel", prepare: openNote },
  {
    name: "request-to-confirm",
    path: `${toAirport}&key=0b1f6c0e-52a7-4c1e-9d7a-3f2f1f8a4d10`,
    as: "employee",
  },
  { name: "calendar-address", path: "/calendar", as: "client", prepare: makeCalendar },
  { name: "statement-of-days", path: "/statement?from=2020-01-01&to=2020-01-31", as: "company" },
  {
    name: "statement-with-wrong-days",
    path: "/statement?from=2026-05-02&to=2026-05-01",
    as: "company",
  },
  { name: "insight-of-weeks", path: "/insight?weeks=4", as: "company" },
  { name: "insight-with-tables", path: "/insight", as: "hotel", prepare: openTables },
  { name: "insight-without-trips", path: "/insight?from=2020-01-01&to=2020-01-31", as: "client" },
  {
    name: "insight-with-wrong-days",
    path: "/insight?from=2026-05-02&to=2026-05-01",
    as: "company",
  },
  { name: "history-of-a-company", path: "/history?status=under_way", as: "company" },
  {
    name: "history-with-wrong-days",
    path: "/history?from=2026-05-02&to=2026-05-01",
    as: "company",
  },
  { name: "history-none-found", path: "/history?from=2020-01-01&to=2020-01-02", as: "client" },
  { name: "history-trip", path: "/history?status=completed", as: "client", prepare: openPastTrip },
  {
    name: "history-receipt",
    path: "/history?status=completed",
    as: "company",
    prepare: openReceipt,
  },
  { name: "history-fetched", path: "/history", as: "employee", prepare: fetchTable },
  { name: "employee-new", path: "/employee?show=new", as: "company" },
  { name: "employee-new-with-errors", path: "/employee?show=new", as: "company", prepare: sendRow },
  { name: "employee-edit", path: "/employee", as: "company", prepare: openRow("edit") },
  { name: "employee-password", path: "/employee", as: "company", prepare: openRow("password") },
  { name: "employee-closing", path: "/employee", as: "company", prepare: openEnd },
  { name: "employee-closed", path: "/employee?list=closed", as: "company" },
  { name: "employee-not-found", path: "/employee?q=no+such+person", as: "company" },
  { name: "employee_import-checked", path: "/employee/import", as: "company", prepare: checkRows },
  {
    name: "rules-place",
    path: "/rules?from=Plaza+Mayor%2C+1&from_lat=38.0014&from_lng=0.6112",
    as: "company",
  },
  { name: "request-out-of-rule", path: `${toAirport}&ask=limit.hours`, as: "employee" },
  { name: "ready_links-with-errors", path: readyFrom, as: "company", prepare: sendLink },
  { name: "ready_link", path: readyFrom, as: "hotel", prepare: makeLink },
  { name: "ready", path: readyFrom, as: "hotel", prepare: openLink },
  { name: "ready-ordered", path: readyFrom, as: "hotel", prepare: pressLink },
  { name: "ready-taken-back", path: readyFrom, as: "company", prepare: openTakenBack },
  { name: "ready-altered", path: "/ready/none" },
  { name: "order_table-checked", path: "/request/table", as: "company", prepare: checkOrders },
  { name: "order_table-ordered", path: "/request/table", as: "company", prepare: orderRows },
  { name: "references-new", path: "/references?show=new", as: "company" },
  { name: "references-edit", path: "/references", as: "company", prepare: openRow("edit") },
  {
    name: "references-removal",
    path: "/references",
    as: "company",
    prepare: openDialog("remove"),
  },
  { name: "service_type-new", path: "/service_type?show=new", as: "company" },
  { name: "service_type-edit", path: "/service_type", as: "company", prepare: openRow("edit") },
  {
    name: "service_type-removal",
    path: "/service_type",
    as: "company",
    prepare: openDialog("remove"),
  },
  { name: "messages-of-a-company", path: "/messages?page=2", as: "company" },
  { name: "tickets-new", path: "/tickets?show=new", as: "client" },
  {
    name: "tickets-new-with-errors",
    path: "/tickets?show=new",
    as: "company",
    prepare: sendWithFiles,
  },
  { name: "ticket", path: "/tickets", as: "client", prepare: openTicket("waiting") },
  { name: "ticket-with-errors", path: "/tickets", as: "company", prepare: answerNothing },
  { name: "ticket-closed", path: "/tickets", as: "client", prepare: openTicket("closed") },
  { name: "hotel_home-ordered", path: "/hotel", as: "hotel", prepare: pressQuick },
  { name: "hotel_home-ended", path: "/hotel", as: "hotel", prepare: openEnded },
  {
    name: "pedir_ahora-with-errors",
    path: "/hotel/pedir_ahora",
    as: "hotel",
    prepare: sendNonsense,
  },
  { name: "pedir_destino-to-choose", path: "/hotel/pedir_destino?to=calle", as: "hotel" },
  {
    name: "pedir_destino-with-price",
    path: "/hotel/pedir_destino?to=terminal+1+salidas",
    as: "hotel",
  },
  {
    name: "pedir_reserva-with-errors",
    path: "/hotel/pedir_reserva",
    as: "hotel",
    prepare: sendDesk,
  },
  { name: "hotelcab-for-a-member", path: "/hotelcab", as: "client" },
  { name: "menu-of-a-desk", path: "/hotel", as: "hotel", prepare: openMenu },
  { name: "promo", path: promo(({ reviewed }) => !reviewed), as: "client" },
  { name: "promo-of-an-employee", path: promo(({ reviewed }) => reviewed), as: "employee" },
  { name: "promo-approved", path: promo(isLabelled("approved")), as: "client" },
  { name: "promo-rejected", path: promo(isLabelled("rejected")), as: "client" },
  { name: "promo-over", path: promo(isOver), as: "company" },
  {
    name: "promo-waiting",
    path: promo(({ reviewed }) => reviewed),
    as: "company",
    prepare: redeem,
  },
  { name: "commerce-with-errors", path: "/club/commerce", as: "client", prepare: sendAd },
  { name: "commerce-of-others", path: "/club", as: "company", prepare: openShop },
  { name: "menu-of-a-member", path: "/", as: "hotel", prepare: openMenu },
];

export const views = [...screenViews, ...momentViews];

/** The parameters that open parts of a page, and the buttons that show user-written text. */
const pressed = [
  "panel-opened",
  "panel-edit",
  "panel-cancel",
  "bookings-opened",
  "history-trip",
  "favorite-rename",
  "PaymentMethod-removal",
  "request-fare",
  "request-payment",
  "employee-edit",
  "employee-closing",
  "service_type-edit",
  "ticket",
  "commerce-of-others",
  "hotel_home-ended",
  "menu-of-a-member",
];
/** The views that no action has changed, with all that a link or a button of theirs opens. */
export const shownViews = views.filter(({ name, prepare }) => !prepare || pressed.includes(name));

function visitorOf({ audience, layout }: Screen): DemoKind | undefined {
  if (layout === "hotel" || layout === "hotel_history") return "hotel";
  if (audience === "everyone" || audience === "guests") return undefined;
  if ("permission" in audience || audience.includes("client")) return "client";
  return "company";
}

async function sendForm(page: Page): Promise<void> {
  await page.getByRole("main").locator("form button:not([type=button])").first().click();
  await page.locator("[aria-invalid]").first().waitFor();
}

let newPhones = 0;
/** A phone of its own for each language, since one phone gets only a few codes. */
function toActivation(): string {
  newPhones += 1;
  return `/activate_account/+346001${String(newPhones).padStart(5, "0")}`;
}

async function askForCode(page: Page): Promise<void> {
  const wait = page.locator("button[value=resend] + p");
  // Without the mouse, since a hovered toast would stay.
  if (!(await wait.isVisible())) await page.locator("button[value=resend]").press("Enter");
  await wait.waitFor();
}

async function sendPasswords(page: Page): Promise<void> {
  await page.locator("form:has([name=current_password]) button:not([type=button])").click();
  await page.locator("[aria-invalid]").first().waitFor();
}

async function sendPrompt(page: Page): Promise<void> {
  await page.getByRole("dialog").locator("button[form]").click();
  await page.locator("[aria-invalid]").first().waitFor();
}

/** Opens the first dialog on the page whose name starts with this. */
function openDialog(name: string) {
  return async (page: Page): Promise<void> => {
    await page.locator(`main a[href*="dialog=${name}-"]`).first().click();
    await page.getByRole("dialog").waitFor();
  };
}

async function sendTransferForm(page: Page): Promise<void> {
  await page.locator("#prepare button:not([type=button])").click();
  await page.locator("[aria-invalid]").first().waitFor();
}

/** Proposes a transfer to the user after the demo client. */
async function proposeTransfer(page: Page): Promise<void> {
  const id = await page.locator("#own-code ~ dl dd").last().textContent();
  await page.locator("[name=amount]").fill("0.01");
  await page.locator("[name=to]").fill(`${Number(id) + 1}`);
  await page.locator("#prepare button:not([type=button])").click();
  await page.locator("#confirm").waitFor();
}

async function sendTransfer(page: Page): Promise<void> {
  await proposeTransfer(page);
  await page.locator("#confirm button").click();
  await page.locator("#confirm").waitFor({ state: "detached" });
}

async function openTrip(page: Page): Promise<void> {
  await page.locator('main a[href*="trip="]').last().click();
  await page.waitForURL(/trip=/);
}

async function openEdit(page: Page): Promise<void> {
  await page.locator('main a[href*="edit="]').first().click();
  await page.locator("#edit").waitFor();
}

/** Opens a part of the request with its button in the form. */
function openPart(name: string) {
  return async (page: Page): Promise<void> => {
    await page.locator(`button[name=dialog][value^="${name}"]`).first().click();
    await page.getByRole("dialog").waitFor();
  };
}

/** Opens the fields of needs, with a need that the chosen group cannot serve among them. */
async function openNeeds(page: Page): Promise<void> {
  await page.locator("#needs > summary").click();
  await page.locator("[name=needs_luggage]").selectOption("9");
  await page.locator("[name=needs_flight]").fill("IB3170");
}

async function openNeedsOfAddress(page: Page): Promise<void> {
  await openDialog("rename")(page);
  await page.locator("#needs > summary").click();
}

async function orderWithoutTraveller(page: Page): Promise<void> {
  await page.locator("button[name=order]").click();
  await page.locator("[aria-invalid]").first().waitFor();
}

async function order(page: Page): Promise<void> {
  await page.locator("button[name=order]").click();
  // An equal order for another view a moment ago makes the panel ask first.
  await page.locator("#placed, #confirm").waitFor();
  const again = page.locator("#confirm-order button");
  if (await again.isVisible()) await again.click();
  await page.locator("#placed").waitFor();
}

async function sendPlan(page: Page): Promise<void> {
  await page.locator("#plan button[data-wide]").click();
  await page.locator("[aria-invalid]").first().waitFor();
}

async function startSeries(page: Page): Promise<void> {
  await page.locator("[name=consent]").check();
  await page.locator("#start button").click();
  await page.locator("#dates").waitFor();
}

async function askToShare(page: Page): Promise<void> {
  const traveller = page.locator("[name=traveller]");
  if (await traveller.isVisible()) await traveller.fill("Lucía Ferrer");
  await order(page);
  await page.locator('a[href^="/share/"]').click();
  await page.locator("#share").waitFor();
}

async function share(page: Page): Promise<void> {
  await askToShare(page);
  await page.locator("#share button").click();
  await page.locator("#stop").waitFor();
}

async function follow(page: Page): Promise<void> {
  await share(page);
  await page.goto(await page.locator("[name=link]").inputValue());
}

/** Sends the form for a new link as it is. */
async function sendLink(page: Page): Promise<void> {
  await page.locator("#make-link button").last().click();
  await page.locator("[aria-invalid]").first().waitFor();
}

async function makeLink(page: Page): Promise<void> {
  await page.locator("#traveller").fill("Sala 3");
  await page.locator("[name=consent]").check();
  await page.locator("#make-link button").last().click();
  await page.locator("[name=link]").waitFor();
}

async function makeCalendar(page: Page): Promise<void> {
  // Another test of the same account may have made it.
  if (await page.locator("[name=link]").isVisible()) return;
  await page.locator("[name=consent]").check();
  await page.locator("#make-calendar button").last().click();
  await page.locator("[name=link]").waitFor();
}

async function openLink(page: Page): Promise<void> {
  await makeLink(page);
  await page.goto(await page.locator("[name=link]").inputValue());
}

async function pressLink(page: Page): Promise<void> {
  await openLink(page);
  await page.locator("#order-taxi button").click();
  await page.locator("#stands").waitFor();
}

async function openTakenBack(page: Page): Promise<void> {
  await makeLink(page);
  const address = await page.locator("[name=link]").inputValue();
  await page.locator("main form button").last().click();
  await page.locator("#links").waitFor();
  await page.goto(address);
}

async function openCard(page: Page): Promise<void> {
  await order(page);
  const share = await page.locator('a[href^="/share/"]').getAttribute("href");
  await page.goto(new URL(`${share}`.replace("/share/", "/hotel/card/"), page.url()).href);
  await page.locator("article img").first().waitFor();
}

async function openNote(page: Page): Promise<void> {
  await openCard(page);
  await page.locator('main a[href$="edit=note"]').click();
  await page.locator("#note-form").waitFor();
}

async function openPastTrip(page: Page): Promise<void> {
  await page.locator('main a[href*="trip="]').first().click();
  await page.getByRole("dialog").waitFor();
}

async function openTables(page: Page): Promise<void> {
  for (const summary of await page.locator("figure summary").all()) await summary.click();
}

async function openReceipt(page: Page): Promise<void> {
  await openPastTrip(page);
  await page.locator('a[href*="/receipt"]').click();
  await page.locator("article").waitFor();
}

async function fetchTable(page: Page): Promise<void> {
  await page.locator('main a[href*="trips.csv"]').click();
  await page.locator("main [role=status]:not(:empty, .visually-hidden)").waitFor();
}

async function sendRow(page: Page): Promise<void> {
  await page.locator("form:has([name=key]) button").first().click();
  await page.locator("[aria-invalid]").first().waitFor();
}

/** Opens the form of the first row. */
function openRow(name: string) {
  return async (page: Page): Promise<void> => {
    await page.locator(`main a[id^="${name}-"]`).first().click();
    await page.locator("main tr[data-detail] form").first().waitFor();
  };
}

async function openEnd(page: Page): Promise<void> {
  await openRow("edit")(page);
  await openDialog("close")(page);
}

async function checkRows(page: Page): Promise<void> {
  const again = page.locator("button[value=discard]");
  if (await again.isVisible()) await again.click();
  await page.locator("textarea").fill("name;email\nAna Gil;ana.gil@empresa.example\nEva;eva");
  await page.locator("form:has(textarea) button:not([type=button])").click();
  await page.getByRole("table").waitFor();
}

/** A table with a good row, an ambiguous address and an error. */
async function checkOrders(page: Page): Promise<void> {
  const rows = [
    "who;phone;from;to;date;time",
    `Ana Gil;;Plaza Mayor;terminal 1 salidas;${later.date};09:00`,
    `Eva Paz;;calle mayor;;${later.date};09:10`,
    `Leo Sanz;123;Plaza Mayor;;${later.date};09:20`,
  ];
  await page.locator("textarea").fill(rows.join("\n"));
  await page.locator("form:has(textarea) button:not([type=button])").click();
  await page.locator("button[value=start], button[value=choose]").first().waitFor();
}

async function orderRows(page: Page): Promise<void> {
  await checkOrders(page);
  const start = page.locator("button[value=start]");
  // Another visit may have ordered the same rows, and nothing is left to order.
  if (!(await start.isVisible())) return;
  await start.click();
  await page.locator("a[href*='result.csv']").first().waitFor();
}

async function sendWithFiles(page: Page): Promise<void> {
  await page.locator("form:has([name=attachments]) button").click();
  await page.locator("[aria-invalid]").first().waitFor();
}

/** Opens the first ticket with a label of this kind. */
function openTicket(kind: "waiting" | "closed") {
  const tone = kind === "waiting" ? "warning" : "danger";
  return async (page: Page): Promise<void> => {
    await page.locator(`main tr:has([data-tone=${tone}]) th a`).first().click();
    await page.locator("#answer").waitFor();
  };
}

async function answerNothing(page: Page): Promise<void> {
  await openTicket("waiting")(page);
  await sendWithFiles(page);
}

async function pressQuick(page: Page): Promise<void> {
  await page.locator("#quick button").click();
  await page.waitForURL(/trip=/);
}

async function openEnded(page: Page): Promise<void> {
  await page.locator("[data-part=ended] summary").click();
}

async function sendDesk(page: Page): Promise<void> {
  await page.locator("#desk-order button").click();
  await page.locator("[aria-invalid]").first().waitFor();
}

async function sendNonsense(page: Page): Promise<void> {
  await page.locator("[name=guest]").evaluate((field: HTMLInputElement) => {
    field.maxLength = 999;
  });
  await page.locator("[name=guest]").fill("a".repeat(130));
  await sendDesk(page);
}

/** The page of the brand's first promotion that satisfies the condition. */
function promo(isSo: (promo: Promo) => boolean) {
  return ({ promos }: World, { id }: Brand): string => {
    const own = [...promos.values()].filter(({ brandId }) => brandId === id);
    return `/promo/${(own.find(isSo) ?? own[0])?.id}`;
  };
}

function isLabelled(label: Label) {
  return ({ labels }: Promo): boolean => [...labels.values()].includes(label);
}

function isOver({ validUntil }: Promo): boolean {
  return validUntil <= Date.now();
}

/** After a redemption for another view a moment ago, this page already shows the waiting state. */
async function redeem(page: Page): Promise<void> {
  const button = page.locator("#redeem button");
  if (await button.isVisible()) await button.click();
  await page.locator("#redeem").waitFor({ state: "hidden" });
}

/** Without the date that the form proposes. */
async function sendAd(page: Page): Promise<void> {
  await page.locator("#ad-starts_date").fill("");
  await page.locator("#ad button:not([type=button])").click();
  await page.locator("[aria-invalid]").first().waitFor();
}

async function openShop(page: Page): Promise<void> {
  await page.locator('main a[href*="/club/commerce/"]').first().click();
  await page.waitForURL(/commerce/);
}

async function openAnswer(page: Page): Promise<void> {
  await page.locator("main summary").first().click();
}

/** On wide screens the menu is open already. */
async function openMenu(page: Page): Promise<void> {
  const opener = page.locator("#menu-button");
  if (await opener.isVisible()) await opener.click();
  await page.locator("#menu nav").waitFor();
}
