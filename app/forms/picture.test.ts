import { describe, expect, test } from "vitest";
import { findFormat, formats, picture } from "./file-format.server.ts";

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
    ["another file that has WEBP in its head", "RIFX\x04\x00\x00\x00WEBP"],
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

describe("a file's format", () => {
  const all = Object.values(formats);

  test.each([
    ["png", heads.png],
    ["jpg", heads.jpg],
    ["webp", heads.webp],
    ["gif", "GIF87a"],
    ["gif", "GIF89a"],
    ["avif", "\0\0\0\x20ftypavif"],
    ["avif", "\0\0\0\x20ftypavis"],
    ["pdf", "%PDF-1.7"],
  ])("is %s for the first bytes %j", async (extension, head) => {
    expect((await findFormat(upload(head), all))?.extension).toBe(extension);
  });

  test.each([
    "GIF88a",
    "xGIF89a",
    "\0\0\0\x20ftypheic",
    "\0\0\0\0\0ftypavif",
    "ftypavif",
    "x%PDF-1.7",
    "RIFF\x04\0\0\0WAVE",
    "",
  ])("is unknown for the first bytes %j", async (head) => {
    expect(await findFormat(upload(head), all)).toBeUndefined();
  });

  test("is only one of those that are accepted", async () => {
    expect(await findFormat(upload("%PDF-1.7"), [formats.png])).toBeUndefined();
    expect(await findFormat(upload("%PDF-1.7"), [formats.png, formats.pdf])).toBe(formats.pdf);
  });
});
