import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readCsv } from "../../app/csv/read-csv.server.ts";
import { texts } from "../../app/routes/employee/texts.ts";
import type { Fault } from "../../sandbox/control/faults.ts";
import { findAccount } from "../../sandbox/test-client.ts";
import type { Account } from "../../sandbox/world.ts";
import { borrowPanel } from "../services/borrow-panel.ts";
import { addCompany, addEmployee, employeesOf } from "../services/companies.ts";
import { visitAs } from "../services/customers.ts";
import type { Panel } from "../services/panel.ts";
import type { Visitor } from "../services/visitor.ts";
import { textOf } from "./read-page.ts";

const MOST_BYTES = 150_000;

let panel: Panel;
beforeAll(async () => {
  panel = await borrowPanel();
});
afterAll(() => panel.stop());
afterEach(() => panel.sandbox.faults.clear());

const open = async (language: "en" | "es" = "en") => {
  const company = addCompany(panel);
  return { company, visitor: await visitAs(panel, company, language) };
};

const fail = (operation: Fault["operation"], status: number, body: object) =>
  panel.sandbox.faults.add({ operation, kind: "status", status, body, times: 1 });

/** Follows the redirect of a form to the page with its result. */
async function follow(visitor: Visitor, sent: Promise<{ status: number; location?: string }>) {
  const { status, location = "" } = await sent;
  expect(status).toBe(303);
  const page = await visitor.get(location);
  return { location, html: page.html, text: textOf(page.html) };
}

const newcomer = () => ({
  form: "new",
  key: randomUUID(),
  name: "Óscar Peña",
  email: `oscar.${randomUUID()}@empresa.example`,
  telephone: "",
});

describe("a user who is not a company", () => {
  const screens = [
    ...["/employee", "/employee/import", "/employee/employees.csv"],
    ...["/employee/import/result.csv", "/service_type"],
  ];

  it.each(["client", "employee"] as const)(
    "gets 404 on all screens for employees: a %s",
    async (kind) => {
      const visitor = await visitAs(panel, findAccount(panel.sandbox, kind));
      for (const path of screens) expect((await visitor.get(path)).status, path).toBe(404);
    },
  );

  it.each(["client", "employee"] as const)(
    "changes nothing by forged forms: a %s",
    async (kind) => {
      const visitor = await visitAs(panel, findAccount(panel.sandbox, kind));
      const victim = findAccount(panel.sandbox, "employee");
      const before = JSON.stringify([victim, panel.sandbox.world.accounts.size]);
      // Every operation of the API fails with a status that the test would notice.
      panel.sandbox.faults.add({ operation: "*", kind: "reset" });
      const id = `${victim.id}`;
      const posts: [string, Record<string, string>][] = [
        ["/employee", newcomer()],
        ["/employee", { form: "edit", id, name: "Otro", email: "otro@empresa.example" }],
        ["/employee", { form: "active", id, isActive: "false" }],
        [
          "/employee",
          { form: "password", id, password: "x".repeat(9), password_confirmation: "x".repeat(9) },
        ],
        ...["reset", "close", "remove"].map((form): [string, Record<string, string>] => [
          "/employee",
          { form, id },
        ]),
        ["/employee/import", { form: "check", rows: "Ana;ana@empresa.example" }],
        ["/service_type", { form: "new", key: randomUUID(), name: "Ferias" }],
        ["/service_type", { form: "remove", id: "1" }],
      ];
      for (const [path, form] of posts) {
        expect((await visitor.post(path, form)).status, `${path} ${form.form}`).toBe(404);
      }
      panel.sandbox.faults.clear();
      expect(JSON.stringify([victim, panel.sandbox.world.accounts.size])).toBe(before);
    },
  );

  it("is redirected to the log-in when not logged in", async () => {
    const { visitor } = await open();
    visitor.cookies.clear();
    expect((await visitor.get("/employee")).location).toContain("/before_room");
    expect((await visitor.post("/employee", newcomer())).location).toContain("/before_room");
  });
});

describe("another company's employee", () => {
  it("cannot be read or changed, whatever id is sent", async () => {
    const { visitor } = await open();
    const stranger = addEmployee(panel, addCompany(panel));
    const before = JSON.stringify(stranger);
    const id = `${stranger.id}`;
    const forms: Record<string, string>[] = [
      { form: "edit", id, name: "Otro", email: "otro@empresa.example", telephone: "" },
      { form: "active", id, isActive: "false" },
      { form: "password", id, password: "123456789", password_confirmation: "123456789" },
      { form: "reset", id },
      { form: "close", id },
    ];
    for (const form of forms) {
      expect((await visitor.post("/employee", form)).status, form.form).toBe(422);
    }
    expect(JSON.stringify(stranger)).toBe(before);
    expect((await visitor.get(`/history/servicios.pdf?employee=${id}`)).status).toBe(404);
    const { html } = await visitor.get(`/employee?show=edit-${id}`);
    expect(html).not.toContain(stranger.email);
  });
});

describe("three hundred employees", () => {
  let company: Account;
  let visitor: Visitor;
  beforeAll(async () => {
    ({ company, visitor } = await open("es"));
    for (let count = 0; count < 300; count += 1) {
      addEmployee(panel, company, {
        name: `María del Carmen Fernández de la Fuente ${String.fromCharCode(65 + (count % 26))}`,
        email: `maria.del.carmen.fernandez.de.la.fuente.${count}@una-empresa-muy-larga.example`,
      });
    }
  });

  it.each([
    ["the list", "/employee"],
    ["the last page", "/employee?page=15&sort=-since"],
    ["a search that finds them all", "/employee?q=maria"],
    ["a new row", "/employee?show=new"],
  ])("make a page of less than 150 kB: %s", async (_, path) => {
    const { status, html } = await visitor.get(path);
    expect(status).toBe(200);
    expect(html).toContain("María del Carmen");
    expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES);
  });

  it("make a form of less than 150 kB, wherever in the list the employee is", async () => {
    const last = employeesOf(panel, company).at(-1);
    const { html } = await visitor.get(`/employee?show=edit-${last?.id}`);
    expect(html).toContain(`value="${last?.email}"`);
    expect(Buffer.byteLength(html)).toBeLessThan(MOST_BYTES);
  });

  it("are searched by parts of the name, the e-mail and the phone", async () => {
    const someone = addEmployee(panel, company, {
      name: "Íñigo Ñúñez",
      email: "el.unico@empresa.example",
      phone: "+34699887766",
    });
    for (const words of ["inigo nun", "NUÑEZ", "unico", "699 88 77"]) {
      const { html } = await visitor.get(`/employee?q=${encodeURIComponent(words)}`);
      expect(textOf(html), words).toContain("1 de 301");
      expect(html, words).toContain(someone.email);
    }
    const { html } = await visitor.get("/employee?q=nadie");
    expect(textOf(html)).toContain(texts.es.none_found);
  });

  it("are exported as a table without spreadsheet formulas", async () => {
    addEmployee(panel, company, { name: '=HYPERLINK("http://evil.example";"x") 🚕', phone: null });
    const { status, headers, html } = await visitor.get("/employee/employees.csv");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(headers["content-disposition"]).toBe('attachment; filename="empleados.csv"');
    expect(html).toContain(`"'=HYPERLINK(""http://evil.example"";""x"") 🚕"`);
    const rows = readCsv(html).map(({ cells }) => cells);
    expect(rows[0]).toEqual(["nombre", "correo", "teléfono", "activo", "alta"]);
    expect(rows).toHaveLength(employeesOf(panel, company).length + 1);
    expect(rows.flat()).toContain("+34699887766");
  });
});

describe("a save", () => {
  it("adds one employee when the form is sent twice", async () => {
    const { company, visitor } = await open("es");
    const form = newcomer();
    const [one, other] = await Promise.all([
      visitor.post("/employee", form),
      visitor.post("/employee", form),
    ]);
    expect([one.status, other.status]).toEqual([303, 303]);
    expect(employeesOf(panel, company)).toHaveLength(1);
    const { text } = await follow(visitor, visitor.post("/employee", form));
    expect(text).toContain("Se ha creado el empleado Óscar Peña");
    expect(employeesOf(panel, company)).toHaveLength(1);
  });

  it("adds one employee when the answer is lost, and says so", { tags: "full" }, async () => {
    const { company, visitor } = await open("es");
    const operation = "createEmployee";
    panel.sandbox.faults.add({ operation, kind: "reset", afterwards: true, times: 1 });
    const { text } = await follow(visitor, visitor.post("/employee", newcomer()));
    expect(text).toContain("Se ha creado el empleado Óscar Peña");
    expect(employeesOf(panel, company)).toHaveLength(1);
  });

  it("shows its error at its field, and keeps everything that the user typed", async () => {
    const { company, visitor } = await open("es");
    const employee = addEmployee(panel, company);
    const path = "/employee?show=new";
    const taken = await visitor.post(path, { ...newcomer(), email: employee.email });
    expect(taken.status).toBe(422);
    expect(taken.html).toMatch(/id="new-email"[^>]*aria-invalid="true"/);
    expect(textOf(taken.html)).toContain("Ya está en uso");
    expect(taken.html).toContain('value="Óscar Peña"');

    const wrong = await visitor.post(path, {
      ...newcomer(),
      name: "4",
      email: "x",
      telephone: "1",
    });
    for (const field of ["name", "email", "telephone"]) {
      expect(wrong.html).toMatch(new RegExp(`id="new-${field}"[^>]*aria-invalid="true"`));
    }
  });

  it.each([
    ["new", "createEmployee", 409],
    ["edit", "updateEmployee", 418],
    ["password", "updateEmployee", 422],
    ["active", "updateEmployee", 403],
  ] as const)(
    "shows the API's general refusal in a red toast: %s",
    async (form, operation, status) => {
      const { company, visitor } = await open("es");
      const { id, name, email } = addEmployee(panel, company);
      const forms: Record<string, Record<string, string>> = {
        new: newcomer(),
        edit: { form, id: `${id}`, name, email, telephone: "" },
        password: { form, id: `${id}`, password: "123456789", password_confirmation: "123456789" },
        active: { form, id: `${id}`, isActive: "false" },
      };
      fail(operation, status, { message: "Hoy <b>no</b>" });
      const path =
        form === "active"
          ? "/employee"
          : `/employee?show=${form === "new" ? form : `${form}-${id}`}`;
      const page = await visitor.post(path, forms[form] ?? {});
      expect(page.status).toBe(422);
      expect(page.html).toMatch(
        /role="alert"><div[^>]*data-kind="failure".*Hoy &lt;b&gt;no.*Aceptar/s,
      );
      expect(page.html).not.toContain("123456789");
      // Without JavaScript the toast is at the top of the page; the open dialog repeats it.
      const said = /<div class="unscripted"><div[^>]*class="error-summary".*?<\/ul>/s.exec(
        page.html,
      )?.[0];
      expect(said?.includes("Hoy &lt;b&gt;no") ?? false).toBe(form !== "active");
    },
  );

  it.each([
    ["an ended session", 401, 302],
    ["a failure of the API", 500, 502],
  ])("handles %s as every form does", async (_, status, expected) => {
    const { company, visitor } = await open();
    const { id } = addEmployee(panel, company);
    fail("updateEmployee", status, { message: "select * from employees" });
    const page = await visitor.post("/employee", {
      form: "active",
      id: `${id}`,
      isActive: "false",
    });
    expect(page.status).toBe(expected);
    expect(page.html).not.toContain("select *");
  });
});

describe("an employee with trips", () => {
  it("cannot be deleted, and the dialog says why", async () => {
    const { company, visitor } = await open("es");
    const { id, name } = addEmployee(panel, company);
    const trip = [...panel.sandbox.world.trips.values()].find((each) => each.companyId !== null);
    if (!trip) throw new Error("No company has travelled");
    trip.employeeId = id;
    const path = `/employee?show=edit-${id}&dialog=remove-${id}`;
    const page = await visitor.post(path, { form: "remove", id: `${id}` });
    expect(page.status).toBe(422);
    expect(page.html).toMatch(/<dialog[^>]*>.*role="alert".*ya ha viajado.*<\/dialog>/s);
    expect(textOf(page.html)).toContain(name);
    expect(employeesOf(panel, company)).toHaveLength(1);
  });
});

describe("a form that was typed when the session ended", () => {
  it("is filled in again after the log-in, without the password", async () => {
    const { company, visitor } = await open();
    const { tokens } = panel.sandbox.world;
    for (const [token, { accountId }] of tokens) if (accountId === company.id) tokens.delete(token);
    const form = newcomer();
    const { location = "" } = await visitor.post("/employee?show=new", form);
    expect(location).toContain("/login");
    const back = new URL(location, "http://panel").searchParams.get("back") ?? "";
    expect(back).toBe("/employee?show=new");
    await visitor.logIn({ username: company.email, password: company.password });
    const { html } = await visitor.get(back);
    expect(html).toContain(`value="${form.email}"`);
    expect(employeesOf(panel, company)).toEqual([]);
  });
});

describe("a closed account", () => {
  it("shows its trips at once and later, without JavaScript too", async () => {
    const { company, visitor } = await open("es");
    const employee = addEmployee(panel, company);
    const sent = visitor.post("/employee", { form: "close", id: `${employee.id}` });
    const { location, html, text } = await follow(visitor, sent);
    expect(location).toBe(`/employee?closed=${employee.id}`);
    expect(text).toContain(`La cuenta de ${employee.name} está cerrada`);
    const file = `/history/servicios.pdf?employee=${employee.id}`;
    expect(html).toContain(
      `<noscript><meta http-equiv="refresh" content="0;url=${file}"/></noscript>`,
    );

    const { headers, html: bytes } = await visitor.get(file);
    expect(headers["content-type"]).toBe("application/pdf");
    expect(headers["content-disposition"]).toBe('attachment; filename="servicios.pdf"');
    expect(bytes).toMatch(/^%PDF-/);
    const later = await visitor.get("/employee?list=closed");
    expect(later.html).toContain(`href="${file}"`);
    expect((await visitor.get("/employee")).html).not.toContain(employee.email);
  });
});

describe("an export during which the API fails", () => {
  it("shows the error on the page with its link", async () => {
    const { visitor } = await open();
    fail("listEmployees", 500, {});
    const file = visitor.get("/employee/employees.csv", { accept: "text/html" });
    const { location, text } = await follow(visitor, file);
    expect(location).toBe("/employee");
    expect(text).toContain("There was a problem");
  });
});
