import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { startSandbox } from "../sandbox.ts";
import { type Client, clientFor, findAccount } from "../test-client.ts";

const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });

beforeEach(() => sandbox.reset());
afterAll(async () => {
  expect(sandbox.breaches).toEqual([]);
  await sandbox.close();
});

const png = Buffer.from("\x89PNG\r\n\x1a\nrest", "latin1");
const jpeg = Buffer.from("\xff\xd8\xff\xe0rest", "latin1");
const webp = Buffer.from("RIFF\x04\x00\x00\x00WEBPrest", "latin1");
const gif = Buffer.from("GIF89a rest", "latin1");
const svg = Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>");
const MAX_BYTES = 2 * 1024 * 1024;

function update(client: Client, fields: Record<string, string | Buffer>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    // A picture's name and declared type must not matter.
    if (typeof value === "string") form.set(name, value);
    else
      form.set(name, new File([new Uint8Array(value)], "../../evil.html", { type: "text/html" }));
  }
  return client.put("/customer/update_profile/", undefined, { form });
}

describe("the user's profile", () => {
  it("is the session's user", async () => {
    const account = findAccount(sandbox, "client");
    const { body } = await clientFor(sandbox, account).get("/customer/update_profile");
    expect(body.user).toMatchObject({ id: account.id, email: account.email, phone: account.phone });
  });

  it("changes the sent fields and keeps the others", async () => {
    const account = findAccount(sandbox, "client");
    const client = clientFor(sandbox, account);
    const { status, body } = await update(client, { name: "Ñuño Pérez", phone: "+34611222333" });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      name: "Ñuño Pérez",
      phone: "+34611222333",
      email: account.email,
    });
    expect((await client.get("/customer/update_profile")).body).toEqual(body);
  });

  it("accepts its own e-mail and another brand's, but none in use", async () => {
    const account = findAccount(sandbox, "client");
    const client = clientFor(sandbox, account);
    const taken = findAccount(sandbox, "company");
    const { status, body } = await update(client, {
      name: "Not taken over",
      email: taken.email.toUpperCase(),
      phone: taken.phone ?? "",
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { field: "email", message: "Ya está en uso", code: "taken" },
      { field: "phone", message: "Ya está en uso", code: "taken" },
    ]);
    expect(account.name).not.toBe("Not taken over");
    expect((await update(client, { email: account.email.toUpperCase() })).status).toBe(200);
    const elsewhere = findAccount(sandbox, "client", 1);
    expect((await update(client, { email: elsewhere.email })).status).toBe(200);
  });
});

describe("a picture", () => {
  it.each([
    ["png", "image/png", png],
    ["jpg", "image/jpeg", jpeg],
    ["webp", "image/webp", webp],
  ])("is stored with the type of its bytes: %s", async (extension, type, bytes) => {
    const client = clientFor(sandbox, findAccount(sandbox, "client"));
    const { body } = await update(client, { avatar: bytes });
    const { avatar } = body.user;
    expect(avatar).toMatch(new RegExp(`^${sandbox.origin}/media/[A-Za-z0-9]{24}\\.${extension}$`));
    const served = await client.get(new URL(avatar).pathname);
    expect(served.headers.get("content-type")).toBe(type);
    expect(Buffer.from(served.body)).toEqual(bytes);
  });

  it("replaces the previous one", async () => {
    const client = clientFor(sandbox, findAccount(sandbox, "client"));
    const first = (await update(client, { avatar: png })).body.user.avatar;
    const second = (await update(client, { avatar: jpeg })).body.user.avatar;
    expect((await client.get(new URL(first).pathname)).status).toBe(404);
    expect((await client.get(new URL(second).pathname)).status).toBe(200);
  });

  it.each([
    ["another kind of picture", gif],
    ["a picture with a program in it", svg],
    ["nothing", Buffer.alloc(0)],
    ["too much", Buffer.concat([png, Buffer.alloc(MAX_BYTES)])],
  ])("is refused when it is %s", async (_, bytes) => {
    const account = findAccount(sandbox, "company");
    const client = clientFor(sandbox, account);
    const avatar = await update(client, { name: "Not taken over", avatar: bytes });
    expect([avatar.status, avatar.body.errors[0].field]).toEqual([422, "avatar"]);

    const logo = await update(client, { name: "Not taken over", logo: bytes });
    expect(logo.status).toBe(422);
    expect(logo.body).toEqual({ message: "Could not update logo image", code: "logo_image" });
    expect(account.name).not.toBe("Not taken over");
    expect(sandbox.world.media.size).toBe(0);
  });

  it("may have up to two megabytes", async () => {
    const client = clientFor(sandbox, findAccount(sandbox, "client"));
    const bytes = Buffer.concat([png, Buffer.alloc(MAX_BYTES - png.length)]);
    expect((await update(client, { avatar: bytes })).status).toBe(200);
  });

  it("is a logo for companies only", async () => {
    const company = clientFor(sandbox, findAccount(sandbox, "company"));
    const { body } = await update(company, { logo: png });
    expect(body.user.logo).toMatch(/\.png$/);
    for (const kind of ["client", "employee"] as const) {
      const client = clientFor(sandbox, findAccount(sandbox, kind));
      expect((await update(client, { logo: png })).body.code).toBe("logo_image");
    }
  });
});
