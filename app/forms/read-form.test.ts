import { afterEach, describe, expect, test, vi } from "vitest";
import { maxBytesToRead, readForm, readLeadingFields } from "./read-form.server.ts";

const MAX_FILES = 10 * 1024 * 1024;
const MAX_TEXT = 256 * 1024;
const BOUNDARY = "----form7";
const multipart = `multipart/form-data; boundary=${BOUNDARY}`;
const urlEncoded = "application/x-www-form-urlencoded";

afterEach(() => {
  vi.useRealTimers();
});

function post(body: BodyInit | null, headers: HeadersInit = {}): Request {
  return new Request("http://panel.test/form", { method: "POST", body, headers, duplex: "half" });
}

function withFields(fields: [string, string | File][]): Request {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return post(form);
}

describe("a form's size", () => {
  test.each([
    ["a text", urlEncoded, undefined, MAX_TEXT],
    ["a text of the largest size", urlEncoded, MAX_TEXT, MAX_TEXT],
    ["a form that may hold files", multipart, undefined, MAX_FILES],
    ["a form with files of the largest size", multipart, MAX_FILES, MAX_FILES],
    ["a form with files that are known to be too large", multipart, MAX_FILES + 1, MAX_TEXT],
    ["a form without a type", undefined, undefined, MAX_TEXT],
  ])("is read of %s up to its limit", (_, type, length, expected) => {
    const headers = new Headers();
    if (type) headers.set("content-type", type);
    if (length) headers.set("content-length", `${length}`);
    expect(maxBytesToRead(headers)).toBe(expected);
  });

  test.each([
    ["", {}],
    [" that its header names", { "content-length": `${MAX_TEXT}` }],
  ])("may be all that a text may have%s", async (_, headers) => {
    const value = "x".repeat(MAX_TEXT - "name=".length);
    const request = post(`name=${value}`, { "content-type": urlEncoded, ...headers });
    expect([...((await readForm(request)) as FormData)]).toEqual([["name", value]]);
  });

  test("is too large by one byte", async () => {
    const body = `name=${"x".repeat(MAX_TEXT - "name=".length + 1)}`;
    expect(await readForm(post(body, { "content-type": urlEncoded }))).toBe("tooLarge");
  });

  test("counts the texts apart from the files", async () => {
    const photo = new File([new Uint8Array(2 * MAX_TEXT)], "me.png");
    const longest = "x".repeat(MAX_TEXT - "name".length - "photo".length - "me.png".length);
    const fitting = withFields([
      ["name", longest],
      ["photo", photo],
    ]);
    expect([...((await readForm(fitting)) as FormData).keys()]).toEqual(["name", "photo"]);
    const tooLong = withFields([
      ["name", `${longest}x`],
      ["photo", photo],
    ]);
    expect(await readForm(tooLong)).toBe("tooLarge");
  });
});

test("a form that was read already is the caller's mistake, which the error explains", async () => {
  const request = withFields([["name", "Ana"]]);
  await request.text();
  await expect(readForm(request)).rejects.toThrow("This form was read already");
});

describe("the leading fields of a form that is too large", () => {
  const field = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const beginFile = (disposition = '; filename="me.png"') =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photo"${disposition}\r\n\r\nbytes`;
  const rest = `\r\n${field("later", "x")}--${BOUNDARY}--\r\n`;
  const leading = field("name", "Ana") + field("note", "Con silla");
  const begun = `${leading}--${BOUNDARY}\r\nContent-Disposition: form-data; name="stop"\r\n\r\nPlaza`;

  /** A body that arrives in parts. */
  function arrive(parts: (string | Uint8Array)[], atEnd: "close" | "error" | "wait" = "close") {
    const encoder = new TextEncoder();
    const left = parts.map((part) => (typeof part === "string" ? encoder.encode(part) : part));
    const cancel = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const part = left.shift();
        if (part) controller.enqueue(part);
        else if (atEnd === "close") controller.close();
        else if (atEnd === "error") controller.error(new Error("The connection broke"));
      },
      cancel,
    });
    return { body, cancel };
  }

  async function fieldsOf(body: BodyInit | null, type?: string) {
    const request = post(body, type ? { "content-type": type } : {});
    return [...(await readLeadingFields(request))];
  }

  const expected = [
    ["name", "Ana"],
    ["note", "Con silla"],
  ];

  test.each([
    ["a boundary", multipart],
    ["a boundary in quotes", `multipart/form-data; boundary="${BOUNDARY}"`],
    ["a boundary before another parameter", `${multipart}; charset=utf-8`],
  ])("are read with %s", async (_, type) => {
    const { body } = arrive([leading + beginFile(), rest]);
    expect(await fieldsOf(body, type)).toEqual(expected);
  });

  test.each(['; filename="me.png"', ';filename="me.png"', ';\t filename="me.png"', "; FileName=x"])(
    "end at a file that is announced by %j, and the rest stays unread",
    async (disposition) => {
      const { body, cancel } = arrive([leading + beginFile(disposition), rest], "wait");
      expect(await fieldsOf(body, multipart)).toEqual(expected);
      expect(cancel).toHaveBeenCalledOnce();
    },
  );

  test("are whole where a letter of two bytes arrives in two parts", async () => {
    const bytes = new TextEncoder().encode(field("name", "María") + beginFile());
    const middle = bytes.indexOf(0xc3) + 1;
    const { body } = arrive([bytes.subarray(0, middle), bytes.subarray(middle), rest]);
    expect(await fieldsOf(body, multipart)).toEqual([["name", "María"]]);
  });

  test("are those that have arrived whole where the form ends early", async () => {
    expect(await fieldsOf(begun, multipart)).toEqual(expected);
  });

  test("are those that have arrived whole where the connection breaks", async () => {
    const { body } = arrive([begun], "error");
    expect(await fieldsOf(body, multipart)).toEqual(expected);
  });

  test("are those that have arrived whole within two seconds", async () => {
    vi.useFakeTimers();
    const onRead = vi.fn();
    const read = fieldsOf(arrive([begun], "wait").body, multipart).then(onRead);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(onRead).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await read;
    expect(onRead).toHaveBeenCalledWith(expected);
  });

  test.each([
    ["begins with a file", [beginFile(), rest], multipart],
    ["has a part without a name", [`--${BOUNDARY}\r\nX: y\r\n\r\nAna\r\n`, beginFile()], multipart],
    ["has no parts", ["name=Ana"], multipart],
    ["names no boundary", [leading, beginFile()], "multipart/form-data"],
    ["is a text", ["name=Ana"], urlEncoded],
    ["has no type", [leading, beginFile()], undefined],
  ])("are none where it %s", async (_, parts, type) => {
    expect(await fieldsOf(arrive(parts).body, type)).toEqual([]);
  });

  test("are none where it has no content", async () => {
    expect(await fieldsOf(null, multipart)).toEqual([]);
  });
});
