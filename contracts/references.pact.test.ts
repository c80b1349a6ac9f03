import { describe, expect } from "vitest";
import {
  correctTripReferences,
  createReferenceField,
  deleteReferenceField,
  getTripReferences,
  listReferenceFields,
  updateReferenceField,
} from "../app/api/references.server.ts";
import { createTrip, listScheduledTrips, updateTrip } from "../app/api/trips.server.ts";
import { eachLike, equal, fromState, integer, string } from "./matchers.ts";
import { interaction } from "./pact.ts";
import { anInstant, booking, invalid, tripOnItsWay } from "./shapes.ts";

const loggedIn = { "a user is logged in": { kind: "company" } } as const;
const withFields = { ...loggedIn, "a company has two reference fields": {} };
const employee = { "a user is logged in": { kind: "employee" } } as const;
const client = { "a user is logged in": { kind: "client" } } as const;

const id = 51;
const fieldId = fromState("{fieldId}", id);
const path = fromState("/reference_fields/{fieldId}/", `/reference_fields/${id}/`);
const wire = {
  id: integer(id),
  name: "Proyecto",
  kind: "list",
  required: false,
  values: ["Obra Norte", "Obra Sur"],
};
const field = { id, name: "Proyecto", isRequired: false, values: ["Obra Norte", "Obra Sur"] };
const { id: _, ...given } = field;
const body = {
  name: "Proyecto",
  kind: "list",
  required: false,
  values: ["Obra Norte", "Obra Sur"],
};

describe("listReferenceFields", () => {
  const request = { method: "GET", path: "/reference_fields" } as const;
  const free = {
    id: integer(52),
    name: "Centro de coste",
    kind: "free",
    required: false,
    values: [],
  };

  interaction("a list of a company's reference fields", {
    given: withFields,
    as: "user",
    request,
    response: { status: 200, body: { reference_fields: [wire, free] } },
    async test(api) {
      expect(await listReferenceFields(api)).toEqual([
        field,
        { id: 52, name: "Centro de coste", isRequired: false, values: null },
      ]);
    },
  });

  interaction("a list of the reference fields of an employee's company", {
    given: { ...employee, "a company has two reference fields": {} },
    as: "user",
    request,
    response: { status: 200, body: { reference_fields: [wire, free] } },
    async test(api) {
      expect(await listReferenceFields(api)).toMatchObject([field, { values: null }]);
    },
  });

  interaction("a list of reference fields for a user without a company", {
    given: client,
    as: "user",
    request,
    response: { status: 403 },
    async test(api) {
      await expect(listReferenceFields(api)).rejects.toMatchObject({ status: 403 });
    },
  });
});

describe("createReferenceField", () => {
  const request = { method: "POST", path: "/reference_fields/", body } as const;

  interaction("a new reference field", {
    given: loggedIn,
    as: "user",
    request: { ...request, body: { ...body, name: "Sala" } },
    response: { status: 201, body: { ...wire, name: "Sala" } },
    async test(api, idempotencyKey) {
      const added = await createReferenceField(api, { ...given, name: "Sala" }, idempotencyKey);
      expect(added).toEqual({ ...field, name: "Sala" });
    },
  });

  interaction("a new reference field with a name that is taken", {
    given: withFields,
    as: "user",
    request,
    response: { status: 422, body: invalid("name") },
    async test(api, idempotencyKey) {
      await expect(createReferenceField(api, given, idempotencyKey)).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "name" }],
      });
    },
  });

  interaction("a new reference field from an employee", {
    given: employee,
    as: "user",
    request,
    response: { status: 403 },
    async test(api, idempotencyKey) {
      const added = createReferenceField(api, given, idempotencyKey);
      await expect(added).rejects.toMatchObject({ status: 403 });
    },
  });
});

describe("updateReferenceField", () => {
  interaction("a reference field that becomes required", {
    given: withFields,
    as: "user",
    request: { method: "PUT", path, body: { ...body, required: true } },
    response: { status: 200, body: { ...wire, required: equal(true) } },
    async test(api) {
      expect(await updateReferenceField(api, id, { ...given, isRequired: true })).toMatchObject({
        isRequired: true,
      });
    },
  });

  interaction("a list of references without values", {
    given: withFields,
    as: "user",
    request: { method: "PUT", path, body: { ...body, values: [] } },
    response: { status: 422, body: invalid("values") },
    async test(api) {
      const emptied = updateReferenceField(api, id, { ...given, values: [] });
      await expect(emptied).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "values" }],
      });
    },
  });
});

describe("deleteReferenceField", () => {
  interaction("the removal of a reference field", {
    given: withFields,
    as: "user",
    request: { method: "DELETE", path },
    response: { status: 204 },
    async test(api) {
      expect(await deleteReferenceField(api, id)).toBeUndefined();
    },
  });

  interaction("the removal of another company's reference field", {
    given: loggedIn,
    as: "user",
    request: { method: "DELETE", path: "/reference_fields/999999/" },
    response: { status: 404 },
    async test(api) {
      await expect(deleteReferenceField(api, 999_999)).rejects.toMatchObject({ status: 404 });
    },
  });
});

const withBooking = { ...withFields, "the company has a booking with a corrected reference": {} };
const tripPath = (end: string) =>
  fromState(`/services/{tripId}/references${end}`, `/services/7001/references${end}`);
const reference = (value: string) => ({ field_id: integer(id), name: "Proyecto", value });
const change = (before: string, after: string) => ({
  at: anInstant("2026-06-01T10:00:00Z"),
  by: string("Talleres Ferrer"),
  field: "Proyecto",
  before,
  after,
});
const readChange = {
  at: "2026-06-01T10:00:00Z",
  by: "Talleres Ferrer",
  field: "Proyecto",
  before: "Obra Norte",
  after: "Obra Sur",
};

describe("getTripReferences", () => {
  interaction("the references of a trip and their changes", {
    given: withBooking,
    as: "user",
    request: { method: "GET", path: tripPath("") },
    response: {
      status: 200,
      body: { references: [reference("Obra Sur")], changes: [change("Obra Norte", "Obra Sur")] },
    },
    async test(api) {
      expect(await getTripReferences(api, 7001)).toEqual({
        references: [{ fieldId: id, name: "Proyecto", value: "Obra Sur" }],
        changes: [readChange],
      });
    },
  });

  interaction("the references of another company's trip", {
    given: loggedIn,
    as: "user",
    request: { method: "GET", path: "/services/999999/references" },
    response: { status: 404 },
    async test(api) {
      await expect(getTripReferences(api, 999_999)).rejects.toMatchObject({ status: 404 });
    },
  });
});

describe("correctTripReferences", () => {
  const correct = (value: string) =>
    ({
      method: "PUT",
      path: tripPath("/"),
      body: { references: [{ field_id: fieldId, value }] },
    }) as const;

  interaction("a correction of a trip's reference", {
    given: withBooking,
    as: "user",
    request: correct("Obra Norte"),
    response: {
      status: 200,
      body: {
        references: [reference("Obra Norte")],
        changes: [change("Obra Sur", "Obra Norte"), change("Obra Norte", "Obra Sur")],
      },
    },
    async test(api) {
      const wanted = [{ fieldId: id, value: "Obra Norte" }];
      expect(await correctTripReferences(api, 7001, wanted)).toMatchObject({
        references: [{ value: "Obra Norte" }],
        changes: [{ before: "Obra Sur" }, readChange],
      });
    },
  });

  interaction("a correction to a value that the field does not list", {
    given: withBooking,
    as: "user",
    request: correct("Obra Este"),
    response: { status: 422, body: invalid("references") },
    async test(api) {
      const wanted = [{ fieldId: id, value: "Obra Este" }];
      await expect(correctTripReferences(api, 7001, wanted)).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "references" }],
      });
    },
  });

  interaction("a correction by an employee", {
    given: employee,
    as: "user",
    request: { method: "PUT", path: "/services/7001/references/", body: { references: [] } },
    response: { status: 403 },
    async test(api) {
      await expect(correctTripReferences(api, 7001, [])).rejects.toMatchObject({ status: 403 });
    },
  });
});

describe("an order with references", () => {
  const origin = { name: "Calle Mayor, 3", latitude: 38.0014, longitude: 0.6112 };
  const least = { userId: 101, groupId: 1, origin, traveller: "Lucía Ferrer", fare: null };
  const order = (references?: object[]) =>
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
        ...(references && { references }),
      },
    }) as const;
  const searching = {
    ...tripOnItsWay,
    status_code: 1,
    taxi: null,
    eta_minutes: null,
    employee: null,
    service_type: null,
    fare: null,
    destination: null,
    destination_address: null,
    telefono_aviso: null,
    direccion: { ...tripOnItsWay.direccion, datos_extra: null },
  };

  interaction("an order for a project", {
    given: withFields,
    as: "user",
    request: order([{ field_id: fieldId, value: "Obra Norte" }]),
    response: {
      status: 201,
      body: { service: { ...searching, references: [reference("Obra Norte")] } },
    },
    async test(api, idempotencyKey) {
      const ordered = { ...least, references: [{ fieldId: id, value: "Obra Norte" }] };
      expect(await createTrip(api, ordered, idempotencyKey)).toMatchObject({
        references: [{ fieldId: id, name: "Proyecto", value: "Obra Norte" }],
      });
    },
  });

  interaction("an order without a reference that the company requires", {
    given: { ...withFields, "a company requires a reference": {} },
    as: "user",
    request: order(),
    response: { status: 422, body: invalid("references") },
    async test(api, idempotencyKey) {
      await expect(createTrip(api, least, idempotencyKey)).rejects.toMatchObject({
        status: 422,
        fieldErrors: [{ field: "references" }],
      });
    },
  });

  interaction("a list of the bookings with references", {
    given: withBooking,
    as: "user",
    request: { method: "GET", path: "/services/scheduled" },
    response: {
      status: 200,
      body: { services: eachLike({ ...booking, references: [reference("Obra Sur")] }) },
    },
    async test(api) {
      expect(await listScheduledTrips(api)).toMatchObject([
        { references: [{ fieldId: id, name: "Proyecto", value: "Obra Sur" }] },
      ]);
    },
  });

  interaction("a change of a booking's references", {
    given: withBooking,
    as: "user",
    request: {
      method: "PUT",
      path: fromState("/service/{tripId}/update/", "/service/7001/update/"),
      body: {
        service: {
          direccion: {
            nombre: "Calle Mayor, 3",
            latitud: 38.0014,
            longitud: 0.6112,
            datos_extra: null,
          },
          destination: null,
          destination_address: null,
          destination_latitude: null,
          destination_longitude: null,
          viajero: { nombre: "Lucía Ferrer", telefono_aviso: null },
          references: [{ field_id: fieldId, value: "Obra Norte" }],
        },
      },
    },
    response: {
      status: 200,
      body: {
        service: {
          ...booking,
          references: [reference("Obra Norte")],
          destination: null,
          destination_address: null,
          telefono_aviso: null,
          direccion: { ...booking.direccion, datos_extra: null },
        },
      },
    },
    async test(api) {
      const change = {
        origin: { ...origin, notes: null },
        destination: null,
        traveller: "Lucía Ferrer",
        noticePhone: null,
        needs: undefined,
        references: [{ fieldId: id, value: "Obra Norte" }],
      };
      expect(await updateTrip(api, 7001, change)).toMatchObject({
        references: [{ value: "Obra Norte" }],
      });
    },
  });
});
