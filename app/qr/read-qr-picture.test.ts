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
