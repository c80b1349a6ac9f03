import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../sandbox.ts";
import { type Client, clientFor, findAccount } from "../test-client.ts";

const MB = 1024 * 1024;
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3];
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 1, 2, 3];
const pdf = [...Buffer.from("%PDF-1.7\n")];

let sandbox: Sandbox;
let client: Client;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
  client = clientFor(sandbox, findAccount(sandbox, "client"));
});
afterAll(async () => {
  expect(sandbox.breaches).toEqual([]);
  await sandbox.close();
});

function fileOf(bytes: number[] | Uint8Array<ArrayBuffer>, name: string, type = ""): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

function sendFiles(...files: File[]) {
  const form = new FormData();
  form.append("type", "other");
  form.append("subject", "Adjuntos");
  form.append("text", "Ahí van");
  for (const file of files) form.append("attachments", file);
  return client.post("/tickets/", undefined, { form });
}

async function nameOf(file: File): Promise<string> {
  return (await sendFiles(file)).body.answers[0].attachments[0].name;
}

describe("an attachment", () => {
  it.each([
    ["image/png", png],
    ["image/jpeg", jpeg],
    ["application/pdf", pdf],
  ])("is a %s by its bytes, whatever its sender claims", async (type, bytes) => {
    const { status, body } = await sendFiles(fileOf(bytes, "foto.exe", "text/html"));
    expect(status).toBe(201);
    const [attachment] = body.answers[0].attachments;
    expect(attachment).toMatchObject({ type, size: bytes.length });

    const file = await client.get(`/tickets/${body.ticket.id}/attachments/${attachment.id}`);
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toBe(type);
    expect([...file.body]).toEqual(bytes);
  });

  it.each([
    ["a page", [...Buffer.from("<html>")], "foto.png", "image/png"],
    ["the beginning of a PNG", png.slice(0, 7), "foto.png", "image/png"],
    ["nothing", [], "foto.png", "image/png"],
  ])("is refused when it is %s", async (_what, bytes, name, type) => {
    const { status, body } = await sendFiles(fileOf(png, "buena.png"), fileOf(bytes, name, type));
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: "invalid", errors: [{ field: "attachments" }] });
  });

  it("has four megabytes at most", async () => {
    const bytes = new Uint8Array(4 * MB + 1);
    bytes.set(png);
    expect((await sendFiles(fileOf(bytes.slice(0, -1), "justa.png"))).status).toBe(201);
    const refused = await sendFiles(fileOf(bytes, "grande.png"));
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ field: "attachments" }]);
  });

  it("comes with at most four others", async () => {
    const files = Array.from({ length: 6 }, (_, index) => fileOf(png, `${index}.png`));
    const taken = await sendFiles(...files.slice(1));
    expect(taken.body.answers[0].attachments).toHaveLength(5);
    const refused = await sendFiles(...files);
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toMatchObject([{ field: "attachments" }]);
  });

  it("gets a safe file name", async () => {
    expect(await nameOf(fileOf(pdf, "Recibo del año.PDF"))).toBe("Recibo del año.pdf");
    expect(await nameOf(fileOf(pdf, "../../etc/passwd"))).toBe("passwd.pdf");
    expect(await nameOf(fileOf(png, "C:\\fotos\\taxi.jpg"))).toBe("taxi.png");
    expect(await nameOf(fileOf(png, "a:b*c?<d>|e"))).toBe("a_b_c__d__e.png");
    expect(await nameOf(fileOf(jpeg, ".."))).toBe("adjunto.jpg");
    expect(await nameOf(fileOf(jpeg, `${"ñ".repeat(500)}.jpg`))).toBe(`${"ñ".repeat(80)}.jpg`);
  });

  it("can come with an answer too", async () => {
    const { ticket } = (await sendFiles()).body;
    const form = new FormData();
    form.append("text", "Se me olvidaba");
    form.append("attachments", fileOf(pdf, "recibo.pdf"));
    const { body } = await client.post(`/tickets/${ticket.id}/answers/`, undefined, { form });
    expect(body.answers[1].attachments).toMatchObject([
      { name: "recibo.pdf", type: "application/pdf" },
    ]);
  });

  it("is readable only by the ticket's owner", async () => {
    const { ticket, answers } = (await sendFiles(fileOf(png, "mia.png"))).body;
    const { id } = answers[0].attachments[0];
    const path = `/tickets/${ticket.id}/attachments/${id}`;
    const stranger = clientFor(sandbox, findAccount(sandbox, "company"));
    expect((await stranger.get(path)).status).toBe(404);
    const other = (await sendFiles()).body.ticket;
    expect((await client.get(`/tickets/${other.id}/attachments/${id}`)).status).toBe(404);
    expect((await client.get(`/tickets/${ticket.id}/attachments/999999`)).status).toBe(404);
  });
});
