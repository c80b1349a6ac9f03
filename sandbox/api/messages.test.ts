import { afterAll, beforeAll, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../sandbox.ts";
import { clientFor, findAccount, visitorOf } from "../test-client.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ speed: 0 });
});
afterAll(() => sandbox.close());

const wrong = { credentials: { username: "a@correo.example", password: "wrong" } };

const logIn = (headers: Record<string, string>) =>
  visitorOf(sandbox, "radio-taxi-cantalmar").post("/authenticate/", wrong, { headers });

it.each([
  ["en", "Wrong user name or password", "en"],
  ["en-GB,en;q=0.9,es;q=0.8", "Wrong user name or password", "en"],
  ["es-MX", "Usuario o contraseña incorrectos", "es"],
  ["fr, es;q=0.5", "Usuario o contraseña incorrectos", "es"],
])("answers a caller who asks for %j with %j", async (asked, message, language) => {
  const { body, headers } = await logIn({ "Accept-Language": asked });
  expect(body).toEqual({ message, code: "wrong_credentials" });
  expect(headers.get("content-language")).toBe(language);
});

it("sends no Content-Language if it does not have the caller's language", async () => {
  const { body, headers } = await logIn({ "Accept-Language": "fr" });
  expect(body.message).toBe("Usuario o contraseña incorrectos");
  expect(headers.get("content-language")).toBeNull();
});

it("translates messages with names, and adds codes to field errors", async () => {
  const company = clientFor(sandbox, findAccount(sandbox, "company"));
  const english = { headers: { "Accept-Language": "en" } };
  const { body: list } = await company.get("/customer/employees");
  const [employee, other] = list.employees;
  const taken = { email: other.email };
  const refused = await company.put(`/customer/employee/${employee.id}/`, taken, english);
  expect(refused.body).toMatchObject({
    message: "Check the fields",
    errors: [{ message: "Already in use", code: "taken" }],
  });
  const close = () => company.put(`/customer/employee/${employee.id}/close/`, undefined, english);
  const closed = await close();
  expect(closed.body.message).toBe(`The account of ${employee.name} is closed`);
  expect(closed.headers.get("content-language")).toBe("en");
  expect((await close()).body).toEqual({
    message: `The account of ${employee.name} is already closed`,
    code: "final_state",
  });
});
