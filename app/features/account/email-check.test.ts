import { expect, test } from "vitest";
import type { Api } from "../../api/client.server.ts";
import { ApiError, ApiFault } from "../../api/errors.ts";
import { mayBeAvailable } from "./email-check.server.ts";

const answering = (answer: () => unknown) => ({ call: async () => answer() }) as unknown as Api;
const failing = (error: Error) =>
  answering(() => {
    throw error;
  });

test.each([true, false])("returns the API's answer: %s", async (available) => {
  const api = answering(() => ({ available }));
  expect(await mayBeAvailable(api, "nuria@correo.example")).toBe(available);
});

test("treats the e-mail as available when the API fails", async () => {
  for (const error of [
    new ApiFault("checkEmailAvailable", "status", { status: 500 }),
    new ApiError("checkEmailAvailable", 404, { message: "" }),
  ]) {
    expect(await mayBeAvailable(failing(error), "nuria@correo.example")).toBe(true);
  }
});

test("rethrows a programming error", async () => {
  await expect(mayBeAvailable(failing(new TypeError()), "nuria@correo.example")).rejects.toThrow(
    TypeError,
  );
});
