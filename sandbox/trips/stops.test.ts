import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { clientFor, findAccount } from "../test-client.ts";
import { addressOf, destinationOf, journey, makeOrder } from "./test-order.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
const METERED = 1;
const FIXED = 2;
const WITHOUT_STOPS = 3;

beforeEach(() => sandbox.reset());

const client = () => findAccount(sandbox, "client");
const api = () => clientFor(sandbox, client());

function stopAt(id: string) {
  const { nombre, latitud, longitud } = addressOf(id);
  return { latitude: latitud, longitude: longitud, name: nombre };
}

const beach = stopAt("playa-larga");
const order = (changes: object) => api().post("/services/", makeOrder(client(), changes));

async function offerOf(agrupacion_id: number, stops: object[]) {
  const search = journey("plaza-mayor", "aeropuerto-de-cantalmar-terminal-2", { stops });
  const { body } = await api().post("/agrupations/search/", { search, agrupacion_id });
  return body.agrupations[0];
}

describe("a stop on the way", () => {
  it("is held by the trip, also in the history", async () => {
    const { status, body } = await order({ stops: [beach, stopAt("faro-viejo")] });
    expect(status).toBe(201);
    const stops = [beach, stopAt("faro-viejo")];
    expect(body.service.stops).toEqual(stops);
    const { services } = (await api().get("/v2/services?limit=20&offset=0")).body;
    expect(services).toContainEqual(expect.objectContaining({ id: body.service.id, stops }));
  });

  it("raises the fare by its way and its wait", async () => {
    const [direct, stopped] = [await offerOf(METERED, []), await offerOf(METERED, [beach])];
    expect(stopped.max_stops).toBe(4);
    expect(stopped.fare.low_estimate).toBeGreaterThan(direct.fare.low_estimate);
    const wait = { label: "Espera en las paradas (3 min)", value: expect.stringContaining("1,26") };
    expect(stopped.fare.breakdown).toContainEqual(wait);
    const fixed = await offerOf(FIXED, []);
    expect((await offerOf(FIXED, [beach])).fare.fare).toBeGreaterThan(fixed.fare.fare);
  });

  it("leaves the fare as it is at a group that takes none, which refuses it", async () => {
    const [direct, stopped] = [
      await offerOf(WITHOUT_STOPS, []),
      await offerOf(WITHOUT_STOPS, [beach]),
    ];
    expect(stopped).toEqual(direct);
    expect(stopped.max_stops).toBe(0);
    const { status, body } = await order({ agrupacion_id: WITHOUT_STOPS, stops: [beach] });
    expect([status, body.errors[0].field]).toEqual([422, "stops"]);
    const tooMany = await order({ agrupacion_id: FIXED, stops: [beach, beach, beach] });
    expect(tooMany.body.errors[0].message).toContain("como máximo 2");
  });

  it("can be added, moved and removed until the pickup", async () => {
    const { id } = (await order({ fecha_servicio_diferido: "2026-05-20 15:00:00" })).body.service;
    const change = (stops: object[]) => api().put(`/service/${id}/update/`, { service: { stops } });
    expect((await change([beach])).body.service.stops).toEqual([beach]);
    expect((await change([])).body.service.stops).toEqual([]);
    expect((await change([beach, beach, beach, beach, beach])).status).toBe(422);
  });
});

describe("a way back", () => {
  const back = { ...destinationOf("plaza-mayor"), direccion: addressOf("estacion-central") };

  it("is linked with the trip there, from both of them", async () => {
    const there = (await order({})).body.service;
    const { body } = await order({
      ...{ ...back, return_of: there.id },
      fecha_servicio_diferido: "2026-05-18 18:00:00",
    });
    expect(body.service).toMatchObject({ return_of: there.id, return_trip: null });
    const { services } = (await api().get("/services/in_process/list")).body;
    expect(services.find(({ id }: { id: number }) => id === there.id)).toMatchObject({
      return_of: null,
      return_trip: body.service.id,
    });
  });

  it("needs a trip there that the user can see", async () => {
    const others = findAccount(sandbox, "hotel");
    const hidden = [...sandbox.world.trips.values()].find(({ ownerId }) => ownerId === others.id);
    for (const return_of of [hidden?.id, 999_999]) {
      const { status, body } = await order({ ...back, return_of });
      expect([status, body.errors[0].field]).toEqual([422, "return_of"]);
    }
  });
});

it("keeps to the document", () => {
  expect(sandbox.breaches).toEqual([]);
});

afterAll(() => sandbox.close());
