import { expect, test } from "vitest";
import { createQrPng } from "../../tests/services/pictures.ts";
import { createQrReader } from "./qr-reader.server.ts";

const text = "PRD-8F2K-77QX";
const picture = createQrPng(text);

test("gives up a picture that takes too long, and reads the next one", {
  tags: "full",
}, async () => {
  const impatient = createQrReader({ timeLimitMs: 1 });
  expect(await impatient(picture)).toEqual({ problem: "busy" });
  const patient = createQrReader({ timeLimitMs: 50_000 });
  expect(await patient(picture)).toEqual({ text });
});

test("reports an unreadable picture, and reads the next one", async () => {
  const read = createQrReader({ timeLimitMs: 50_000 });
  const results = [read(Buffer.from("<html>")), read(picture)];
  expect(await Promise.all(results)).toEqual([{ problem: "notPicture" }, { text }]);
});

test("queues pictures, and asks to try again where the queue is full", {
  tags: "full",
}, async () => {
  const read = createQrReader({ timeLimitMs: 50_000, maxWaiting: 1 });
  const results = await Promise.all([read(picture), read(picture), read(picture)]);
  expect(results).toEqual([{ text }, { text }, { problem: "busy" }]);
  expect(await read(picture)).toEqual({ text });
});
