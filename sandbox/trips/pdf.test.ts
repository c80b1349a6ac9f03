import { extractText, getMeta } from "unpdf";
import { afterAll, describe, expect, it } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { clientFor, findAccount } from "../test-client.ts";
import { type Account, brandOf } from "../world.ts";
import { addressOf, makeOrder } from "./test-order.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
const company = findAccount(sandbox, "company");
const employee = findAccount(sandbox, "employee");

async function download(by: Account, query = "") {
  const { status, headers, body } = await clientFor(sandbox, by).get(
    `/services?format=pdf${query}`,
  );
  return { status, headers, bytes: body as Uint8Array };
}

async function readPages(by: Account, query = ""): Promise<string[]> {
  const { status, bytes } = await download(by, query);
  expect(status).toBe(200);
  return (await extractText(bytes)).text;
}

async function total(by: Account, query = ""): Promise<number> {
  return (await clientFor(sandbox, by).get(`/v2/services?limit=1${query}`)).body.total;
}

describe("the file of trips", () => {
  it("is a PDF with its account and its time", async () => {
    const { headers, bytes } = await download(company);
    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toBe('attachment; filename="servicios.pdf"');
    const { info } = await getMeta(bytes.slice());
    expect(info).toMatchObject({
      Title: `Servicios de ${company.name}`,
      Author: brandOf(sandbox.world, 1).name,
    });
    const [first] = await readPages(company);
    expect(first).toContain("Radio Taxi Cantalmar");
    expect(first).toContain(company.name);
    expect(first).toContain("Emitido el 18/05/2026 a las 11:00");
  });

  it("counts its trips, and its pages", async () => {
    const pages = await readPages(company);
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.at(-1)).toContain(`Página ${pages.length} de ${pages.length}`);
    for (const page of pages) expect(page).toContain("Origen");
    const completed = await total(company, "&status=8");
    expect(pages.at(-1)).toContain(
      `Servicios: ${await total(company)} · Completados: ${completed}`,
    );
    expect(pages.at(-1)).toMatch(/Total: [\d.]+,\d\d €/);
  });

  it("has the trips of an employee for the company, and for the employee", async () => {
    const own = `Servicios: ${await total(employee)} ·`;
    for (const [by, query] of [
      [company, `&employee_id=${employee.id}`],
      [employee, ""],
    ] as const) {
      const text = (await readPages(by, query)).join(" ");
      expect(text).toContain(`Servicios de ${employee.name}`);
      expect(text).toContain(own);
    }
  });

  it("has the trips of a closed employee", async () => {
    const left = [...sandbox.world.accounts.values()].find(
      ({ companyId, state }) => companyId === company.id && state === "closed",
    ) as Account;
    const text = (await readPages(company, `&employee_id=${left.id}`)).join(" ");
    expect(text).toContain(left.name);
    expect(text).not.toContain(employee.name);
  });

  it("is refused for another company's employee", async () => {
    for (const kind of ["client", "hotel"] as const) {
      const { status } = await download(findAccount(sandbox, kind), `&employee_id=${employee.id}`);
      expect(status).toBe(404);
    }
  });

  it("holds at most the requested number of trips", async () => {
    expect((await readPages(company, "&limit=3&offset=2")).join(" ")).toContain("Servicios: 3 ·");
    expect((await readPages(company, "&offset=100000")).join(" ")).toContain("Servicios: 0 ·");
  });

  it("writes accents, and something readable for letters that it lacks", async () => {
    const client = findAccount(sandbox, "client");
    const direccion = { ...addressOf("plaza-mayor"), nombre: "Peñón\nÑúñez" };
    const viajero = { nombre: "Ștefan Vlădescu 🚕" };
    await clientFor(sandbox, client).post("/services/", makeOrder(client, { direccion, viajero }));
    const [first] = await readPages(client, "&limit=2");
    expect(first).toContain("Peñón Ñúñez");
    expect(first).toContain("Stefan Vladescu ?");
  });

  it("is identical byte for byte when it is requested again", async () => {
    const [first, second] = [await download(company), await download(company)];
    expect(Buffer.from(first.bytes).equals(second.bytes)).toBe(true);
  });
});

it("keeps to the document", () => {
  expect(sandbox.breaches).toEqual([]);
});

afterAll(() => sandbox.close());
