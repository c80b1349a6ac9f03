import { describe, expect, test } from "vitest";
import { picture } from "./file-format.server.ts";

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

async function issuesOf(value: unknown) {
  const { error } = await picture.safeParseAsync(value);
  return error?.issues.map(({ message }) => message);
}

describe("a picture", () => {
  test.each([
    ["png", "image/png"],
    ["jpg", "image/jpeg"],
    ["webp", "image/webp"],
  ] as const)("gets its name and type from its bytes: %s", async (extension, type) => {
    const parsed = await picture.parseAsync(upload(heads[extension]));
    expect([parsed.name, parsed.type, parsed.size]).toEqual([`picture.${extension}`, type, 64]);
    expect(await parsed.text()).toBe(await upload(heads[extension]).text());
  });

  test.each([
    ["another kind of picture", "GIF89a"],
    ["an SVG with a script", "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"],
    ["a sound in a RIFF file", "RIFF\x04\x00\x00\x00WAVE"],
    ["half a signature", "\x89PNG"],
  ])("is refused where it is %s, whatever its name and type", async (_, head) => {
    expect(await issuesOf(upload(head, 64, "me.png", "image/png"))).toEqual(["picture"]);
  });

  test("is refused where it is empty, a text, or a list", async () => {
    expect(await issuesOf(new File([], "me.png", { type: "image/png" }))).toEqual(["picture"]);
    expect(await issuesOf("me.png")).toEqual(["invalid"]);
    expect(await issuesOf([upload(heads.png), upload(heads.png)])).toEqual(["invalid"]);
  });

  test("has at most two megabytes", async () => {
    expect((await picture.parseAsync(upload(heads.png, 2 * MEGABYTE))).size).toBe(2 * MEGABYTE);
    expect(await issuesOf(upload(heads.png, 2 * MEGABYTE + 1))).toEqual(["pictureSize"]);
  });
});
