import { describe, expect } from "vitest";
import { loadHotel } from "../app/api/hotel.server.ts";
import { eachLike } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { bookingOfHotel, tripOfHotel, tripOfHotelMade } from "./shapes.ts";

const hotel = { "a user is logged in": { kind: "hotel" } } as const;
const request = { method: "GET", path: "/hotel/load_all" } as const;

describe("loadHotel", () => {
  interaction("a hotel's board", {
    given: { ...hotel, "a hotel has a trip under way, a booking and a completed trip": {} },
    as: "user",
    request,
    response: {
      status: 200,
      body: {
        in_process: eachLike(tripOfHotel),
        scheduled: eachLike(bookingOfHotel),
        recent: eachLike(tripOfHotelMade),
      },
    },
    async test(api) {
      const ofGuest = {
        id: 7001,
        traveller: "Lucía Ferrer",
        employee: null,
        orderedBy: "hotel",
        origin: { name: "Calle Mayor, 3", notes: "Portal azul" },
      };
      expect(await loadHotel(api)).toMatchObject({
        inProcess: [{ ...ofGuest, status: 3, taxi: { plate: "0123 PRD" }, etaMinutes: 4 }],
        scheduled: [{ ...ofGuest, status: 13, scheduledFor: "2026-05-18 11:02", taxi: null }],
        recent: [{ ...ofGuest, status: 8, taxi: { driver: "Amparo Ruiz" } }],
      });
    },
  });

  interaction("a hotel's board for a user who is not a hotel", {
    given: { "a user is logged in": { kind: "company" } },
    as: "user",
    request,
    response: { status: 403 },
    async test(api) {
      await expect(loadHotel(api)).rejects.toMatchObject({ name: "ApiError", status: 403 });
    },
  });

  interaction("a hotel's board with an invalid token", {
    given: { "the token is no longer valid": {} },
    as: "user",
    request,
    response: { status: 401 },
    async test(api) {
      await expect(loadHotel(api)).rejects.toMatchObject({ name: "ApiError", status: 401 });
    },
  });

  interaction("a hotel's board while the server fails", {
    given: { ...hotel, "the server fails": { operation: "loadHotel" } },
    as: "user",
    request,
    response: { status: 500 },
    async test(api) {
      await expect(loadHotel(api)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});
