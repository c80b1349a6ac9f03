import { describe, expect, test } from "vitest";
import { createBomb, createPng, createQrPng } from "../../tests/services/pictures.ts";
import { readQrPicture as read } from "./read-qr-picture.server.ts";

const code = "PRD-8F2K-77QX";

/** A JPEG of one white pixel; no tool here makes larger ones. */
const jpeg = Buffer.from(
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=",
  "base64",
);

describe("the code in a picture", () => {
  test("is read", async () => {
    expect(await read(createQrPng(code))).toEqual({ text: code });
  });

  test("is read on a photo as large as phones take them", async () => {
    expect(await read(createQrPng(code, { width: 4000, height: 3000, scale: 20 }))).toEqual({
      text: code,
    });
  });

  test("need not be there", async () => {
    expect(await read(createPng(200))).toEqual({ problem: "noQrCode" });
    expect(await read(jpeg)).toEqual({ problem: "noQrCode" });
  });
});

describe("what the decoder would take more memory for than there is", () => {
  /** A JPEG that is nothing but its head: so many values a point, in one go or in several. */
  function createJpegHead(side: number, { values = 3, inSeveralGoes = false } = {}): Buffer {
    const begins = Buffer.from("\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0", "latin1");
    const head = Buffer.from([0xff, inSeveralGoes ? 0xc2 : 0xc0, 0, 8 + 3 * values, 8]);
    const size = Buffer.alloc(5);
    size.writeUInt16BE(side, 0);
    size.writeUInt16BE(side, 2);
    size.writeUInt8(values, 4);
    const parts = Array.from({ length: values }, (_, part) => Buffer.from([part + 1, 0x11, 0]));
    return Buffer.concat([begins, head, size, ...parts, Buffer.from([0xff, 0xd9])]);
  }

  test("is a JPEG in several goes, though as many points in one go are none", async () => {
    expect(await read(createJpegHead(4900, { inSeveralGoes: true }))).toEqual({
      problem: "hugePicture",
    });
    expect(await read(createJpegHead(4900))).toEqual({ problem: "noQrCode" });
    expect(await read(createJpegHead(3000, { inSeveralGoes: true }))).toEqual({
      problem: "noQrCode",
    });
  });

  test("is one of very many points, whatever else it is", async () => {
    expect(await read(createJpegHead(60_000, { values: 1 }))).toEqual({ problem: "hugePicture" });
  });

  test("is refused where something before its head says another size", async () => {
    const small = createQrPng(code);
    // As some phones begin: 32 bytes on stands a size, and it is not the one that is decoded.
    const said = Buffer.alloc(32);
    said.writeUInt32BE(20, 0);
    said.write("CgBI", 4);
    said.writeUInt32BE(100, 16);
    said.writeUInt32BE(100, 20);
    const forged = Buffer.concat([small.subarray(0, 8), said, small.subarray(8)]);
    expect(await read(forged)).toEqual({ problem: "notPicture" });
  });
});

describe("what is no picture that can be read", () => {
  const picture = createQrPng(code);

  test.each([
    ["nothing", Buffer.alloc(0)],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["another kind of picture", Buffer.from("GIF89a\x01\0\x01\0\0\0\0;", "latin1")],
    ["only the beginning of one", picture.subarray(0, 12)],
    ["one that breaks off in the middle", picture.subarray(0, picture.length / 2)],
    ["one whose end is noise", Buffer.concat([picture.subarray(0, 60), createPng(20)])],
  ])("%s is refused", async (_, bytes) => {
    expect(await read(bytes)).toEqual({ problem: "notPicture" });
  });

  test("one that says that it is huge is refused before it is unpacked", async () => {
    expect(await read(createBomb(60_000, 1000))).toEqual({ problem: "hugePicture" });
  });

  test("one that is huge and says that it is small is refused", async () => {
    expect(await read(createBomb(300, 200_000_000))).toEqual({ problem: "hugePicture" });
  });
});
