import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Draft, readDraft, toDraftQuery, whenOf } from "./draft.server.ts";

const read = (query: string | Record<string, string>) =>
  readDraft(new URLSearchParams(query), { mostPassengers: 7 });

const nothing: Draft = {
  to: { text: "" },
  stops: [],
  timing: "now",
  date: "",
  time: "",
  passengers: 1,
  notes: "",
  code: "",
};

test("reads an empty address as a request for now with one passenger", () => {
  expect(read("")).toEqual({ draft: nothing, problems: [] });
});

test("reads every field from a link", () => {
  const { draft, problems } = read({
    from: "Plaza Mayor",
    from_lat: "38.001",
    from_lng: "0.612",
    to: "Faro Viejo",
    stop1: "Mercado",
    stop1_lat: "38.01",
    stop1_lng: "0.6",
    stop2: "",
    way: "return",
    return_date: "2026-06-01",
    return_time: "18:15",
    when: "2026-06-01T09:30",
    passengers: "3",
    traveller: "Lucía Ferrer",
    phone: "600 111 222",
    notes: "Portal azul",
    employee: "131",
    service_type: "41",
    code: "HOLA10",
    group: "2",
  });
  expect(draft).toEqual({
    from: { text: "Plaza Mayor", position: { latitude: 38.001, longitude: 0.612 } },
    to: { text: "Faro Viejo" },
    stops: [{ text: "Mercado", position: { latitude: 38.01, longitude: 0.6 } }, { text: "" }],
    back: { date: "2026-06-01", time: "18:15" },
    timing: "later",
    date: "2026-06-01",
    time: "09:30",
    passengers: 3,
    traveller: "Lucía Ferrer",
    phone: "600 111 222",
    notes: "Portal azul",
    employee: 131,
    serviceType: 41,
    code: "HOLA10",
    group: 2,
  });
  expect(problems).toEqual([]);
  expect(whenOf(draft)).toBe("2026-06-01 09:30");
});

describe("an invalid part", () => {
  test("is left out and named", () => {
    const { draft, problems } = read({
      from: "Plaza Mayor",
      from_lat: "north",
      from_lng: "0.612",
      passengers: "99",
      employee: "me",
      service_type: "-1",
      group: "1e99",
    });
    expect(draft).toEqual({ ...nothing, from: { text: "Plaza Mayor" } });
    expect(problems).toEqual(["passengers", "employee", "serviceType", "group"]);
  });

  test.each([
    ["2026-02-30 10:00", { date: "", time: "10:00" }, ["date"]],
    ["2026-06-01 25:00", { date: "2026-06-01", time: "" }, ["time"]],
    ["tomorrow at nine", { date: "", time: "" }, ["date", "time"]],
    ["2026-06-01", { date: "2026-06-01", time: "" }, []],
  ])("of a time is no time yet: %s", (when, left, named) => {
    const { draft, problems } = read({ when });
    expect(draft).toMatchObject({ timing: "later", ...left });
    expect(problems).toEqual(named);
    expect(whenOf(draft)).toBeUndefined();
  });
});

test("reads a group that comes with its quoted fare", () => {
  expect(read("group=2:27.00").draft.group).toBe(2);
});

describe("when", () => {
  test.each([
    [{ when: "2026-06-01 09:30" }, "2026-06-01 09:30"],
    [{ timing: "later", date: "2026-06-01", time: "09:30:00" }, "2026-06-01 09:30"],
    [{ timing: "now", date: "2026-06-01", time: "09:30" }, undefined],
    [{ timing: "later", date: "", time: "" }, undefined],
  ])("%o is %s", (query, when) => {
    expect(whenOf(read(query as Record<string, string>).draft)).toBe(when);
  });
});

describe("a place", () => {
  const square = { from: "Plaza Mayor", from_lat: "38.001", from_lng: "0.612" };
  const position = { latitude: 38.001, longitude: 0.612 };

  test("that the user has cleared differs from one that is missing", () => {
    expect(read("").draft.from).toBeUndefined();
    expect(read("from=").draft.from).toEqual({ text: "" });
  });

  test("loses its coordinates when its text changes", () => {
    expect(read({ ...square, from_known: "Plaza Mayor" }).draft.from?.position).toEqual(position);
    expect(read({ ...square, from: "Faro", from_known: "Plaza Mayor" }).draft.from).toEqual({
      text: "Faro",
    });
    expect(read({ ...square, from: "" }).draft.from).toEqual({ text: "" });
  });

  test("whose button was pressed wins over the typed text", () => {
    const { draft } = read({ ...square, from_pick: "37.99,0.59,Faro Viejo, Muelle, 40" });
    expect(draft.from).toEqual({
      text: "Faro Viejo, Muelle, 40",
      position: { latitude: 37.99, longitude: 0.59 },
    });
  });

  test("may be the position of the user", () => {
    const { draft } = read({ ...square, from_near: "38.002,0.61" });
    expect(draft.from).toEqual({ text: "", near: { latitude: 38.002, longitude: 0.61 } });
  });

  test("is swapped with the other", () => {
    const { draft } = read({ ...square, to: "Faro", swap: "1" });
    expect(draft.from).toEqual({ text: "Faro" });
    expect(draft.to).toEqual({ text: "Plaza Mayor", position });
  });
});

describe("the stops", () => {
  const stops = { stop1: "Faro", stop2: "Mercado", stop3: "Puerto" };
  const stopsOf = (query: Record<string, string>) =>
    read({ ...stops, ...query }).draft.stops.map(({ text }) => text);

  test.each([
    ["stop_add@3", ["Faro", "Mercado", "Puerto", ""]],
    ["stop_remove@1", ["Faro", "Puerto"]],
    ["stop_up@2", ["Faro", "Puerto", "Mercado"]],
    ["stop_down@0", ["Mercado", "Faro", "Puerto"]],
    ["stop_up@0", ["Faro", "Mercado", "Puerto"]],
    ["swap", ["Puerto", "Mercado", "Faro"]],
  ])("change with the button %s", (press, expected) => {
    expect(stopsOf({ [press]: "A button" })).toEqual(expected);
  });

  test("are four at most", () => {
    expect(stopsOf({ stop4: "Playa", "stop_add@4": "Add a stop" })).toHaveLength(4);
  });

  test("take the address that the user has picked", () => {
    const { draft } = read({ stop1: "Plaza", "stop1_pick@38.001,0.612": "Plaza Mayor" });
    const position = { latitude: 38.001, longitude: 0.612 };
    expect(draft.stops).toEqual([{ text: "Plaza Mayor", position }]);
  });
});

describe("a time of the way back that is no time", () => {
  test("is left out and named", () => {
    const { draft, problems } = read({ way: "return", return_date: "soon", return_time: "18:15" });
    expect(draft.back).toEqual({ date: "", time: "18:15" });
    expect(problems).toEqual(["returnDate"]);
  });
});

describe("the address", () => {
  const words = fc.string({ maxLength: 30 }).map((text) => text.replaceAll("\r\n", "\n").trim());
  const position = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }).map((value) => value || 0),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }).map((value) => value || 0),
  });
  const named = fc.record({ text: words.filter(Boolean), position }, { requiredKeys: ["text"] });
  const id = fc.integer({ min: 1, max: 2_147_483_647 });
  const moment = fc.constantFrom(
    { timing: "now" as const, date: "", time: "" },
    { timing: "later" as const, date: "", time: "" },
    { timing: "later" as const, date: "2026-06-01", time: "09:30" },
    { timing: "later" as const, date: "2026-06-01", time: "" },
  );
  const drafts = fc
    .record(
      {
        from: fc.oneof(named, fc.constant({ text: "" })),
        to: fc.oneof(named, fc.constant({ text: "" })),
        passengers: fc.integer({ min: 1, max: 7 }),
        traveller: words,
        phone: words,
        notes: words,
        employee: id,
        serviceType: id,
        code: words,
        group: id,
        stops: fc.array(fc.oneof(named, fc.constant({ text: "" })), { maxLength: 4 }),
        back: fc.constantFrom(
          { date: "2026-06-01", time: "18:15" },
          { date: "2026-06-01", time: "" },
          { date: "", time: "" },
        ),
        returnOf: id,
      },
      { requiredKeys: ["to", "stops", "passengers", "notes", "code"] },
    )
    .chain((draft) => moment.map((when) => ({ ...draft, ...when })));

  test("holds every draft completely", () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const query = new URLSearchParams();
        for (const [name, value] of Object.entries(toDraftQuery(draft))) {
          if (value !== undefined) query.set(name, String(value));
        }
        expect(read(query.toString())).toEqual({ draft, problems: [] });
      }),
    );
  });

  test("is readable whatever it holds", () => {
    const name = fc.constantFrom(
      ...["from", "from_lat", "from_lng", "from_near", "from_pick", "from_known", "to", "swap"],
      ...["when", "date", "time", "timing", "passengers", "traveller", "notes", "group", "code"],
      ...["stop1", "stop2_lat", "stop_up@1", "way", "return_date", "return_time", "return_of"],
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (entries) => {
        expect(() => readDraft(new URLSearchParams(entries), { mostPassengers: 7 })).not.toThrow();
      }),
    );
  });
});
