import { demoEmail } from "../accounts/seed.ts";
import type { Brand } from "../brands.ts";
import { createRandom } from "../random.ts";
import { listVisibleTrips } from "../trips/visibility.ts";
import { type Account, brandOf, type Ticket, type Trip, type World } from "../world.ts";
import { announcements } from "./announcements.ts";
import { announceAnswer, say } from "./conversation.ts";
import { sendMessage } from "./messages.ts";
import { pastTickets } from "./past-tickets.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The number of announcements of an account: employees and the smallest group's customers get few. */
const MANY = 8;
const FEW = 4;
const UNREAD = 2;

export function seedSupport(world: World): void {
  for (const account of world.accounts.values()) {
    if (account.state !== "active") continue;
    const brand = brandOf(world, account.brandId);
    seedAnnouncements(world, brand, account);
    const isDemo = [demoEmail(brand, "client"), demoEmail(brand, "company")].includes(
      account.email,
    );
    if (isDemo) seedTickets(world, brand, account);
  }
}

function seedAnnouncements(world: World, brand: Brand, account: Account): void {
  const random = createRandom(world.seed, "announcements", account.id);
  const hasFew = brand === world.brands.at(-1) || account.role === "employee";
  const received = selectReadable(announcements, brand).slice(0, hasFew ? FEW : MANY);
  received.forEach(({ title, text }, index) => {
    sendMessage(world, {
      accountId: account.id,
      title,
      text,
      createdAt: world.clock.now() - index * 6 * DAY - random.integer(60, 6000) * MINUTE,
      read: index >= UNREAD,
    });
  });
}

function seedTickets(world: World, brand: Brand, account: Account): void {
  const random = createRandom(world.seed, "tickets", account.id);
  const trips = listVisibleTrips(world, account);
  selectReadable(pastTickets, brand).forEach((past, index) => {
    let at = world.clock.now() - (3 + 5 * index) * DAY - random.integer(0, 1200) * MINUTE;
    const ticket: Ticket = {
      id: world.nextId(),
      accountId: account.id,
      type: past.type,
      subject: past.subject,
      label: past.label,
      tripId: past.aboutTrip ? findLast(trips, at) : null,
      createdAt: at,
      answers: [],
    };
    world.tickets.set(ticket.id, ticket);
    for (const [turn, text] of past.turns.entries()) {
      const author = turn % 2 === 0 ? account : "agent";
      say(world, ticket, { author, text, files: turn === 0 ? past.files : [], at });
      at += random.integer(20, 600) * MINUTE;
    }
    if (past.label !== "pending") {
      announceAnswer(world, ticket, { read: past.label !== "waiting_for_answer" });
    }
  });
}

/** The last trip that ended before this time. */
function findLast(trips: Trip[], by: number): number | null {
  return trips.find(({ endedAt }) => endedAt !== null && endedAt <= by)?.id ?? null;
}

/** A group that writes in English has customers of both languages. */
function selectReadable<T extends { language: "es" | "en" }>(texts: T[], brand: Brand): T[] {
  return texts.filter(({ language }) => language === "es" || brand.language === "en");
}
