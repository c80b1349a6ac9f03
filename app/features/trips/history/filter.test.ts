import { describe, expect, it } from "vitest";
import { readHistoryQuery, toFilterQuery } from "./filter.server.ts";

const read = (query: string) => readHistoryQuery(new URLSearchParams(query));

describe("the history filter", () => {
  it("is empty without a query", () => {
    const { filter, problems, page } = read("");
    expect(filter).toEqual({});
    expect({ problems, page }).toEqual({ problems: {}, page: 1 });
  });

  it("reads days, an employee and a status that stands for several codes", () => {
    const query = read("from=2026-05-01&to=2026-05-31&status=cancelled&employee=131&page=3");
    expect(query).toMatchObject({
      filter: { from: "2026-05-01", to: "2026-05-31", statuses: [4, 5], employeeId: 131 },
      problems: {},
      page: 3,
    });
  });

  it("accepts days in the formats that users type", () => {
    expect(read("from=1/5/2026&to=31.05.26")).toMatchObject({
      values: { from: "2026-05-01", to: "2026-05-31" },
      filter: { from: "2026-05-01", to: "2026-05-31" },
      problems: {},
    });
  });

  it("accepts the same day as first and last", () => {
    expect(read("from=2026-05-01&to=2026-05-01").problems).toEqual({});
  });

  it("reports invalid days and a wrong order, and keeps what the user typed", () => {
    expect(read("from=2026-02-31&to=mañana")).toMatchObject({
      values: { from: "2026-02-31", to: "mañana" },
      problems: { from: "noDay", to: "notADate" },
    });
    expect(read("from=2026-05-02&to=2026-05-01").problems).toEqual({ to: "beforeFrom" });
  });

  it("refuses days outside the calendar and does not filter by them", () => {
    for (const day of ["0000-01-01", "0001-01-01", "1899-12-31", "2200-01-01", "9999-12-31"]) {
      expect(read(`from=${day}&to=${day}`)).toMatchObject({
        values: { from: day, to: day },
        filter: { from: undefined, to: undefined },
        problems: { from: "outside", to: "outside" },
      });
    }
    expect(read("from=1900-01-01&to=2199-12-31").problems).toEqual({});
  });

  it.each([
    "page=0",
    "page=-1",
    "page=two",
    "page=1e9",
    "status=9",
    "status=constructor",
    "employee=x",
  ])("ignores %s", (query) => {
    expect(read(query)).toEqual(read(""));
  });

  it("limits the page to the API's last one", () => {
    expect(read("page=9999999999").page).toBe(100_000);
    expect(read("page=99999999999").page).toBe(1);
  });

  it("reads back its own address unchanged", () => {
    const { values } = read("from=2026-05-01&status=booked&employee=131");
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(toFilterQuery(values)))
      if (value !== undefined) query.set(name, value);
    expect(`${query}`).toBe("from=2026-05-01&status=booked&employee=131");
    expect(readHistoryQuery(query).values).toEqual(values);
  });
});
