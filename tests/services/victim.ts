import { findAccount } from "../../sandbox/test-client.ts";
import type { Account } from "../../sandbox/world.ts";
import { addEmployee } from "./companies.ts";
import { addTraveller } from "./customers.ts";
import { openHotel } from "./hotels.ts";
import type { Panel } from "./panel.ts";
import { addPastTrips } from "./past-trips.ts";
import { openTicket } from "./tickets.ts";
import { bookTaxi, orderTaxi } from "./trips.ts";

/** Appears in all data of the victim, and in no other data. */
export const MARK = "Zqvictim";

export const victimKinds = ["client", "company", "hotel"] as const;
export type VictimKind = (typeof victimKinds)[number];

/** An account with data of every kind, all of it with the mark. */
export async function createVictim(
  panel: Panel,
  kind: VictimKind,
): Promise<{ victim: Account; ids: Map<string, number> }> {
  const { world } = panel.sandbox;
  const victim = createPerson(panel, kind, 0, `${MARK} ${kind}`);
  const open = await orderTaxi(panel, victim);
  const booked = await bookTaxi(panel, victim);
  const [past] = addPastTrips(panel.sandbox, victim, 2);
  for (const trip of [open, booked, past]) {
    if (trip) Object.assign(trip, { traveller: `${MARK} Viajera`, noticePhone: "+34600000999" });
  }
  for (const favourite of world.favourites.values()) {
    if (favourite.accountId === victim.id) favourite.alias = `${MARK} casa`;
  }
  const ticket = openTicket(panel.sandbox, victim, {
    subject: `${MARK} silla`,
    files: [new File([`%PDF-1.4 ${MARK}`], `${MARK}.pdf`, { type: "application/pdf" })],
  });
  const messageId = world.nextId();
  world.messages.set(messageId, {
    id: messageId,
    accountId: victim.id,
    title: `${MARK} aviso`,
    text: `${MARK} texto`,
    createdAt: world.clock.now(),
    read: false,
    promoId: null,
    ticketId: null,
  });
  const purseId = world.nextId();
  world.purses.set(purseId, {
    id: purseId,
    accountId: victim.id,
    name: `${MARK} monedero`,
    currency: "EUR",
    cents: 5000,
    movements: [],
  });
  if (kind !== "client") {
    addEmployee(panel, victim, { name: `${MARK} Empleada` });
    const typeId = world.nextId();
    const type = { id: typeId, companyId: victim.id, name: `${MARK} tipo`, active: true };
    world.serviceTypes.set(typeId, type);
  }
  const attachment = ticket.answers.flatMap(({ attachments }) => attachments)[0]?.id ?? 0;
  return {
    victim,
    ids: new Map([
      ["trip", open.id],
      ["booked", booked.id],
      ["past", past?.id ?? 0],
      ["ticket", ticket.id],
      ["attachment", attachment],
    ]),
  };
}

export function createPerson(
  panel: Panel,
  kind: VictimKind,
  brandIndex: number,
  name: string,
): Account {
  if (kind === "hotel") return openHotel(panel, { brandIndex, name }).hotel;
  const { permissions } = findAccount(panel.sandbox, kind, brandIndex);
  return addTraveller(panel, brandIndex, { role: kind, name, permissions });
}

/** Everything that the API knows about an account, as text. */
export function dataOf(panel: Panel, { id }: Account): string {
  const { world } = panel.sandbox;
  const isTheirs = (thing: object) =>
    Object.entries(thing).some(
      ([name, value]) => /^(id|accountId|ownerId|companyId)$/.test(name) && value === id,
    );
  const { accounts, trips, favourites, tickets, messages, purses, serviceTypes } = world;
  return JSON.stringify(
    [accounts, trips, favourites, tickets, messages, purses, serviceTypes].map((things) =>
      [...things.values()].filter((thing) => isTheirs(thing)),
    ),
  );
}
