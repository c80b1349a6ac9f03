import fc from "fast-check";
import type { NewTrip, Trip } from "../../app/api/trips.server.ts";

const words = fc.string({ minLength: 1, maxLength: 20 });
const place = fc.record({
  name: words,
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});

export const orders: fc.Arbitrary<NewTrip> = fc
  .record(
    {
      userId: fc.constant(101),
      groupId: fc.integer({ min: 1, max: 3 }),
      origin: place,
      notes: words,
      destination: place,
      stops: fc.array(place, { minLength: 1, maxLength: 4 }),
      returnOf: fc.integer({ min: 1, max: 500 }),
      traveller: fc.string({ maxLength: 20 }),
      noticePhone: fc.constantFrom("+34600111222", "+34600333444"),
      fare: fc.constantFrom(null, 18),
      when: fc.constantFrom("2026-06-01 09:30", "2026-06-02 10:00"),
      passengers: fc.integer({ min: 1, max: 7 }),
      employeeId: fc.integer({ min: 1, max: 500 }),
    },
    { requiredKeys: ["userId", "groupId", "origin", "traveller", "fare"] },
  )
  .map(({ notes, origin, ...order }) => ({ ...order, origin: { ...origin, notes } }));

let lastId = 7000;

/** The trip that the API creates for an order. */
export function toTrip(order: NewTrip): Trip {
  const { origin, destination, when = null, employeeId } = order;
  lastId += 1;
  return {
    id: lastId,
    status: when === null ? 1 : 13,
    statusName: "",
    when: when ?? "2026-05-18 11:02",
    origin: { ...origin, notes: origin.notes ?? null },
    destination: { name: destination?.name ?? null, position: destination ?? null },
    stops: order.stops ?? [],
    returnOf: order.returnOf ?? null,
    returnTripId: null,
    traveller: order.traveller || "Lucía Ferrer",
    noticePhone: order.noticePhone ?? null,
    scheduledFor: when,
    taxi: null,
    employee: employeeId === undefined ? null : { id: employeeId, name: "Óscar Peña" },
    orderedBy: "client",
    groupId: order.groupId,
    passengers: order.passengers ?? 1,
    serviceType: null,
    paymentMethod: null,
    fare: order.fare,
    currency: "EUR",
    etaMinutes: null,
    promisedMinutes: null,
    waitedMinutes: null,
    needs: order.needs ?? {},
    references: (order.references ?? []).map((each) => ({ ...each, name: `${each.fieldId}` })),
  };
}
