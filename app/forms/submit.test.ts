import { redirect } from "@remix-run/node";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { ApiError, ApiFault, type FieldError } from "../api/errors.ts";
import { FormRejected } from "./form-rejected.ts";
import type { FormReply } from "./reply.ts";
import { email, maxLength, required, sameAs, secret, text } from "./rules.server.ts";
import { submit } from "./submit.server.ts";

const schema = z.object({
  name: text(required, maxLength(5)),
  email: text(email),
});

const run = vi.fn(async (input: unknown) => input);

const post = (body: BodyInit, headers?: HeadersInit) =>
  new Request("http://panel.test/form", { method: "POST", body, headers });

const urlEncoded = (fields: [string, string][]) => post(new URLSearchParams(fields));

function multipart(fields: [string, string | File][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return post(form);
}

const asUrlEncoded = (body: string) =>
  post(body, { "content-type": "application/x-www-form-urlencoded" });

/** One part as browsers write it, which those of Node do not. */
const asParts = (head: string, content: string) =>
  post(`--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n--b--\r\n`, {
    "content-type": "multipart/form-data; boundary=b",
  });

type Submission = Partial<Parameters<typeof submit>[1]>;

const send = (request: Request, submission?: Submission) =>
  submit(request, {
    language: "en",
    schema,
    run,
    done: () => redirect("/next", 303),
    ...submission,
  });

async function replyTo(
  request: Request,
  submission?: Submission,
  status = 422,
): Promise<FormReply> {
  const answer = await send(request, submission);
  if (answer instanceof Response) throw new Error("The form was accepted");
  expect(answer.init?.status).toBe(status);
  return answer.data;
}

const refusing = (status: number, message: string, errors?: FieldError[]) => async () => {
  throw new ApiError("signUp", status, { message, errors });
};

describe("a form that is right", () => {
  test("is run with what the schema made of it, and goes on", async () => {
    const answer = await send(urlEncoded([["name", " Ana "]]));
    expect(run).toHaveBeenLastCalledWith({ name: "Ana", email: "" });
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get("location")).toBe("/next");
  });

  test("goes on with what came of it", async () => {
    const done = vi.fn(() => redirect("/next"));
    await send(urlEncoded([["name", "Ana"]]), { run: async () => ({ id: 7 }), done });
    expect(done).toHaveBeenCalledWith({ id: 7 });
  });

  test("may hold fields that nobody asked for, a thousand of them", async () => {
    const others = Array.from({ length: 1000 }, (_, at): [string, string] => [`f${at}`, "x"]);
    await send(urlEncoded([["name", "Ana"], ...others]));
    expect(run).toHaveBeenLastCalledWith({ name: "Ana", email: "" });
  });

  test("may leave a file field alone, which is as if it were not there", async () => {
    const withFile = z.object({ photo: z.instanceof(File).optional() });
    await send(asParts('name="photo"; filename=""', ""), { schema: withFile });
    expect(run).toHaveBeenLastCalledWith({});
    await send(asParts('name="photo"; filename="me.png"', "photo"), { schema: withFile });
    expect(run).toHaveBeenLastCalledWith({ photo: expect.objectContaining({ name: "me.png" }) });
  });
});

describe("a form that is not right", () => {
  test("comes back with what was typed and the rules that were broken, and is not run", async () => {
    run.mockClear();
    const fields: [string, string][] = [
      ["name", "Ana María"],
      ["email", "ana@"],
    ];
    expect(await replyTo(urlEncoded(fields))).toEqual({
      values: { name: "Ana María", email: "ana@" },
      fieldErrors: {
        name: ["Enter 5 characters at most."],
        email: ["Invalid email"],
      },
      formErrors: [],
    });
    expect(run).not.toHaveBeenCalled();
  });

  test("comes back without its passwords and files", async () => {
    const { values } = await replyTo(
      multipart([
        ["name", ""],
        ["password", "geheim-1"],
        ["new_Password", "geheim-2"],
        ["credential", "geheim-3"],
        ["auth_token", "geheim-4"],
        ["photo", new File(["geheim-5"], "me.png")],
      ]),
    );
    expect(values).toEqual({ name: "" });
  });

  test("says so in the page's language, in the form's own words where it has some", async () => {
    const fields: [string, string][] = [["name", ""]];
    const spanish = await replyTo(urlEncoded(fields), { language: "es" });
    expect(spanish.fieldErrors).toEqual({ name: ["Este campo es obligatorio."] });
    const texts = { en: { required: "Who are you?" }, es: { required: "¿Quién eres?" } };
    const own = await replyTo(urlEncoded(fields), { texts });
    expect(own.fieldErrors).toEqual({ name: ["Who are you?"] });
  });

  test("says of the form as a whole what its schema says of no field", async () => {
    const whole = schema.refine(({ name, email }) => name === email, "sameAs");
    expect(await replyTo(urlEncoded([["name", "Ana"]]), { schema: whole })).toMatchObject({
      fieldErrors: {},
      formErrors: ["Password does not match"],
    });
  });

  test("says of the confirmation that it is another", async () => {
    const withPassword = z
      .object({ password: secret(required), again: secret(required) })
      .check(sameAs("again", "password"));
    const fields: [string, string][] = [
      ["password", "a"],
      ["again", "b"],
    ];
    const { fieldErrors } = await replyTo(urlEncoded(fields), { schema: withPassword });
    expect(fieldErrors).toEqual({ again: ["Password does not match"] });
  });
});

describe("what no browser sends", () => {
  test("a file in place of a text is refused", async () => {
    const { values, fieldErrors } = await replyTo(
      multipart([["name", new File(["x"], "x.txt", { type: "text/plain" })]]),
    );
    expect(fieldErrors).toEqual({ name: ["This is not valid."] });
    expect(values).toEqual({});
  });

  test("a field that comes twice is refused where one is expected, and given back as it came", async () => {
    const fields: [string, string][] = [
      ["name", "Ana"],
      ["name", "Eva"],
    ];
    expect(await replyTo(urlEncoded(fields))).toMatchObject({
      values: { name: ["Ana", "Eva"] },
      fieldErrors: { name: ["This is not valid."] },
    });
  });

  test("fields with the names of an object's own are but fields", async () => {
    const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];
    const fields = names.map((name): [string, string] => [name, "x"]);
    const { values } = await replyTo(urlEncoded(fields));
    expect(Object.keys(values)).toEqual(names.slice(1));
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
    expect({}).not.toHaveProperty("x");
  });

  test("the API may even complain about those", async () => {
    const errors = ["constructor", "toString", "__proto__"].map((field) => ({
      field,
      message: `No ${field}`,
    }));
    const fields: [string, string][] = [
      ["name", "Ana"],
      ...errors.map(({ field }): [string, string] => [field, "x"]),
    ];
    const reply = await replyTo(urlEncoded(fields), { run: refusing(422, "No", errors) });
    expect(Object.keys(reply.fieldErrors)).toEqual(["constructor", "toString"]);
    expect(reply.formErrors).toEqual(["No __proto__"]);
  });

  test.each([
    ["JSON", post('{"name":"Ana"}', { "content-type": "application/json" })],
    ["a text", post("name=Ana", { "content-type": "text/plain" })],
    ["nothing", new Request("http://panel.test/form", { method: "POST" })],
    ["parts without a boundary", post("--b", { "content-type": "multipart/form-data" })],
    [
      "parts cut short",
      post('--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAn', {
        "content-type": "multipart/form-data; boundary=b",
      }),
    ],
  ])("%s cannot be read", async (_, request) => {
    expect(await replyTo(request)).toEqual({
      values: {},
      fieldErrors: {},
      formErrors: ["We received incomplete data. Please send it again."],
    });
  });

  test.each([
    ["a huge text", asUrlEncoded(`name=${"x".repeat(300_000)}`)],
    ["a huge text among parts", multipart([["name", "x".repeat(300_000)]])],
    ["a great many fields", asUrlEncoded("a&".repeat(200_000))],
    ["a huge name of a file", multipart([["photo", new File(["x"], "x".repeat(300_000))]])],
    ["a huge file", multipart([["photo", new File([new Uint8Array(11e6)], "me.png")]])],
    [
      "what calls itself huge",
      post("name=Ana", {
        "content-type": "application/x-www-form-urlencoded",
        "content-length": "300000",
      }),
    ],
  ])("%s is too much", async (_, request) => {
    expect(await replyTo(request, {}, 413)).toEqual({
      values: {},
      fieldErrors: {},
      formErrors: ["This is too large to send."],
    });
  });

  test("a broken text is read as far as it can be", async () => {
    await send(asUrlEncoded("name=%ff%E0%A4%A"));
    expect(run).toHaveBeenCalled();
  });

  test("anything else gets an answer too", async () => {
    const part = fc.oneof(
      fc.string({
        unit: fc.constantFrom("a", " ", "\0", "\r", "\n", '"', "%", "=", "ñ", "🚕", "\ud83d"),
      }),
      fc.constantFrom("name", "email", "__proto__", "email[]", "a.b"),
    );
    const form = fc.array(fc.tuple(part, part));
    await fc.assert(
      fc.asyncProperty(form, async (fields) => {
        for (const request of [urlEncoded(fields), multipart(fields)]) {
          const answer = await send(request);
          expect(answer instanceof Response ? 303 : answer.init?.status).toBeOneOf([303, 422]);
        }
      }),
    );
  });
});

test("a form that was read already is our mistake and not the sender's", async () => {
  const request = urlEncoded([["name", "Ana"]]);
  await request.formData();
  await expect(send(request)).rejects.toThrow(TypeError);
});

describe("a refusal of the API", () => {
  const request = () =>
    urlEncoded([
      ["name", "Ana"],
      ["email", "ana@x.example"],
      ["traveller", "Eva"],
      ["password", "geheim"],
    ]);
  const replyToErrors = (errors: FieldError[], fields?: Record<string, string>) =>
    replyTo(request(), { run: refusing(422, "Revisa los datos", errors), fields });

  test("goes to the fields that it names, in its own words, with what was typed", async () => {
    expect(await replyToErrors([{ field: "email", message: "Ya la usa otra persona" }])).toEqual({
      values: { name: "Ana", email: "ana@x.example", traveller: "Eva" },
      fieldErrors: { email: ["Ya la usa otra persona"] },
      formErrors: [],
      refusals: ["Ya la usa otra persona"],
    });
  });

  test("keeps all that is said of one field", async () => {
    const { fieldErrors } = await replyToErrors([
      { field: "email", message: "Ya la usa otra persona" },
      { field: "email", message: "No es de la empresa" },
    ]);
    expect(fieldErrors.email).toHaveLength(2);
  });

  test.each([
    ["has not got", "fax"],
    ["has not got, deeper down", "direccion.latitud"],
    ["means as a whole", ""],
  ])("goes to the form for what the form %s", async (_, field) => {
    expect(await replyToErrors([{ field, message: "No" }])).toMatchObject({
      fieldErrors: {},
      formErrors: ["No"],
    });
  });

  test.each([
    ["user.email", undefined, "email"],
    ["viajero.nombre", { "viajero.nombre": "traveller" }, "traveller"],
    ["viajero.nombre.0", { "viajero.nombre": "traveller" }, "traveller"],
    ["viajero.name", { viajero: "traveller" }, "traveller"],
    ["viajero.name", { viajero: "traveller", "viajero.name": "name" }, "name"],
    ["email", { email: "name" }, "name"],
  ])("finds the form's field for %s with %j", async (named, fields, expected) => {
    const { fieldErrors } = await replyToErrors([{ field: named, message: "No" }], fields);
    expect(fieldErrors).toEqual({ [expected]: ["No"] });
  });

  test("says its message where it names no field", async () => {
    const reply = await replyTo(request(), { run: refusing(409, "Ya existe") });
    expect(reply).toMatchObject({ fieldErrors: {}, formErrors: ["Ya existe"] });
  });

  test("goes to the field that the form has for what the API does not name", async () => {
    const { fieldErrors } = await replyTo(request(), {
      run: refusing(422, "No"),
      fields: { "": "email" },
    });
    expect(fieldErrors).toEqual({ email: ["No"] });
  });

  test("tells the page what the API calls it", async () => {
    const error = { message: "Aún no", code: "not_activated" };
    const run = async () => {
      throw new ApiError("authenticate", 401, error);
    };
    expect(await replyTo(request(), { run, refusals: [401] })).toMatchObject({
      formErrors: ["Aún no"],
      code: "not_activated",
    });
  });

  test("is never without words", async () => {
    const silent = await replyTo(request(), { run: refusing(422, "") });
    expect(silent.formErrors).toEqual(["Something went wrong! Please try again."]);
    const { fieldErrors } = await replyToErrors([{ field: "email", message: "" }]);
    expect(fieldErrors).toEqual({ email: ["This is not valid."] });
  });

  test.each([409, 413, 422])("is the form's when its status is %s", async (status) => {
    const reply = await replyTo(request(), { run: refusing(status, "No") });
    expect(reply.formErrors).toEqual(["No"]);
  });

  test.each([401, 403, 404])("goes on its way when its status is %s", async (status) => {
    await expect(send(request(), { run: refusing(status, "No") })).rejects.toThrow(ApiError);
  });

  test("is the form's when the form asks for its status", async () => {
    const asked = { run: refusing(401, "No"), refusals: [401] };
    expect((await replyTo(request(), asked)).formErrors).toEqual(["No"]);
  });

  test("is the form's for any status but 401 where the form asks for any", async () => {
    const reply = await replyTo(request(), { run: refusing(404, "No"), refusals: "any" });
    expect(reply.formErrors).toEqual(["No"]);
    const expired = { run: refusing(401, "No"), refusals: "any" } as const;
    await expect(send(request(), expired)).rejects.toThrow(ApiError);
  });

  test("is no fault of the API, and faults and redirects go on their way", async () => {
    for (const thrown of [new ApiFault("signUp", "timeout"), new Error("ours"), redirect("/")]) {
      const run = async () => {
        throw thrown;
      };
      await expect(send(request(), { run, refusals: "any" })).rejects.toBe(thrown);
    }
  });
});

test("what shows only while it is done is said like any mistake, and fills in what is known by now", async () => {
  const complaints = [
    { field: "name", message: { rule: "alpha" } },
    { field: "", message: { text: "No room is left" } },
  ];
  const refuse = async () => {
    throw new FormRejected(complaints, { name: "Ana" });
  };
  const typed = urlEncoded([
    ["name", "An1"],
    ["email", "a@b.example"],
  ]);
  expect(await replyTo(typed, { run: refuse })).toMatchObject({
    values: { name: "Ana", email: "a@b.example" },
    fieldErrors: { name: ["Letas only."] },
    formErrors: ["No room is left"],
  });
});
