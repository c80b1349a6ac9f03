import { redirect } from "@remix-run/node";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { ApiError, ApiFault, type FieldError } from "../api/errors.ts";
import { FormRejected, type FormReply, RateLimited, type RateLimitScope } from "./reply.ts";
import { email, maxLength, required, sameAs, secret, text } from "./rules.server.ts";
import { statusOf, submit } from "./submit.server.ts";

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

/** Writes a part as browsers do, and Node does not. */
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

describe("a valid form", () => {
  test("is run with the schema's output, and redirects", async () => {
    const answer = await send(urlEncoded([["name", " Ana "]]));
    expect(run).toHaveBeenLastCalledWith({ name: "Ana", email: "" });
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).headers.get("location")).toBe("/next");
  });

  test("passes its result to `done`", async () => {
    const done = vi.fn(() => redirect("/next"));
    await send(urlEncoded([["name", "Ana"]]), { run: async () => ({ id: 7 }), done });
    expect(done).toHaveBeenCalledWith({ id: 7 });
  });

  test("may have a thousand unknown fields", async () => {
    const others = Array.from({ length: 1000 }, (_, at): [string, string] => [`f${at}`, "x"]);
    await send(urlEncoded([["name", "Ana"], ...others]));
    expect(run).toHaveBeenLastCalledWith({ name: "Ana", email: "" });
  });

  test("may have an empty file field, which counts as absent", async () => {
    const withFile = z.object({ photo: z.instanceof(File).optional() });
    await send(asParts('name="photo"; filename=""', ""), { schema: withFile });
    expect(run).toHaveBeenLastCalledWith({});
    await send(asParts('name="photo"; filename="me.png"', "photo"), { schema: withFile });
    expect(run).toHaveBeenLastCalledWith({ photo: expect.objectContaining({ name: "me.png" }) });
  });
});

describe("an invalid form", () => {
  test("gets its values and the broken rules back, and is not run", async () => {
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

  test("does not get its passwords and files back", async () => {
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

  test("gets messages in the page's language, and its own texts where it has them", async () => {
    const fields: [string, string][] = [["name", ""]];
    const spanish = await replyTo(urlEncoded(fields), { language: "es" });
    expect(spanish.fieldErrors).toEqual({ name: ["Este campo es obligatorio."] });
    const texts = { en: { required: "Who are you?" }, es: { required: "¿Quién eres?" } };
    const own = await replyTo(urlEncoded(fields), { texts });
    expect(own.fieldErrors).toEqual({ name: ["Who are you?"] });
  });

  test("gets an error of the whole form where the schema names no field", async () => {
    const whole = schema.refine(({ name, email }) => name === email, "sameAs");
    expect(await replyTo(urlEncoded([["name", "Ana"]]), { schema: whole })).toMatchObject({
      fieldErrors: {},
      formErrors: ["Password does not match"],
    });
  });

  test("gets the error of a confirmation that differs", async () => {
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

describe("the errors of an invalid form", () => {
  const order = z.object({
    promo: text(required),
    name: text(required),
    email: text(required),
    terms: z.literal("on"),
  });
  const fields: [string, string][] = [
    ["name", ""],
    ["email", ""],
    ["promo", ""],
  ];

  test("stand in the order of the form's fields, and an unticked box's at the end", async () => {
    const { fieldErrors } = await replyTo(urlEncoded(fields), { schema: order });
    expect(Object.keys(fieldErrors)).toEqual(["name", "email", "promo", "terms"]);
  });

  test("stand in that order where the API reports them in another", async () => {
    const errors = ["terms", "promo", "email", "name"].map((field) => ({ field, message: "No" }));
    const boxLast = { run: refusing(422, "No", errors), fields: { terms: "terms" } };
    const { fieldErrors } = await replyTo(urlEncoded(fields), { ...boxLast, schema: z.any() });
    expect(Object.keys(fieldErrors)).toEqual(["name", "email", "promo", "terms"]);
  });

  test.each([
    ["its first broken rule that has one", { maxLength: "long", email: "mail" }, "mail"],
    ["none where no broken rule has one", { alpha: "letters" }, undefined],
    ["none where it has no codes", undefined, undefined],
  ])("have the code of %s", async (_, codes, code) => {
    const broken = urlEncoded([
      ["name", ""],
      ["email", "ana@"],
    ]);
    expect((await replyTo(broken, { codes })).code).toBe(code);
  });
});

describe("a form that is too large", () => {
  const parts = [
    '--b\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna\r\n',
    '--b\r\nContent-Disposition: form-data; name="password"\r\n\r\ngeheim\r\n',
    '--b\r\nContent-Disposition: form-data; name="photo"; filename="me.png"\r\n\r\nbytes',
  ].join("");
  const type = { "content-type": "multipart/form-data; boundary=b" };
  const announced = { ...type, "content-length": "11000000" };

  test.each([
    ["the values before its files, but no password", true, announced, parts, { name: "Ana" }],
    ["no values where its files may come first", false, announced, parts, {}],
    ["no values where that shows only while it is read", true, type, parts.padEnd(11e6, "x"), {}],
  ])("gets %s back", async (_, endsWithFiles, headers, body, values) => {
    const reply = await replyTo(post(body, headers), { endsWithFiles }, 413);
    expect(reply).toMatchObject({ values, formErrors: ["This is too large to send."] });
  });
});

describe("input that no browser sends", () => {
  test("a file in place of a text is refused", async () => {
    const { values, fieldErrors } = await replyTo(
      multipart([["name", new File(["x"], "x.txt", { type: "text/plain" })]]),
    );
    expect(fieldErrors).toEqual({ name: ["This is not valid."] });
    expect(values).toEqual({});
  });

  test("a repeated field is refused where one is expected, and all its values come back", async () => {
    const fields: [string, string][] = [
      ["name", "Ana"],
      ["name", "Eva"],
    ];
    expect(await replyTo(urlEncoded(fields))).toMatchObject({
      values: { name: ["Ana", "Eva"] },
      fieldErrors: { name: ["This is not valid."] },
    });
  });

  test("fields named like an object's own properties are ordinary fields", async () => {
    const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];
    const fields = names.map((name): [string, string] => [name, "x"]);
    const { values } = await replyTo(urlEncoded(fields));
    expect(Object.keys(values)).toEqual(names.slice(1));
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
    expect({}).not.toHaveProperty("x");
  });

  test("the API may report errors of such fields", async () => {
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
  ])("%s is unreadable", async (_, request) => {
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
      "a small body with a huge Content-Length",
      post("name=Ana", {
        "content-type": "application/x-www-form-urlencoded",
        "content-length": "300000",
      }),
    ],
  ])("%s is too large", async (_, request) => {
    expect(await replyTo(request, {}, 413)).toEqual({
      values: {},
      fieldErrors: {},
      formErrors: ["This is too large to send."],
    });
  });

  test("a broken encoding is read as far as possible", async () => {
    await send(asUrlEncoded("name=%ff%E0%A4%A"));
    expect(run).toHaveBeenCalled();
  });

  test("any other form gets an answer", async () => {
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

test("throws for a form that the caller has already read", async () => {
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

  test("goes to the fields that it names, with the API's messages and the form's values", async () => {
    expect(await replyToErrors([{ field: "email", message: "Ya la usa otra persona" }])).toEqual({
      values: { name: "Ana", email: "ana@x.example", traveller: "Eva" },
      fieldErrors: { email: ["Ya la usa otra persona"] },
      formErrors: [],
      refusals: ["Ya la usa otra persona"],
    });
  });

  test("keeps all messages for one field", async () => {
    const { fieldErrors } = await replyToErrors([
      { field: "email", message: "Ya la usa otra persona" },
      { field: "email", message: "No es de la empresa" },
    ]);
    expect(fieldErrors.email).toHaveLength(2);
  });

  test.each([
    ["does not have", "fax"],
    ["does not have, with a nested name", "direccion.latitud"],
    ["has as a whole", ""],
  ])("goes to the form as a whole for a field that the form %s", async (_, field) => {
    expect(await replyToErrors([{ field, message: "No" }])).toMatchObject({
      fieldErrors: {},
      formErrors: ["No"],
    });
  });

  test("goes to the form as a whole for an unknown field, although errors without one have a field", async () => {
    const reply = await replyToErrors([{ field: "fax", message: "No" }], { "": "email" });
    expect(reply).toMatchObject({ fieldErrors: {}, formErrors: ["No"] });
  });

  test.each([
    ["user.email", undefined, "email"],
    ["viajero.nombre", { "viajero.nombre": "traveller" }, "traveller"],
    ["viajero.nombre.0", { "viajero.nombre": "traveller" }, "traveller"],
    ["viajero.name", { viajero: "traveller" }, "traveller"],
    ["viajero.name", { viajero: "traveller", "viajero.name": "name" }, "name"],
    ["email", { email: "name" }, "name"],
    ["datos.user.email", undefined, "email"],
  ])("finds the form's field for %s with %j", async (apiField, fields, expected) => {
    const { fieldErrors } = await replyToErrors([{ field: apiField, message: "No" }], fields);
    expect(fieldErrors).toEqual({ [expected]: ["No"] });
  });

  test("shows its message on the form where it names no field", async () => {
    const reply = await replyTo(request(), { run: refusing(409, "Ya existe") });
    expect(reply).toMatchObject({ fieldErrors: {}, formErrors: ["Ya existe"] });
  });

  test("goes to the form's field for errors without a field", async () => {
    const { fieldErrors } = await replyTo(request(), {
      run: refusing(422, "No"),
      fields: { "": "email" },
    });
    expect(fieldErrors).toEqual({ email: ["No"] });
  });

  test("passes its code to the page", async () => {
    const error = { message: "Aún no", code: "not_activated" };
    const run = async () => {
      throw new ApiError("authenticate", 401, error);
    };
    expect(await replyTo(request(), { run, refusals: [401] })).toMatchObject({
      formErrors: ["Aún no"],
      code: "not_activated",
    });
  });

  test("has a text where the API sent none", async () => {
    const silent = await replyTo(request(), { run: refusing(422, "") });
    expect(silent.formErrors).toEqual(["Something went wrong! Please try again."]);
    const { fieldErrors } = await replyToErrors([{ field: "email", message: "" }]);
    expect(fieldErrors).toEqual({ email: ["This is not valid."] });
  });

  test.each([409, 413, 422])("becomes the form's reply with status %s", async (status) => {
    const reply = await replyTo(request(), { run: refusing(status, "No") });
    expect(reply.formErrors).toEqual(["No"]);
  });

  test.each([401, 403, 404])("is thrown with status %s", async (status) => {
    await expect(send(request(), { run: refusing(status, "No") })).rejects.toThrow(ApiError);
  });

  test("becomes the form's reply where the form lists its status", async () => {
    const options = { run: refusing(401, "No"), refusals: [401] };
    expect((await replyTo(request(), options)).formErrors).toEqual(["No"]);
  });

  test("becomes the form's reply with any status but 401 where the form wants `any`", async () => {
    const reply = await replyTo(request(), { run: refusing(404, "No"), refusals: "any" });
    expect(reply.formErrors).toEqual(["No"]);
    const expired = { run: refusing(401, "No"), refusals: "any" } as const;
    await expect(send(request(), expired)).rejects.toThrow(ApiError);
  });

  test("is distinct from faults and redirects, which are thrown", async () => {
    for (const thrown of [new ApiFault("signUp", "timeout"), new Error("ours"), redirect("/")]) {
      const run = async () => {
        throw thrown;
      };
      await expect(send(request(), { run, refusals: "any" })).rejects.toBe(thrown);
    }
  });
});

test("FormRejected becomes the form's reply, and may replace values", async () => {
  const issues = [
    { field: "name", message: { rule: "alpha" } },
    { field: "", message: { text: "No room is left" } },
  ];
  const refuse = async () => {
    throw new FormRejected(issues, { name: "Ana" });
  };
  const form = urlEncoded([
    ["name", "An1"],
    ["email", "a@b.example"],
  ]);
  expect(await replyTo(form, { run: refuse })).toMatchObject({
    values: { name: "Ana", email: "a@b.example" },
    fieldErrors: { name: ["Letas only."] },
    formErrors: ["No room is left"],
  });
});

test.each<[RateLimitScope, number, string]>([
  [
    "network",
    61,
    "Too many attempts from your network. Try again in 2 minutes, or use another connection.",
  ],
  [
    "accountHere",
    60,
    "Too many attempts for this account from your network. Try again in a minute.",
  ],
  [
    "account",
    600,
    "Too many attempts for this account from several networks. Try again in 10 minutes.",
  ],
])(
  "a form over the limit %s says when to try again, for a wait of %i s",
  async (limit, seconds, message) => {
    const form = urlEncoded([
      ["name", "Ana"],
      ["password", "geheim"],
    ]);
    const run = async () => {
      throw new RateLimited(seconds, limit);
    };
    expect(await replyTo(form, { run }, 429)).toEqual({
      values: { name: "Ana" },
      fieldErrors: {},
      formErrors: [message],
      code: limit,
      title: "Too many attempts",
    });
  },
);

test("the refusal of a company's logo is thrown, since its page replies to it", async () => {
  const form = urlEncoded([["name", "Ana"]]);
  const run = refusing(422, "Could not update logo image");
  await expect(send(form, { run, refusals: "any" })).rejects.toThrow(ApiError);
});

test.each([
  [{}, 200],
  [{ from: "This is not valid." }, 422],
])("a search with the problems %j answers %i", (problems, status) => {
  expect(statusOf(problems)).toEqual({ status });
});
