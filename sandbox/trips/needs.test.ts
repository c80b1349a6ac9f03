import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { clientFor, findAccount } from "../test-client.ts";
import { journey, makeOrder } from "./test-order.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });

beforeEach(() => sandbox.reset());
afterAll(() => {
  expect(sandbox.breaches).toEqual([]);
  return sandbox.close();
});

const SMALL_CARS = 3;
const client = () => findAccount(sandbox, "client");
const panel = () => clientFor(sandbox, client());

const order = (changes: object) => panel().post("/services/", makeOrder(client(), changes));
const update = (id: number, service: object) => panel().put(`/service/${id}/update/`, { service });

describe("a traveller's needs", () => {
  const needs = { wheelchair: true, child_seats: ["booster"], luggage: 2, pet: "assistance" };

  it("stay with the trip until a change names others", async () => {
    const { status, body } = await order({ needs });
    expect([status, body.service.needs]).toEqual([201, needs]);
    const { id } = body.service;
    const renamed = await update(id, { viajero: { nombre: "Ana" } });
    expect(renamed.body.service.needs).toEqual(needs);
    const changed = await update(id, { needs: { luggage: 1 } });
    expect(changed.body.service.needs).toEqual({ luggage: 1 });
    expect((await update(id, { needs: {} })).body.service.needs).toEqual({});
  });

  it("mark the groups that have no taxi for them", async () => {
    const search = journey("plaza-mayor", "estacion-central", { needs: { ...needs, luggage: 4 } });
    const { body } = await panel().post("/agrupations/search/", { search });
    const groups = body.agrupations as { id: number; unserved_needs: string[] }[];
    expect(Object.fromEntries(groups.map((each) => [each.id, each.unserved_needs]))).toMatchObject({
      1: [],
      [SMALL_CARS]: ["wheelchair", "child_seats", "luggage"],
    });
  });

  it("are refused by a group that has no taxi for them", async () => {
    const { status, body } = await order({ agrupacion_id: SMALL_CARS, needs });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([
      {
        field: "needs",
        message: "Taxi Limoncillo no tiene taxis para: silla de ruedas, sillas infantiles",
      },
    ]);
  });
});
