import { describe, expect, test } from "vitest";
import type { Brand } from "../../../api/configuration.server.ts";
import { readCsv } from "../../../csv/read-csv.server.ts";
import { texts } from "../csv-texts.ts";
import { toImportRows } from "./rows.server.ts";

const brand = { phone: "+34980000101", timeZone: "Europe/Madrid" } as Brand;
const read = (...lines: string[]) => toImportRows(readCsv(lines.join("\n")), brand);
const ana = { name: "Ana Gil", email: "ana@empresa.example", phone: "+34600111222", problems: [] };

describe("the columns", () => {
  test.each([
    ["in the default order without headings", ["Ana Gil;ana@empresa.example;600 111 222"]],
    [
      "in another order with headings",
      ["Móvil;E-mail;Nombre", "600111222;ana@empresa.example;Ana Gil"],
    ],
    [
      "with other columns between them",
      ["id,name,password,email,phone", "7,Ana Gil,secret,ana@empresa.example,600111222"],
    ],
    [
      "with the surname in a column of its own",
      ["Nombre;Apellidos;Correo electrónico;Teléfono*", "Ana;Gil;ana@empresa.example;600111222"],
    ],
    [
      "as in the panel's own export",
      [
        "nombre;correo;teléfono;activo;alta",
        'Ana Gil;ana@empresa.example;"\'+34600111222";sí;2026-01-12',
      ],
    ],
  ])("are recognised %s", (_, lines) => {
    const [row] = read(...lines) ?? [];
    expect(row).toMatchObject(ana);
    // Other columns, such as a password, must not be stored.
    expect(JSON.stringify(row)).not.toContain("secret");
  });

  test.each(Object.entries(texts))(
    "are recognised by the names of our own file in %s",
    (_, own) => {
      const [row] =
        read(
          [own.name, own.email, own.phone].join(";"),
          "Ana Gil;ana@empresa.example;600 111 222",
        ) ?? [];
      expect(row).toMatchObject(ana);
    },
  );

  test("are recognised quickly even in a very long cell", () => {
    // A regular expression with quadratic backtracking would exceed the test's timeout.
    const [row] =
      read(`nombre;correo;${"*".repeat(400_000)}x`, "Ana Gil;ana@empresa.example;7") ?? [];
    expect(row).toMatchObject({ name: "Ana Gil", email: "ana@empresa.example" });
  });

  test("must include a name and an e-mail", () => {
    expect(read("nombre;teléfono", "Ana;600111222")).toBeUndefined();
    expect(read("correo", "ana@empresa.example")).toBeUndefined();
    expect(read()).toEqual([]);
    expect(read("nombre;correo")).toEqual([]);
  });
});

describe("the problems of a row", () => {
  const problemsOf = (...lines: string[]) =>
    (read("nombre;correo;teléfono", ...lines) ?? []).map(({ line, problems }) => [
      line,
      ...problems.map(({ field, message }) => [field, "rule" in message && message.rule]),
    ]);

  test("are listed for each cell, with the row's line in the file", () => {
    expect(
      problemsOf("Ana;ana@empresa.example;", "", ";eva;12", "R2D2;d2@empresa.example;"),
    ).toEqual([
      [2],
      [4, ["name", "required"], ["email", "email"], ["telephone", "phone"]],
      [5, ["name", "alpha"]],
    ]);
  });

  test("include an e-mail or phone that an earlier row has in another spelling", () => {
    const rows = read(
      "nombre;correo;teléfono",
      "Ana;ana@empresa.example;600111222",
      "Eva;ANA@empresa.example;",
      "Leo;leo@empresa.example;+34 600 111 222",
    );
    expect(rows?.map(({ problems }) => problems)).toEqual([
      [],
      [{ field: "email", message: { rule: "repeated", values: { line: 2 } } }],
      [{ field: "telephone", message: { rule: "repeated", values: { line: 2 } } }],
    ]);
  });

  test("do not store more of a cell than can be shown", () => {
    const [row] = read("nombre;correo", `${"a".repeat(5000)};x`) ?? [];
    expect(row?.name.length).toBeLessThan(300);
  });
});
