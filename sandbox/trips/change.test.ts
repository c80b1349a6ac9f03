import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { clientFor, findAccount } from "../test-client.ts";
import type { Account, Outcome, StatusCode } from "../world.ts";
import { addressOf, destinationOf, makeOrder, positionOf } from "./test-order.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
const BOOKING = { fecha_servicio_diferido: "2026-05-20 15:00:00" };

beforeEach(() => {
  sandbox.reset();
  // Without the seeded trips, all drivers are free.
  sandbox.world.trips.clear();
});

const account = (kind: Parameters<typeof findAccount>[1]) => findAccount(sandbox, kind);
const statusOf = (id: number) => sandbox.world.trips.get(id)?.status;

async function order(changes: object = {}, by: Account = account("client")): Promise<number> {
  const { status, body } = await clientFor(sandbox, by).post("/services/", makeOrder(by, changes));
  expect(status).toBe(201);
  return body.service.id;
}

const outcomeThatLeadsTo: Partial<Record<StatusCode, Outcome>> = {
  2: "never_found",
  5: "never_found",
  6: "driver_changed",
  9: "no_show",
};

async function orderIn(status: StatusCode): Promise<number> {
  sandbox.world.forcedOutcomes.push(outcomeThatLeadsTo[status] ?? "completed");
  const id = await order(status === 13 ? BOOKING : {});
  for (let count = 0; statusOf(id) !== status; count++) {
    if (count > 500) throw new Error(`The trip never came to the state ${status}`);
    sandbox.world.clock.step(10_000);
  }
  return id;
}

const cancel = (id: number, by: Account = account("client")) =>
  clientFor(sandbox, by).put(`/service/${id}/cancel/`);
const update = (id: number, service: object, by: Account = account("client")) =>
  clientFor(sandbox, by).put(`/service/${id}/update/`, { service });

async function idsIn(list: string): Promise<number[]> {
  const { body } = await clientFor(sandbox, account("client")).get(list);
  return body.services.map(({ id }: { id: number }) => id);
}

describe("cancelling", () => {
  it.each([1, 2, 3, 6, 10] as const)("is possible in the state %i", async (status) => {
    const id = await orderIn(status);
    const { status: reply, body } = await cancel(id);
    expect(reply).toBe(200);
    expect(body.service).toMatchObject({ id, status_code: 4, status_name: "Cancelado" });
    expect(body.service.eta_minutes).toBeNull();
    sandbox.world.clock.step(3_600_000);
    expect(statusOf(id)).toBe(4);
  });

  it("removes a reservation from its list and keeps it only in the history", async () => {
    const id = await orderIn(13);
    expect(await idsIn("/services/scheduled")).toEqual([id]);
    expect((await cancel(id)).body.service.status_code).toBe(4);
    expect(await idsIn("/services/scheduled")).toEqual([]);
    expect(await idsIn("/services/in_process/list")).toEqual([]);
    expect(await idsIn("/v2/services")).toEqual([id]);
  });

  it("keeps any other trip among those in process for a while", async () => {
    const id = await orderIn(3);
    await cancel(id);
    expect(await idsIn("/services/in_process/list")).toEqual([id]);
  });

  it.each([7, 8, 5, 9] as const)("is too late in the state %i", async (status) => {
    const id = await orderIn(status);
    const { status: reply, body } = await cancel(id);
    expect(reply).toBe(422);
    expect(body.code).toBe("final_state");
    expect(statusOf(id)).toBe(status);
  });

  it("is possible only once", async () => {
    const id = await orderIn(1);
    await cancel(id);
    expect((await cancel(id)).body.code).toBe("final_state");
  });

  it("is possible only for the trip's own accounts", async () => {
    const employees = await order({}, account("employee"));
    for (const stranger of [account("client"), account("hotel")]) {
      expect((await cancel(employees, stranger)).body).toEqual({
        message: "No encontrado",
        code: "not_found",
      });
    }
    expect((await cancel(employees, account("company"))).status).toBe(200);

    const companys = await order({}, account("company"));
    expect((await cancel(companys, account("employee"))).status).toBe(404);
    const forEmployee = await order({ employee_id: account("employee").id }, account("company"));
    expect((await cancel(forEmployee, account("employee"))).status).toBe(200);
  });
});

describe("changing", () => {
  it.each([1, 2, 3, 6, 10, 13] as const)("is possible in the state %i", async (status) => {
    const id = await orderIn(status);
    const { status: reply, body } = await update(id, {
      ...destinationOf("faro-viejo"),
      viajero: { nombre: "Óscar Peña", telefono_aviso: null },
      passengers: 4,
    });
    expect(reply).toBe(200);
    expect(body.service).toMatchObject({
      status_code: status,
      destination: positionOf("faro-viejo"),
      destination_address: "Faro Viejo, Muelle de Levante, 40, 59003 Cantalmar",
      viajero: "Óscar Peña",
      telefono_aviso: null,
      passengers: 4,
    });
  });

  it.each([7, 8, 5, 9] as const)("is too late in the state %i", async (status) => {
    const { status: reply, body } = await update(await orderIn(status), { passengers: 2 });
    expect(reply).toBe(422);
    expect(body.code).toBe("final_state");
  });

  it("keeps missing fields, and removes a destination", async () => {
    const id = await order();
    const before = (await update(id, { passengers: 2 })).body.service;
    const renamed = await update(id, { viajero: { nombre: "Óscar Peña" } });
    expect(renamed.body.service).toEqual({ ...before, viajero: "Óscar Peña" });
    const { body } = await update(id, { destination: null });
    expect(body.service).toMatchObject({ destination: null, destination_address: null });
  });

  it.each([1, 2, 13] as const)("moves the pickup point in the state %i", async (status) => {
    const { body } = await update(await orderIn(status), { direccion: addressOf("faro-viejo") });
    expect(body.service.direccion).toMatchObject(positionOf("faro-viejo"));
  });

  it.each([3, 6, 10] as const)("changes only the notes in the state %i", async (status) => {
    const id = await orderIn(status);
    const moved = await update(id, { direccion: addressOf("faro-viejo") });
    expect(moved.status).toBe(422);
    expect(moved.body.errors[0].field).toBe("service.direccion");
    const noted = { ...addressOf("plaza-mayor"), datos_extra: "Junto a la fuente" };
    const { body } = await update(id, { direccion: noted });
    expect(body.service.direccion.datos_extra).toBe("Junto a la fuente");
  });

  it("changes nothing if no group serves the new pickup point", async () => {
    const id = await order();
    const { status, body } = await update(id, {
      passengers: 3,
      direccion: addressOf("faro-de-la-cigarra"),
    });
    expect(status).toBe(422);
    expect(body).toEqual({
      message: "Sorry, there is no service in this zone",
      code: "no_service",
    });
    expect(sandbox.world.trips.get(id)?.passengers).toBe(1);
  });

  it("moves a reservation to a future time", async () => {
    const id = await orderIn(13);
    const { body } = await update(id, { fecha_servicio_diferido: "2026-05-21 08:00:00" });
    expect(body.service.programacion).toEqual({ fecha: "2026-05-21", hora: "08:00:00" });
    const field = "service.fecha_servicio_diferido";
    const past = await update(id, { fecha_servicio_diferido: "2026-05-18 08:00:00" });
    expect(past.body.errors).toEqual([{ field, message: "Must select date and time" }]);
    const running = await update(await order(), BOOKING);
    expect(running.body.errors[0].field).toBe(field);
  });

  it("validates names and numbers like an order", async () => {
    const crowd = await update(await order(), { passengers: 8 });
    expect(crowd.body.errors[0].field).toBe("service.passengers");
    const guests = await order({}, account("company"));
    const nameless = await update(guests, { viajero: { nombre: "" } }, account("company"));
    expect(nameless.body.errors).toEqual([
      {
        field: "service.viajero.nombre",
        message: "Traveler name required",
        code: "traveller_required",
      },
    ]);
  });

  it("recalculates a promised fare for another ride", async () => {
    const toAirport = destinationOf("aeropuerto-de-cantalmar-terminal-2");
    const id = await order({ agrupacion_id: 2, ...toAirport, fare: 24.3, code: "HOLA10" });
    expect((await update(id, { passengers: 2 })).body.service.fare).toBe(24.3);
    const nearer = await update(id, destinationOf("faro-viejo"));
    expect(nearer.body.service.fare).toBeLessThan(24);
    expect((await update(id, toAirport)).body.service.fare).toBe(24.3);
    expect((await update(id, { destination: null })).body.service.fare).toBeNull();
  });

  it("adds no promised fare if there was none", async () => {
    const id = await order({ agrupacion_id: 2 });
    expect((await update(id, destinationOf("faro-viejo"))).body.service.fare).toBeNull();
  });

  it("is possible only for the trip's own accounts", async () => {
    const id = await order({}, account("company"));
    for (const kind of ["client", "employee", "hotel"] as const) {
      expect((await update(id, { passengers: 2 }, account(kind))).status).toBe(404);
    }
  });
});

it("keeps to the document", () => {
  expect(sandbox.breaches).toEqual([]);
});

afterAll(() => sandbox.close());
