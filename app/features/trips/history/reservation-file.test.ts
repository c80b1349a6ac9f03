import { expect, it } from "vitest";
import { aTrip } from "../../../../tests/services/history-trips.ts";
import type { MemberContext } from "../../../request/context.server.ts";
import { toReservationFile } from "./reservation-file.server.ts";

const context = {
  brand: {
    id: 1,
    name: "Radio Taxi Cantalmar",
    siteDomain: "cantalmar.localhost",
    timeZone: "Atlantic/Canary",
    phone: "+34900000001",
  },
  language: "es",
  siteDomain: undefined,
  session: {},
  app: { origin: "http://cantalmar.localhost:3000" },
} as unknown as MemberContext;

async function write(given: Parameters<typeof aTrip>[0]) {
  const when = "2026-07-24 18:00";
  const trip = aTrip({ status: 13, when, scheduledFor: when, ...given });
  const { name, chunks } = toReservationFile(trip, context);
  let text = "";
  for await (const chunk of chunks) text += chunk;
  return { name, lines: text.replaceAll("\r\n ", "").split("\r\n") };
}

it("converts the reservation's time from the pickup's time zone", async () => {
  const { name, lines } = await write({});
  expect(name).toBe("taxi-2026-07-24.ics");
  // The Canary Islands are one hour ahead of UTC in summer.
  expect(lines).toContain("DTSTART:20260724T170000Z");
  expect(lines).toContain("LOCATION:Calle Mayor\\, 3");
  expect(lines).toContain("URL:http://cantalmar.localhost:3000/history?trip=7001&on=2026-07-24");
});

it("assumes no time zone for another group's trip", async () => {
  expect((await write({ groupId: 2 })).lines).toContain("DTSTART:20260724T180000");
});

it("uses the first of two possible times when the clocks go back", async () => {
  const when = "2026-10-25 01:30";
  const { lines } = await write({ when, scheduledFor: when });
  expect(lines).toContain("DTSTART:20261025T003000Z");
});
