import { describe, expect } from "vitest";
import {
  cancelTrip,
  createTrip,
  listScheduledTrips,
  listTripsInProcess,
  type NewTrip,
  type Trip,
  type TripChange,
  updateTrip,
} from "../app/api/trips.server.ts";
import { eachLike, fromState, integer, pattern, string } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { allNeeds, aStop, booking, invalid, needsWire, refusal, tripOnItsWay } from "./shapes.ts";

const company = { "a user is logged in": { kind: "company" } } as const;
const client = { "a user is logged in": { kind: "client" } } as const;

const stop = { latitude: 38.001, longitude: 0.612, name: "Plaza Mayor" };

const onItsWay: Trip = {
  id: 7001,
  status: 3,
  statusName: "Un conductor va en camino",
  when: "2026-05-18 11:02",
  origin: {
    name: "Calle Mayor, 3",
    latitude: 38.0014,
    longitude: 0.6112,
    notes: "Portal azul",
  },
  destination: {
    name: "Estación Central, Plaza de la Estación, 1",
    position: { latitude: 37.9953, longitude: 0.5921 },
  },
  stops: [],
  returnOf: null,
  returnTripId: null,
  traveller: "Lucía Ferrer",
  noticePhone: "+34600111222",
  scheduledFor: null,
  taxi: {
    driver: "Amparo Ruiz",
    plate: "0123 PRD",
    model: "Alba Berlina",
    avatar: "https://cantalmar.example/amparo.png",
    phone: "+34600555666",
    position: { latitude: 37.9953, longitude: 0.5921, bearing: 135, at: "2026-05-18T09:02:10Z" },
  },
  employee: { id: 131, name: "Óscar Peña" },
  orderedBy: "company",
  groupId: 1,
  passengers: 1,
  serviceType: "Visita a cliente",
  paymentMethod: "Efectivo",
  fare: 18,
  currency: "EUR",
  etaMinutes: 4,
  promisedMinutes: null,
  waitedMinutes: null,
  needs: {},
  references: [],
};

describe("listTripsInProcess", () => {
  const request = { method: "GET", path: "/services/in_process/list" } as const;

  interaction("a list of the trips under way", {
    given: { ...company, "a company has a trip with a taxi on its way": {} },
    as: "user",
    request,
    response: { status: 200, body: { services: eachLike(tripOnItsWay) } },
    async test(api) {
      expect(await listTripsInProcess(api)).toEqual([onItsWay]);
    },
  });

  interaction("a list of the trips under way while the server fails", {
    given: { ...client, "the server fails": { operation: "listTripsInProcess" } },
    as: "user",
    request,
    response: { status: 500 },
    async test(api) {
      await expect(listTripsInProcess(api)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });

  interaction("a list of the trips under way with an invalid token", {
    given: { "the token is no longer valid": {} },
    as: "user",
    request: { method: "GET", path: "/services/in_process/list" },
    response: { status: 401 },
    async test(api) {
      await expect(listTripsInProcess(api)).rejects.toMatchObject({
        name: "ApiError",
        status: 401,
      });
    },
  });
});

describe("listScheduledTrips", () => {
  interaction("a list of the bookings", {
    given: { ...company, "a company has a booking": {} },
    as: "user",
    request: { method: "GET", path: "/services/scheduled" },
    response: { status: 200, body: { services: eachLike(booking) } },
    async test(api) {
      expect(await listScheduledTrips(api)).toEqual([
        {
          ...onItsWay,
          status: 13,
          scheduledFor: "2026-05-18 11:02",
          taxi: null,
          fare: null,
          etaMinutes: null,
          promisedMinutes: null,
          waitedMinutes: null,
        },
      ]);
    },
  });

  interaction("a list of the two bookings of a return trip with a stop on the way", {
    given: { ...company, "a company has booked a return trip with a stop on the way": {} },
    as: "user",
    request: { method: "GET", path: "/services/scheduled" },
    response: {
      status: 200,
      body: {
        services: [
          { ...booking, stops: eachLike(aStop), return_of: null, return_trip: integer(7002) },
          {
            ...{ ...booking, id: integer(7002), stops: eachLike(aStop) },
            ...{ return_of: integer(7001), return_trip: null },
          },
        ],
      },
    },
    async test(api) {
      expect(await listScheduledTrips(api)).toMatchObject([
        { id: 7001, stops: [stop], returnOf: null, returnTripId: 7002 },
        { id: 7002, stops: [stop], returnOf: 7001, returnTripId: null },
      ]);
    },
  });

  interaction("a list of the bookings of a traveller with needs", {
    given: { ...company, "a company has a booking of a traveller with needs": {} },
    as: "user",
    request: { method: "GET", path: "/services/scheduled" },
    response: { status: 200, body: { services: eachLike({ ...booking, needs: needsWire }) } },
    async test(api) {
      expect(await listScheduledTrips(api)).toMatchObject([{ needs: allNeeds }]);
    },
  });

  interaction("a list of the bookings while the server fails", {
    given: { ...client, "the server fails": { operation: "listScheduledTrips" } },
    as: "user",
    request: { method: "GET", path: "/services/scheduled" },
    response: { status: 500 },
    async test(api) {
      await expect(listScheduledTrips(api)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });

  interaction("a list of the bookings with an invalid token", {
    given: { "the token is no longer valid": {} },
    as: "user",
    request: { method: "GET", path: "/services/scheduled" },
    response: { status: 401 },
    async test(api) {
      await expect(listScheduledTrips(api)).rejects.toMatchObject({
        name: "ApiError",
        status: 401,
      });
    },
  });
});

const ofTrip = (what: string) => fromState(`/service/{tripId}/${what}/`, `/service/7001/${what}/`);
const unknown = { "the trip belongs to another user": {} };
const ended = { "a company has a trip that has ended": {} };

describe("cancelTrip", () => {
  const request = { method: "PUT", path: ofTrip("cancel") } as const;

  interaction("the cancellation of a trip", {
    given: { ...company, "a company has a trip with a taxi on its way": {} },
    as: "user",
    request,
    response: {
      status: 200,
      body: {
        service: {
          ...tripOnItsWay,
          status_code: 4,
          taxi: { ...tripOnItsWay.taxi, position: null },
          eta_minutes: null,
        },
      },
    },
    async test(api) {
      expect(await cancelTrip(api, 7001)).toEqual({
        ...onItsWay,
        status: 4,
        taxi: { ...onItsWay.taxi, position: null },
        etaMinutes: null,
        promisedMinutes: null,
        waitedMinutes: null,
      });
    },
  });

  interaction("the cancellation of a booking", {
    given: { ...company, "a company has a booking": {} },
    as: "user",
    request,
    response: { status: 200, body: { service: { ...booking, status_code: 4 } } },
    async test(api) {
      expect(await cancelTrip(api, 7001)).toMatchObject({ id: 7001, status: 4 });
    },
  });

  interaction("the cancellation of a trip that has ended", {
    given: { ...company, ...ended },
    as: "user",
    request,
    response: { status: 422, body: refusal("final_state") },
    async test(api) {
      await expect(cancelTrip(api, 7001)).rejects.toMatchObject({
        status: 422,
        code: "final_state",
      });
    },
  });

  interaction("the cancellation of another user's trip", {
    given: { ...client, ...unknown },
    as: "user",
    request,
    response: { status: 404 },
    async test(api) {
      await expect(cancelTrip(api, 7001)).rejects.toMatchObject({ status: 404 });
    },
  });

  interaction("the cancellation of a trip while the server fails", {
    given: {
      ...company,
      "a company has a trip with a taxi on its way": {},
      "the server fails": { operation: "cancelTrip" },
    },
    as: "user",
    request,
    response: { status: 500 },
    async test(api) {
      await expect(cancelTrip(api, 7001)).rejects.toMatchObject({ kind: "status", status: 500 });
    },
  });
});

describe("updateTrip", () => {
  const change: TripChange = {
    origin: { name: "Calle Mayor, 3", latitude: 38.0014, longitude: 0.6112, notes: "Portal azul" },
    destination: { name: "Estación Central", latitude: 37.9953, longitude: 0.5921 },
    traveller: "Lucía Ferrer",
    noticePhone: "+34600111222",
    needs: undefined,
  };

  const update = (more: object = {}) =>
    ({
      method: "PUT",
      path: ofTrip("update"),
      body: {
        service: {
          direccion: {
            nombre: "Calle Mayor, 3",
            latitud: 38.0014,
            longitud: 0.6112,
            datos_extra: "Portal azul",
          },
          destination: { destination_latitude: 37.9953, destination_longitude: 0.5921 },
          destination_address: "Estación Central",
          destination_latitude: 37.9953,
          destination_longitude: 0.5921,
          viajero: { nombre: "Lucía Ferrer", telefono_aviso: "+34600111222" },
          ...more,
        },
      },
    }) as const;

  interaction("a change of every field of a booking", {
    given: { ...company, "a company has a booking": {} },
    as: "user",
    request: update({ passengers: 2, fecha_servicio_diferido: "2026-06-01 10:45:00" }),
    response: { status: 200, body: { service: booking } },
    async test(api) {
      const all = { ...change, passengers: 2, when: "2026-06-01 10:45" };
      expect(await updateTrip(api, 7001, all)).toMatchObject({ id: 7001, status: 13 });
    },
  });

  const withNeeds = {
    direccion: {
      nombre: "Calle Mayor, 3",
      latitud: 38.0014,
      longitud: 0.6112,
      datos_extra: "** Silla de ruedas **\nPortal azul",
    },
    needs: { wheelchair: true },
  };
  const needsLine = "** Silla de ruedas **";

  interaction("a change of the needs of a booking's traveller", {
    given: { ...company, "a company has a booking of a traveller with needs": {} },
    as: "user",
    request: update(withNeeds),
    response: { status: 200, body: { service: { ...booking, needs: { wheelchair: true } } } },
    async test(api) {
      const changed = { ...change, needs: { wheelchair: true }, needsLine } as const;
      expect(await updateTrip(api, 7001, changed)).toMatchObject({ needs: { wheelchair: true } });
    },
  });

  interaction("the removal of the needs of a booking's traveller", {
    given: { ...company, "a company has a booking of a traveller with needs": {} },
    as: "user",
    request: update({ needs: {} }),
    response: { status: 200, body: { service: { ...booking, needs: {} } } },
    async test(api) {
      expect(await updateTrip(api, 7001, { ...change, needs: {} })).toMatchObject({ needs: {} });
    },
  });

  interaction("a change to needs that the group has no taxi for", {
    given: {
      ...company,
      "a company has a booking": {},
      "the group has no taxi for wheelchairs": {},
    },
    as: "user",
    request: update(withNeeds),
    response: { status: 422, body: invalid("service.needs") },
    async test(api) {
      const changed = { ...change, needs: { wheelchair: true }, needsLine } as const;
      await expect(updateTrip(api, 7001, changed)).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "service.needs" }],
      });
    },
  });

  interaction("a change of a booking to one without a destination", {
    given: { ...company, "a company has a booking": {} },
    as: "user",
    request: update({
      destination: null,
      destination_address: null,
      destination_latitude: null,
      destination_longitude: null,
      viajero: { nombre: "Lucía Ferrer", telefono_aviso: null },
    }),
    response: {
      status: 200,
      body: {
        service: {
          ...booking,
          destination: null,
          destination_address: null,
          telefono_aviso: null,
        },
      },
    },
    async test(api) {
      const open = { ...change, destination: null, noticePhone: null };
      expect(await updateTrip(api, 7001, open)).toMatchObject({
        destination: { name: null, position: null },
        noticePhone: null,
      });
    },
  });

  interaction("a change of the stops of a booking", {
    given: { ...company, "a company has a booking": {} },
    as: "user",
    request: update({ stops: [stop] }),
    response: { status: 200, body: { service: { ...booking, stops: eachLike(aStop) } } },
    async test(api) {
      const stopped = { ...change, stops: [stop] };
      expect(await updateTrip(api, 7001, stopped)).toMatchObject({ stops: [stop] });
    },
  });

  interaction("a change of a booking to one with a stop that its group does not take", {
    given: { ...company, "a company has a booking": {}, "no group takes stops on the way": {} },
    as: "user",
    request: update({ stops: [stop] }),
    response: { status: 422, body: invalid("service.stops") },
    async test(api) {
      await expect(updateTrip(api, 7001, { ...change, stops: [stop] })).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "service.stops" }],
      });
    },
  });

  interaction("a change of a trip that has ended", {
    given: { ...company, ...ended },
    as: "user",
    request: update(),
    response: { status: 422, body: refusal("final_state") },
    async test(api) {
      await expect(updateTrip(api, 7001, change)).rejects.toMatchObject({
        status: 422,
        code: "final_state",
      });
    },
  });

  interaction("a change of a booking to a time in the past", {
    given: { ...company, "a company has a booking": {} },
    as: "user",
    request: update({ fecha_servicio_diferido: "2020-01-01 09:30:00" }),
    response: { status: 422, body: invalid("service.fecha_servicio_diferido") },
    async test(api) {
      await expect(
        updateTrip(api, 7001, { ...change, when: "2020-01-01 09:30" }),
      ).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "service.fecha_servicio_diferido" }],
      });
    },
  });

  interaction("a change of another user's trip", {
    given: { ...client, ...unknown },
    as: "user",
    request: update(),
    response: { status: 404 },
    async test(api) {
      await expect(updateTrip(api, 7001, change)).rejects.toMatchObject({ status: 404 });
    },
  });

  interaction("a change of a booking while the server fails", {
    given: {
      ...company,
      "a company has a booking": {},
      "the server fails": { operation: "updateTrip" },
    },
    as: "user",
    request: update(),
    response: { status: 500 },
    async test(api) {
      await expect(updateTrip(api, 7001, change)).rejects.toMatchObject({
        kind: "status",
        status: 500,
      });
    },
  });
});

describe("createTrip", () => {
  const origin = { name: "Calle Mayor, 3", latitude: 38.0014, longitude: 0.6112 };
  const destination = { name: "Estación Central", latitude: 37.9953, longitude: 0.5921 };
  const least: NewTrip = { userId: 101, groupId: 1, origin, traveller: "Lucía Ferrer", fare: null };

  const order = (body: object = {}) =>
    ({
      method: "POST",
      path: "/services/",
      body: {
        usuario_id: fromState("{userId}", 101),
        agrupacion_id: 1,
        tipo_aplicacion_cliente_id: 23,
        direccion: {
          nombre: "Calle Mayor, 3",
          latitud: 38.0014,
          longitud: 0.6112,
          datos_extra: null,
        },
        estado: 1,
        viajero: { nombre: "Lucía Ferrer", telefono_aviso: null },
        fare: null,
        tip: 0,
        ...body,
      },
    }) as const;

  const searchingFrom = (calle: string) => ({
    id: integer(7001),
    status_code: 1,
    status_name: string("Buscando vehículo"),
    date: pattern("^\\d{4}-\\d{2}-\\d{2}$", "2026-05-18"),
    time: pattern("^\\d{2}:\\d{2}:\\d{2}$", "11:02:10"),
    direccion: { calle, latitude: 38.0014, longitude: 0.6112 },
    destination: null,
    destination_address: null,
    viajero: "Lucía Ferrer",
    programacion: null,
    taxi: null,
    employee: null,
    type_user: "client",
  });

  interaction("an order of a taxi for now", {
    given: client,
    as: "user",
    request: order(),
    response: {
      status: 201,
      body: { service: searchingFrom("Calle Mayor, 3") },
    },
    async test(api, idempotencyKey) {
      expect(await createTrip(api, least, idempotencyKey)).toMatchObject({
        id: 7001,
        status: 1,
        origin: { ...origin, notes: null },
        destination: { name: null, position: null },
        scheduledFor: null,
      });
    },
  });

  interaction("an order of a taxi with the idempotency key of an earlier one", {
    given: {
      ...client,
      "a taxi from Plaza Mayor, 1 was ordered with this key": { kind: "client" },
    },
    as: "user",
    request: {
      ...order(),
      idempotencyKey: fromState("{idempotencyKey}", "0b1f7c1e-5d2a-8c3f-9e40-6a1d2b3c4d5e"),
    },
    response: { status: 201, body: { service: searchingFrom("Plaza Mayor, 1") } },
    async test(api, idempotencyKey) {
      // The API returns the first order's trip, with the first order's pickup.
      expect(await createTrip(api, least, idempotencyKey)).toMatchObject({
        id: 7001,
        origin: { name: "Plaza Mayor, 1" },
      });
    },
  });

  interaction("a booking with every field", {
    given: {
      ...company,
      "a company has an employee and a service type": {},
      "the user has two payment methods and has removed a third": { kind: "company" },
    },
    as: "user",
    request: order({
      direccion: {
        nombre: "Calle Mayor, 3",
        latitud: 38.0014,
        longitud: 0.6112,
        datos_extra: "Portal azul",
      },
      destination: { destination_latitude: 37.9953, destination_longitude: 0.5921 },
      destination_address: "Estación Central",
      destination_latitude: 37.9953,
      destination_longitude: 0.5921,
      viajero: { nombre: "Lucía Ferrer", telefono_aviso: "+34600111222" },
      fare: 18,
      fecha_servicio_diferido: "2026-06-01 09:30:00",
      passengers: 2,
      code: "LOC-2468",
      employee_id: fromState("{employeeId}", 131),
      service_type_id: fromState("{serviceTypeId}", 41),
      payment_method_id: fromState("{methodId}", 12),
    }),
    response: { status: 201, body: { service: { ...booking, fare: 18 } } },
    async test(api, idempotencyKey) {
      const trip = await createTrip(
        api,
        {
          ...least,
          origin: { ...origin, notes: "Portal azul" },
          destination,
          noticePhone: "+34600111222",
          fare: 18,
          when: "2026-06-01 09:30",
          passengers: 2,
          code: "LOC-2468",
          employeeId: 131,
          serviceTypeId: 41,
          paymentMethodId: 12,
        },
        idempotencyKey,
      );
      expect(trip).toMatchObject({ id: 7001, status: 13, scheduledFor: "2026-05-18 11:02" });
    },
  });

  const toStation = {
    destination: { destination_latitude: 37.9953, destination_longitude: 0.5921 },
    destination_address: "Estación Central",
    destination_latitude: 37.9953,
    destination_longitude: 0.5921,
  };

  interaction("a booking of a way back with a stop", {
    given: { ...company, "a company has a booking": {} },
    as: "user",
    request: order({
      ...toStation,
      stops: [stop],
      return_of: fromState("{tripId}", 7001),
      fecha_servicio_diferido: "2026-06-01 18:15:00",
    }),
    response: {
      status: 201,
      body: {
        service: {
          ...{ ...searchingFrom("Calle Mayor, 3"), id: integer(7002), status_code: 13 },
          destination: { latitude: 37.9953, longitude: 0.5921 },
          ...{ destination_address: "Estación Central", type_user: "company" },
          ...{ stops: eachLike(aStop), return_of: integer(7001), return_trip: null },
          programacion: { fecha: "2026-06-01", hora: "18:15:00" },
        },
      },
    },
    async test(api, idempotencyKey) {
      const back = { destination, stops: [stop], returnOf: 7001, when: "2026-06-01 18:15" };
      const ordered = { id: 7002, stops: [stop], returnOf: 7001, scheduledFor: back.when };
      expect(await createTrip(api, { ...least, ...back }, idempotencyKey)).toMatchObject(ordered);
    },
  });

  interaction("an order with a stop that its group does not take", {
    given: { ...client, "no group takes stops on the way": {} },
    as: "user",
    request: order({ ...toStation, stops: [stop] }),
    response: { status: 422, body: invalid("stops") },
    async test(api, idempotencyKey) {
      await expect(
        createTrip(api, { ...least, destination, stops: [stop] }, idempotencyKey),
      ).rejects.toMatchObject({ status: 422, fieldErrors: [{ field: "stops" }] });
    },
  });

  interaction("an order of the way back of an unknown trip", {
    given: client,
    as: "user",
    request: order({ return_of: 2_147_483_647 }),
    response: { status: 422, body: invalid("return_of") },
    async test(api, idempotencyKey) {
      await expect(
        createTrip(api, { ...least, returnOf: 2_147_483_647 }, idempotencyKey),
      ).rejects.toMatchObject({ status: 422, fieldErrors: [{ field: "return_of" }] });
    },
  });

  interaction("an order for a traveller with every need", {
    given: client,
    as: "user",
    request: order({
      direccion: {
        nombre: "Calle Mayor, 3",
        latitud: 38.0014,
        longitud: 0.6112,
        datos_extra: "** Silla de ruedas **\nPortal azul",
      },
      needs: needsWire,
    }),
    response: {
      status: 201,
      body: {
        service: {
          ...searchingFrom("Calle Mayor, 3"),
          direccion: {
            calle: "Calle Mayor, 3",
            latitude: 38.0014,
            longitude: 0.6112,
            datos_extra: "** Silla de ruedas **\nPortal azul",
          },
          needs: needsWire,
        },
      },
    },
    async test(api, idempotencyKey) {
      const needy = {
        ...least,
        origin: { ...origin, notes: "Portal azul" },
        needs: allNeeds,
        needsLine: "** Silla de ruedas **",
      };
      // The panel shows the needs by themselves, so the notes come back without them.
      expect(await createTrip(api, needy, idempotencyKey)).toMatchObject({
        origin: { notes: "Portal azul" },
        needs: allNeeds,
      });
    },
  });

  interaction("an order with a need that the group has no taxi for", {
    given: { ...client, "the group has no taxi for wheelchairs": {} },
    as: "user",
    request: order({ needs: { wheelchair: true } }),
    response: { status: 422, body: invalid("needs") },
    async test(api, idempotencyKey) {
      const needy = { ...least, needs: { wheelchair: true } } as const;
      await expect(createTrip(api, needy, idempotencyKey)).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "needs" }],
      });
    },
  });

  interaction("an order from a place that no group serves", {
    given: client,
    as: "user",
    request: order({
      direccion: { nombre: "Alta mar", latitud: 0, longitud: 0, datos_extra: null },
    }),
    response: {
      status: 422,
      body: refusal("no_service"),
    },
    async test(api, idempotencyKey) {
      const atSea = { name: "Alta mar", latitude: 0, longitude: 0 };
      await expect(
        createTrip(api, { ...least, origin: atSea }, idempotencyKey),
      ).rejects.toMatchObject({
        status: 422,
        code: "no_service",
      });
    },
  });

  interaction("a booking in the past", {
    given: client,
    as: "user",
    request: order({ fecha_servicio_diferido: "2020-01-01 09:30:00" }),
    response: { status: 422, body: invalid("fecha_servicio_diferido") },
    async test(api, idempotencyKey) {
      await expect(
        createTrip(api, { ...least, when: "2020-01-01 09:30" }, idempotencyKey),
      ).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "fecha_servicio_diferido" }],
      });
    },
  });

  interaction("an order of a taxi while the server fails", {
    given: { ...client, "the server fails": { operation: "createTrip" } },
    as: "user",
    request: order(),
    response: { status: 500 },
    async test(api, idempotencyKey) {
      await expect(createTrip(api, least, idempotencyKey)).rejects.toMatchObject({
        kind: "status",
        status: 500,
      });
    },
  });
});
