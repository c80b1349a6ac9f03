import { expect, test } from "vitest";
import type { Address } from "../../api/addresses.server.ts";
import { MAX_SHOWN_SIMPLE, matchWords } from "./match-words.ts";

const place = (name: string, latitude = 38, longitude = name.length / 100): Address => ({
  name,
  latitude,
  longitude,
});
const favourite = (alias: string, address: Address) => ({
  id: address.name.length,
  alias,
  address,
  isDefault: false,
  needs: {},
});

const station = place("Estación Central, Plaza de la Estación, 1");
const stadium = place("Estadio del Faro");
const home = place("Calle de la Estrella, 12");
const office = place("Muelle de Levante, 40");
const favourites = [favourite("Casa", home), favourite("Oficina", office)];

const namesOf = (matches: Address[]) => matches.map(({ name }) => name);

test("lists favourites first, matched by name or address", () => {
  const found = [station, stadium];
  expect(namesOf(matchWords("est", { favourites, found }))).toEqual(
    namesOf([home, station, stadium]),
  );
  expect(matchWords("casa", { favourites, found: [] })).toEqual([{ ...home, favourite: "Casa" }]);
});

test.each([
  ["cas", true],
  ["CÁSA", true],
  ["estrella casa", true],
  ["12 cal", true],
  ["strella", false],
  ["casa norte", false],
])("%j matches a favourite: %s", (typed, isFound) => {
  expect(namesOf(matchWords(typed, { favourites, found: [] }))).toEqual(isFound ? [home.name] : []);
});

test.each(["", "es", " es ", "e s"])("%j matches only with three characters or more", (typed) => {
  const expected = typed === "e s" ? [station.name] : [];
  expect(namesOf(matchWords(typed, { favourites: [], found: [station] }))).toEqual(expected);
});

test("returns three matches at most, and five in the simple search", () => {
  const found = [1, 2, 3, 4, 5, 6].map((number) => place(`Estación ${number}`, number));
  expect(matchWords("estacion", { favourites, found })).toHaveLength(3);
  expect(matchWords("est", { favourites, found }, MAX_SHOWN_SIMPLE)).toHaveLength(5);
});

test("lists a favourite that the search also finds only once", () => {
  const found = [home, place("Estrella, 12", home.latitude + 0.00001, home.longitude), station];
  expect(matchWords("est", { favourites, found })).toEqual([
    { ...home, favourite: "Casa" },
    station,
  ]);
});
