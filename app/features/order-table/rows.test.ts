import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { noNeeds } from "../../api/needs.ts";
import { languages } from "../../i18n/languages.ts";
import { readText } from "../../table-file/read-text.server.ts";
import { texts } from "./column-texts.ts";
import { columns } from "./columns.server.ts";
import { type RowOptions, toRows } from "./rows.server.ts";

const options: RowOptions = {
  brand: { phone: "+34980000101", timeZone: "Europe/Madrid", maxPassengers: 7 },
  allowed: columns,
  employees: [
    { id: 1, name: "Óscar Peña", email: "oscar@empresa.example", needs: { wheelchair: true } },
    { id: 2, name: "Ana Gil", email: "ana@empresa.example", needs: noNeeds },
    { id: 3, name: "Ana Gil", email: "ana2@empresa.example", needs: noNeeds },
  ],
  serviceTypes: [{ id: 9, name: "Ferias" }],
  hasUsualTraveller: false,
  hasUsualPickup: false,
};

function read(...lines: string[]) {
  const table = readText(lines.join("\n"));
  if (!("rows" in table)) throw new Error(table.problem);
  const read = toRows(table.rows, options);
  if (!("rows" in read)) throw new Error(read.problem);
  return read;
}
const head = "who;phone;from;to;date;time;passengers;service type;employee;notes;needs";
const problemsOf = (line: string) =>
  read(head, line).rows[0]?.problems.map(({ field, message }) => [
    field,
    "rule" in message ? message.rule : "",
  ]);

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-03-01T10:00:00Z"), toFake: ["Date"] });
});
afterEach(() => vi.useRealTimers());

describe("the columns", () => {
  test.each(languages)("have names in %s, in any order", (language) => {
    const names = columns.toReversed().map((column) => texts[language][column]);
    const cells = columns
      .toReversed()
      .map((column) => (column === "date" ? "2026-05-01" : column === "time" ? "07:40" : ""));
    const { unknown, rows } = read(names.join(";"), cells.join(";"));
    expect(unknown).toEqual([]);
    expect(rows[0]).toMatchObject({ date: "2026-05-01", time: "07:40" });
  });

  test("keep the names that our Portuguese files gave them before", () => {
    const { unknown } = read("quem;telemóvel;nome do funcionário;de;data;hora", "Ana;;;;;");
    expect(unknown).toEqual([]);
  });

  test("keep the name that our Arabic files gave the traveler before", () => {
    const { unknown, rows } = read("من المسافر;من;التاريخ;الوقت", "Ana;Plaza;1/5/2026;8:00");
    expect(unknown).toEqual([]);
    expect(rows[0]).toMatchObject({ traveller: "Ana" });
  });

  test("that are not known are told, and the others are read", () => {
    const { unknown, rows } = read("Colour;Guest;Pickup;Day;Hour", "red;Ana;Plaza;1/5/2026;8:00");
    expect(unknown).toEqual(["Colour"]);
    expect(rows[0]).toMatchObject({ line: 2, traveller: "Ana", from: "Plaza", problems: [] });
  });
});

describe("a time", () => {
  test.each([
    ["2026-05-01 07:40", "", "2026-05-01", "07:40"],
    ["1/5/2026 7:40", "", "2026-05-01", "07:40"],
    ["46143", "0.3194444444", "2026-05-01", "07:40"],
    ["2026-05-01", "2026-05-01 07:40", "2026-05-01", "07:40"],
    ["1.5.2026", "7:40 pm", "2026-05-01", "19:40"],
  ])("is read as spreadsheets write it: %s | %s", (typedDate, typedTime, date, time) => {
    const [row] = read(head, `Ana;;Plaza;;${typedDate};${typedTime};;;;;`).rows;
    expect(row).toMatchObject({ date, time, problems: [] });
  });

  test.each([
    [["0.5"], ["12:00"]],
    [["0,75"], ["18:00"]],
    [["0.30"], ["00:30"]],
    [
      ["0.25", "0.5"],
      ["06:00", "12:00"],
    ],
    [
      ["0.25", "07.40"],
      ["00:25", "07:40"],
    ],
  ])("is a part of a day where the column has one: %j", (typed, times) => {
    const lines = typed.map((time) => `Ana;;Plaza;;2026-05-01;"${time}";;;;;`);
    expect(read(head, ...lines).rows.map(({ time }) => time)).toEqual(times);
  });

  test("has day and month in one order in the whole column", () => {
    const dates = (...typed: string[]) =>
      read(head, ...typed.map((date) => `Ana;;Plaza;;${date};08:00;;;;;`)).rows.map(
        (row) => row.date,
      );
    expect(dates("04/05/2026", "04/06/2026")).toEqual(["2026-05-04", "2026-06-04"]);
    expect(dates("04/05/2026", "04/23/2026")).toEqual(["2026-04-05", "2026-04-23"]);
    expect(dates("04/05/2026", "23/04/2026")).toEqual(["2026-05-04", "2026-04-23"]);
  });

  test("is refused where the clocks skip it, and noted where they show it twice", () => {
    expect(problemsOf("Ana;;Plaza;;2026-03-29;02:30;;;;;")).toEqual([["time", "skipped"]]);
    const [row] = read(head, "Ana;;Plaza;;2026-10-25;02:30;;;;;").rows;
    expect(row).toMatchObject({ isDoubled: true, problems: [] });
  });
});

describe("a problem", () => {
  test.each([
    [";;Plaza;;2026-05-01;08:00;;;;;", ["traveller", "travellerMissing"]],
    ["Ana;123;Plaza;;2026-05-01;08:00;;;;;", ["phone", "phone"]],
    ["Ana;;;;2026-05-01;08:00;;;;;", ["from", "required"]],
    ["Ana;;Plaza;;2026-02-30;08:00;;;;;", ["date", "noSuchDay"]],
    ["Ana;;Plaza;;2026-05-01;25:00;;;;;", ["time", "time"]],
    ["Ana;;Plaza;;2026-05-01;;;;;;", ["time", "required"]],
    ["Ana;;Plaza;;2020-05-01;08:00;;;;;", ["date", "past"]],
    ["Ana;;Plaza;;2028-05-01;08:00;;;;;", ["date", "tooFar"]],
    ["Ana;;Plaza;;2026-05-01;08:00;9;;;;", ["passengers", "between"]],
    ["Ana;;Plaza;;2026-05-01;08:00;;Bodas;;;", ["serviceType", "unknownServiceType"]],
    [";;Plaza;;2026-05-01;08:00;;;Eva;;", ["employee", "unknownEmployee"]],
    [";;Plaza;;2026-05-01;08:00;;;ana gil;;", ["employee", "severalEmployees"]],
    ["Ana;;Plaza;;2026-05-01;08:00;;;;;parking", ["needs", "unknownNeeds"]],
    ["Ana;;Plaza;;2026-05-01;08:00;;;;;2 child seats, 2 booster seats", ["needs", "tooManyNeeds"]],
    ["Ana;;=A1;;2026-05-01;08:00;;;;;", ["from", "formula"]],
    ["Ana;;Plaza;;2026-05-01;08:00;;;;;;by the door", ["", "extraCells"]],
  ])("is told at its field: %s", (line, problem) => {
    expect(problemsOf(line)).toEqual([problem]);
  });
});

test("an employee may be named without accents or by e-mail, and brings a name and needs", () => {
  const lines = ["oscar pena", "OSCAR@empresa.example"].map(
    (name) => `;;Plaza;;2026-05-01;08:00;;ferias;${name};;`,
  );
  for (const row of read(head, ...lines).rows) {
    expect(row).toMatchObject({
      ...{ traveller: "Óscar Peña", employeeId: 1, serviceTypeId: 9, problems: [] },
      needs: { wheelchair: true },
    });
  }
});

describe("the keys of rows", () => {
  const line = (at: number) => `Guest ${at % 5};;Plaza;;2026-05-01;08:0${at % 3};;;;;`;
  const keysOf = (lines: string[]) => read(head, ...lines).rows.map(({ key }) => key);

  test("are different for all rows of a file, also for equal ones, and the same in any order", {
    tags: "full",
  }, () => {
    const numbers = fc.array(fc.nat(14), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(numbers, fc.infiniteStream(fc.double({ noNaN: true })), (some, dice) => {
        const lines = some.map(line);
        const keys = keysOf(lines);
        expect(new Set(keys).size).toBe(lines.length);
        const shuffled = lines
          .map((text) => ({ text, die: dice.next().value as number }))
          .toSorted((one, other) => one.die - other.die)
          .map(({ text }) => text);
        expect(keysOf(shuffled).toSorted()).toEqual(keys.toSorted());
      }),
    );
  });

  test("do not depend on how a value is written, nor on the columns' order and names", () => {
    const [key] = keysOf(["Ána Gil;600 111 222;PLAZA  mayor;;2026-05-01;08:00;1;;;;"]);
    const other = read(
      "Hora;Fecha;Desde;Teléfono;Quién",
      "8:00;1/5/2026;plaza mayor;+34600111222;ana gil",
    );
    expect(other.rows[0]?.key).toBe(key);
  });

  test("change with each value", () => {
    const rows = [
      "Ana;;Plaza;;2026-05-01;08:00;;;;;",
      "Eva;;Plaza;;2026-05-01;08:00;;;;;",
      "Ana;+34600111222;Plaza;;2026-05-01;08:00;;;;;",
      "Ana;;Calle;;2026-05-01;08:00;;;;;",
      "Ana;;Plaza;Calle;2026-05-01;08:00;;;;;",
      "Ana;;Plaza;;2026-05-02;08:00;;;;;",
      "Ana;;Plaza;;2026-05-01;08:01;;;;;",
      "Ana;;Plaza;;2026-05-01;08:00;2;;;;",
      "Ana;;Plaza;;2026-05-01;08:00;;Ferias;;;",
      "Ana;;Plaza;;2026-05-01;08:00;;;oscar pena;;",
      "Ana;;Plaza;;2026-05-01;08:00;;;;By the door;",
      "Ana;;Plaza;;2026-05-01;08:00;;;;;wheelchair",
    ];
    const keys = rows.map((row) => keysOf([row])[0]);
    expect(new Set(keys).size).toBe(rows.length);
  });
});
