import { describe, expect, test } from "vitest";
import { createBomb, createPng, createQrPng } from "../../tests/services/pictures.ts";
import { readQrPicture as read } from "./read-qr-picture.server.ts";

const code = "PRD-8F2K-77QX";

/** A JPEG of one white pixel; none of the tests' tools makes larger ones. */
const jpeg = Buffer.from(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=",
  "base64",
);

describe("a QR code", () => {
  test("is read", async () => {
    expect(await read(createQrPng(code))).toEqual({ text: code });
  });

  test("is read from a photo of a phone's size", async () => {
    expect(await read(createQrPng(code, { width: 4000, height: 3000, scale: 20 }))).toEqual({
      text: code,
    });
  });

  test("is not found in a picture without one", async () => {
    expect(await read(createPng(200))).toEqual({ problem: "noQrCode" });
    expect(await read(jpeg)).toEqual({ problem: "noQrCode" });
  });
});

describe("a picture that takes too much memory to decode", () => {
  /** A JPEG of nothing but its header, baseline or progressive. */
  function createJpegHead(side: number, { values = 3, isProgressive = false } = {}): Buffer {
    const begins = Buffer.from("\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "latin1");
    const head = Buffer.from([0xff, isProgressive ? 0xc2 : 0xc0, 0, 8 + 3 * values, 8]);
    const size = Buffer.alloc(5);
    size.writeUInt16BE(side, 0);
    size.writeUInt16BE(side, 2);
    size.writeUInt8(values, 4);
    const parts = Array.from({ length: values }, (_, part) => Buffer.from([part + 1, 0x11, 0]));
    return Buffer.concat([begins, head, size, ...parts, Buffer.from([0xff, 0xd9])]);
  }

  test("may be a progressive JPEG whose baseline form is small enough", {
    tags: "full",
  }, async () => {
    expect(await read(createJpegHead(4900, { isProgressive: true }))).toEqual({
      problem: "hugePicture",
    });
    expect(await read(createJpegHead(4900))).toEqual({ problem: "noQrCode" });
    expect(await read(createJpegHead(3000, { isProgressive: true }))).toEqual({
      problem: "noQrCode",
    });
  });

  test("may have too many pixels", async () => {
    expect(await read(createJpegHead(60_000, { values: 1 }))).toEqual({ problem: "hugePicture" });
  });

  test("is refused where a chunk before the header names another size", async () => {
    const small = createQrPng(code);
    // Some phones begin so: a size stands 32 bytes further, and it is not the one that is decoded.
    const decoy = Buffer.alloc(32);
    decoy.writeUInt32BE(20, 0);
    decoy.write("CgBI", 4);
    decoy.writeUInt32BE(100, 16);
    decoy.writeUInt32BE(100, 20);
    const forged = Buffer.concat([small.subarray(0, 8), decoy, small.subarray(8)]);
    expect(await read(forged)).toEqual({ problem: "notPicture" });
  });
});

describe("an unreadable picture", () => {
  const picture = createQrPng(code);

  test.each([
    ["nothing", Buffer.alloc(0)],
    ["an HTML page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["a GIF", Buffer.from("GIF89a\x01\0\x01\0\0\0\0;", "latin1")],
    ["only the beginning of a picture", picture.subarray(0, 12)],
    ["a picture that breaks off in the middle", picture.subarray(0, picture.length / 2)],
    ["a picture that ends in noise", Buffer.concat([picture.subarray(0, 60), createPng(20)])],
  ])("%s is refused", async (_, bytes) => {
    expect(await read(bytes)).toEqual({ problem: "notPicture" });
  });

  test("is refused before it is decompressed where its header says that it is huge", async () => {
    expect(await read(createBomb(60_000, 1000))).toEqual({ problem: "hugePicture" });
  });

  test("is refused where its header says that it is small, and it is huge", {
    tags: "full",
  }, async () => {
    expect(await read(createBomb(300, 200_000_000))).toEqual({ problem: "hugePicture" });
  });
});
