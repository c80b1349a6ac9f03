import { expect, test } from "vitest";
import { listUsualPlaces } from "./usual-places.ts";

const place = (name: string, latitude: number) => ({ name, latitude, longitude: 0 });
const favourite = (id: number, alias: string, address: ReturnType<typeof place>) => ({
  id,
  alias,
  address,
  isDefault: false,
  needs: {},
});
const trip = (from: ReturnType<typeof place>, to?: ReturnType<typeof place>) => ({
  origin: { ...from, notes: "Side door" },
  destination: {
    name: to?.name ?? null,
    position: to ? { latitude: to.latitude, longitude: to.longitude } : null,
  },
});

const home = place("Calle Mayor, 3", 1);
const station = place("Estación Central", 2);
const beach = place("Playa Mayor", 3);

test("offers favourites, then the destinations and origins of recent trips", () => {
  expect(listUsualPlaces([favourite(1, "Casa", home)], [trip(beach, station)])).toEqual([
    { ...home, favourite: "Casa" },
    { ...station, isRecent: true },
    { ...beach, isRecent: true },
  ]);
});

test("offers no place twice", () => {
  const trips = [trip(home, station), trip(station, home), trip({ ...home, latitude: 1.00001 })];
  expect(listUsualPlaces([favourite(1, "Casa", home)], trips).map(({ name }) => name)).toEqual([
    home.name,
    station.name,
  ]);
});

test("offers five favourites and four recent places at most", () => {
  const favourites = Array.from({ length: 8 }, (_, at) =>
    favourite(at, `F${at}`, place(`F${at}`, at)),
  );
  const trips = Array.from({ length: 8 }, (_, at) => trip(place(`R${at}`, 20 + at)));
  const offered = listUsualPlaces(favourites, trips);
  expect(offered.map(({ name }) => name)).toEqual([
    ...["F0", "F1", "F2", "F3", "F4"],
    ...["R0", "R1", "R2", "R3"],
  ]);
});
