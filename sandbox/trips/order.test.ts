import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { paymentChoiceOf } from "../customer/payment-choice.ts";
import { startSandbox } from "../sandbox.ts";
import { clientFor, findAccount } from "../test-client.ts";
import { type Account, brandOf } from "../world.ts";
import { addressOf, destinationOf, journey, makeOrder, positionOf } from "./test-order.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });

beforeEach(() => sandbox.reset());

const account = (kind: Parameters<typeof findAccount>[1], brand = 0) =>
  findAccount(sandbox, kind, brand);

async function order(by: Account, changes: object = {}) {
  return clientFor(sandbox, by).post("/services/", makeOrder(by, changes));
}

async function problemOf(by: Account, changes: object) {
  const { status, body } = await order(by, changes);
  expect(status).toBe(422);
  return body.errors?.[0] ?? { code: body.code, message: body.message };
}

const findColleague = (company: Account, state: Account["state"]) =>
  [...sandbox.world.accounts.values()].findLast(
    (each) => each.companyId === company.id && each.state === state,
  ) as Account;

describe("an order", () => {
  it("returns its trip", async () => {
    const client = account("client");
    const direccion = { ...addressOf("plaza-mayor"), datos_extra: "Portal azul" };
    const { status, body } = await order(client, { direccion, passengers: 3 });
    expect(status).toBe(201);
    expect(body.service).toEqual({
      id: expect.any(Number),
      status_code: 1,
      status_name: "Buscando vehículo",
      date: "2026-05-18",
      time: "11:00:00",
      direccion: {
        calle: "Plaza Mayor, 59001 Cantalmar",
        ...positionOf("plaza-mayor"),
        datos_extra: "Portal azul",
      },
      destination: positionOf("estacion-central"),
      destination_address: "Estación Central, Plaza de la Estación, 1, 59002 Cantalmar",
      stops: [],
      return_of: null,
      return_trip: null,
      viajero: "Lucía Ferrer",
      programacion: null,
      taxi: null,
      employee: null,
      type_user: "client",
      agrupacion_id: 1,
      passengers: 3,
      telefono_aviso: "+34600111222",
      service_type: null,
      payment_method: expect.any(String),
      fare: null,
      currency: "EUR",
      eta_minutes: null,
      promised_minutes: null,
      waited_minutes: null,
      needs: {},
      references: [],
    });
  });

  it("accepts a destination as two numbers, or none", async () => {
    const { destination: _, ...inNumbers } = destinationOf("faro-viejo");
    const numbers = await order(account("client"), { destination: undefined, ...inNumbers });
    expect(numbers.body.service.destination).toEqual(positionOf("faro-viejo"));

    const { body } = await order(account("client"), {
      destination: null,
      destination_address: null,
      destination_latitude: null,
      destination_longitude: null,
    });
    expect(body.service).toMatchObject({ destination: null, destination_address: null });
  });

  it("creates another trip when it is sent again", async () => {
    const first = await order(account("client"));
    await clientFor(sandbox, account("client")).put(`/service/${first.body.service.id}/cancel/`);
    const second = await order(account("client"));
    expect(second.body.service).toEqual({ ...first.body.service, id: expect.any(Number) });
    expect(second.body.service.id).not.toBe(first.body.service.id);
  });

  it("needs a zone that the group serves", async () => {
    const noService = {
      code: "no_service",
      message: "Sorry, there is no service in this zone",
    };
    const island = { direccion: addressOf("faro-de-la-cigarra") };
    expect(await problemOf(account("client"), island)).toEqual(noService);
    const beach = { direccion: addressOf("playa-larga") };
    expect(await problemOf(account("client"), { ...beach, agrupacion_id: 2 })).toEqual(noService);
    expect((await order(account("client"), { ...beach, agrupacion_id: 3 })).status).toBe(201);
  });

  it("needs an existing group that the account may order from", async () => {
    expect(await problemOf(account("client"), { agrupacion_id: 99 })).toEqual({
      field: "agrupacion_id",
      message: "Select a grouping",
    });
    expect(await problemOf(account("company"), { agrupacion_id: 2 })).toEqual({
      field: "agrupacion_id",
      message: "Request assignment to a grouping or restart your session",
    });
  });

  it("has at most as many passengers as fit into a taxi", async () => {
    expect((await order(account("client"), { passengers: 7 })).status).toBe(201);
    const problem = await problemOf(account("client"), { passengers: 8 });
    expect(problem).toMatchObject({ field: "passengers", message: expect.stringContaining("7") });
  });
});

describe("the employee of an order", () => {
  it("is never an account outside the company", async () => {
    for (const [by, other] of [
      [account("client"), account("company")],
      [account("client"), account("employee")],
      [account("company"), account("client")],
      [account("company"), account("employee", 1)],
      [account("employee"), account("company")],
    ] as const) {
      expect(await problemOf(by, { usuario_id: other.id })).toMatchObject({ field: "usuario_id" });
    }
  });

  it("is the ordering employee", async () => {
    const employee = account("employee");
    const { body } = await order(employee, { viajero: { nombre: " " } });
    expect(body.service).toMatchObject({
      viajero: employee.name,
      employee: { id: employee.id, name: employee.name },
      type_user: "employee",
      payment_method: "Cuenta de empresa",
    });
  });

  it.each(["employee_id", "usuario_id"])(
    "is the employee that a company names in %s",
    async (field) => {
      const employee = account("employee");
      const { body } = await order(account("company"), {
        [field]: employee.id,
        viajero: { nombre: "" },
      });
      expect(body.service).toMatchObject({
        viajero: employee.name,
        employee: { id: employee.id, name: employee.name },
        type_user: "company",
      });
    },
  );

  it.each(["inactive", "closed"] as const)("cannot be an employee who is %s", async (state) => {
    const company = account("company");
    const { id } = findColleague(company, state);
    expect(await problemOf(company, { employee_id: id })).toMatchObject({ field: "employee_id" });
  });

  it("cannot be named by a client or another company", async () => {
    const { id } = account("employee");
    for (const by of [account("client"), account("company", 1)]) {
      expect(await problemOf(by, { employee_id: id })).toMatchObject({ field: "employee_id" });
    }
  });

  it("is empty for a company's guest, whom it has to name", async () => {
    const guest = await order(account("company"));
    expect(guest.body.service).toMatchObject({ viajero: "Lucía Ferrer", employee: null });
    expect(await problemOf(account("company"), { viajero: { nombre: "  " } })).toEqual({
      field: "viajero.nombre",
      message: "Traveler name required",
      code: "traveller_required",
    });
  });

  it("is empty for a hotel's guest", async () => {
    const hotel = account("hotel");
    const desk = findColleague(hotel, "active");
    for (const by of [hotel, desk]) {
      const { body } = await order(by, { viajero: { nombre: "" } });
      expect(body.service).toMatchObject({ viajero: hotel.name, type_user: "hotel" });
    }
  });
});

describe("the payment of an order", () => {
  const CARD = 12;
  const VOUCHER = 14;

  it("uses the named method, and otherwise the default", async () => {
    const client = account("client");
    const { body } = await order(client, { payment_method_id: CARD });
    expect(body.service.payment_method).toBe("Tarjeta en el taxi");
    Object.assign(paymentChoiceOf(sandbox.world, client, brandOf(sandbox.world, 1)), {
      defaultId: 11,
    });
    expect((await order(client)).body.service.payment_method).toBe("Efectivo");
  });

  it("refuses a method that the customer does not have with the group or may not choose", async () => {
    const field = "payment_method_id";
    for (const [by, id] of [
      [account("client"), VOUCHER],
      [account("client"), 22],
      [account("employee"), CARD],
    ] as const) {
      expect(await problemOf(by, { [field]: id })).toMatchObject({ field });
    }
  });
});

describe("a service type", () => {
  it("must be an active one of the paying company", async () => {
    const { id } = account("company");
    const types = [...sandbox.world.serviceTypes.values()].filter((each) => each.companyId === id);
    const active = types.find((each) => each.active);
    const retired = types.find((each) => !each.active);
    for (const by of [account("company"), account("employee")]) {
      const { body } = await order(by, { service_type_id: active?.id });
      expect(body.service.service_type).toBe(active?.name);
    }
    const field = "service_type_id";
    for (const [by, type] of [
      [account("company"), retired],
      [account("client"), active],
      [account("hotel"), active],
    ] as const) {
      expect(await problemOf(by, { [field]: type?.id })).toMatchObject({ field });
    }
  });
});

describe("the fare of an order", () => {
  const toAirport = {
    agrupacion_id: 2,
    ...destinationOf("aeropuerto-de-cantalmar-terminal-2"),
  };
  const changed = { field: "fare", message: "La tarifa ha cambiado" };

  it("is the group's current fare, or left to the meter", async () => {
    const { body } = await order(account("client"), { ...toAirport, fare: 27 });
    expect(body.service.fare).toBe(27);
    expect((await order(account("client"), { ...toAirport, fare: 26.8 })).status).toBe(201);
    expect(await problemOf(account("client"), { ...toAirport, fare: 26 })).toEqual(changed);
    expect(await problemOf(account("client"), { ...toAirport, fare: 28 })).toEqual(changed);
    expect((await order(account("client"), toAirport)).body.service.fare).toBeNull();
  });

  it("cannot be promised if the meter decides", async () => {
    expect(await problemOf(account("client"), { fare: 8 })).toEqual(changed);
  });

  it("is the one shown by the search, also for a booking with a code", async () => {
    const client = account("client");
    const time = "2026-05-20 23:30:00";
    const code = "HOLA10";
    const { body } = await clientFor(sandbox, client).post("/agrupations/search/", {
      search: journey("plaza-mayor", "playa-larga", { date: time, code }),
      agrupacion_id: 3,
    });
    const { status } = await order(client, {
      agrupacion_id: 3,
      ...destinationOf("playa-larga"),
      fecha_servicio_diferido: time,
      code,
      fare: body.agrupations[0].fare.estimate,
    });
    expect(status).toBe(201);
  });
});

it("keeps to the document", () => {
  expect(sandbox.breaches).toEqual([]);
});

afterAll(() => sandbox.close());
