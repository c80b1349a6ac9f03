import { expect, test } from "vitest";
import { createQrPng } from "../../tests/services/pictures.ts";
import { createQrReader } from "./qr-reader.server.ts";

const text = "PRD-8F2K-77QX";
const picture = createQrPng(text);

test("a picture that takes too long is given up, and the next one is read", async () => {
  const hurried = createQrReader({ timeLimitMs: 1 });
  expect(await hurried(picture)).toEqual({ problem: "busy" });
  const patient = createQrReader({ timeLimitMs: 50_000 });
  expect(await patient(picture)).toEqual({ text });
});

test("what cannot be read is said, and the next one is read", async () => {
  const read = createQrReader({ timeLimitMs: 50_000 });
  const readings = [read(Buffer.from("<html>")), read(picture)];
  expect(await Promise.all(readings)).toEqual([{ problem: "notPicture" }, { text }]);
});

test("pictures wait for their turn, and where too many do, one is asked to come again", async () => {
  const read = createQrReader({ timeLimitMs: 50_000, mostWaiting: 1 });
  const readings = await Promise.all([read(picture), read(picture), read(picture)]);
  expect(readings).toEqual([{ text }, { text }, { problem: "busy" }]);
  expect(await read(picture)).toEqual({ text });
});
