import { describe, expect, test } from "vitest";
import { picture } from "./picture.server.ts";

const MEGABYTE = 1024 * 1024;

const heads = {
  png: "\x89PNG\r\n\x1a\n",
  jpg: "\xff\xd8\xff\xe0",
  webp: "RIFF\x04\x00\x00\x00WEBP",
};

function upload(head: string, size = 64, name = "../../me.html", type = "text/html"): File {
  const bytes = Buffer.alloc(size);
  bytes.write(head, "latin1");
  return new File([bytes], name, { type });
}

async function refuse(value: unknown) {
  const { error } = await picture.safeParseAsync(value);
  return error?.issues.map(({ message }) => message);
}

describe("a picture", () => {
  test.each([
    ["png", "image/png"],
    ["jpg", "image/jpeg"],
    ["webp", "image/webp"],
  ] as const)("is what its bytes say: %s", async (extension, type) => {
    const taken = await picture.parseAsync(upload(heads[extension]));
    expect([taken.name, taken.type, taken.size]).toEqual([`picture.${extension}`, type, 64]);
    expect(await taken.text()).toBe(await upload(heads[extension]).text());
  });

  test.each([
    ["another kind of picture", "GIF89a"],
    ["a page with a program in it", "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"],
    ["a sound in the wrapping of a picture", "RIFF\x04\x00\x00\x00WAVE"],
    ["half a signature", "\x89PNG"],
  ])("is not %s, whatever it is called", async (_, head) => {
    expect(await refuse(upload(head, 64, "me.png", "image/png"))).toEqual(["picture"]);
  });

  test("is not nothing, and not a text", async () => {
    expect(await refuse(new File([], "me.png", { type: "image/png" }))).toEqual(["picture"]);
    expect(await refuse("me.png")).toEqual(["invalid"]);
    expect(await refuse([upload(heads.png), upload(heads.png)])).toEqual(["invalid"]);
  });

  test("has two megabytes at most", async () => {
    expect((await picture.parseAsync(upload(heads.png, 2 * MEGABYTE))).size).toBe(2 * MEGABYTE);
    expect(await refuse(upload(heads.png, 2 * MEGABYTE + 1))).toEqual(["pictureSize"]);
  });
});
