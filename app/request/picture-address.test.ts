import { describe, expect, it } from "vitest";
import { createPictureAddresses, type PictureAddresses } from "./picture-address.server.ts";

const apiUrl = "http://api.internal:4010/taxi/v1";
const secrets = ["s".repeat(32)];
const { toAddress, verify } = createPictureAddresses({ apiUrl, publicUrl: undefined, secrets });

/** The API's path that the panel reads from its own address. */
function pathIn(address: string | null, by: Pick<PictureAddresses, "verify"> = { verify }) {
  const { pathname, searchParams } = new URL(address ?? "", "http://panel.invalid");
  expect(pathname).toBe("/pictures");
  return by.verify(Object.fromEntries(searchParams));
}

describe("the address of a picture", () => {
  it.each(["https://cdn.example/logo.svg", "data:image/png;base64,AAAA"])("accepts %s", (address) =>
    expect(toAddress(address)).toBe(address),
  );

  it.each([
    null,
    "",
    "logo.svg",
    "javascript:alert(1)",
    " javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "blob:https://x",
    "file:///etc/passwd",
    `http://api.internal:4010/${"x".repeat(3_000)}`,
  ])("is null for %j", (address) => expect(toAddress(address)).toBeNull());

  it("uses https, since browsers show nothing else on an https page", () => {
    expect(toAddress("http://cdn.example/logo.svg")).toBe("https://cdn.example/logo.svg");
    expect(toAddress("HTTP://cdn.example:80/logo.svg?a=http://b")).toBe(
      "https://cdn.example/logo.svg?a=http://b",
    );
    expect(toAddress("http://localhost:4010/x")).toBe("https://localhost:4010/x");
  });

  it("leads to the panel where the picture is at the API, and hides the API's host", () => {
    const address = toAddress("http://user:word@API.internal:4010/media/a b.png?v=1&w=2#x");
    expect(address).not.toMatch(/internal|4010|word/);
    expect(pathIn(address)).toBe("/media/a%20b.png?v=1&w=2");
    expect(pathIn(toAddress("http://api.internal:4010//evil.example/x"))).toBe("//evil.example/x");
  });

  it("is the same each time, so that browsers can cache the picture", () => {
    const text = "http://api.internal:4010/media/x.png";
    expect(toAddress(text)).toBe(toAddress(text));
  });

  it("recognises the API's host where the API writes http although it is reached over https", () => {
    const secure = createPictureAddresses({
      apiUrl: "https://api.example",
      publicUrl: undefined,
      secrets,
    });
    const address = secure.toAddress("http://api.example/media/x.png");
    expect(pathIn(address, secure)).toBe("/media/x.png");
  });

  it("leads to the API's public origin where it has one", () => {
    const open = createPictureAddresses({ apiUrl, publicUrl: "https://media.example/", secrets });
    expect(open.toAddress("http://api.internal:4010/media/x.png?v=1")).toBe(
      "https://media.example/media/x.png?v=1",
    );
  });
});

describe("a signature", () => {
  const address = toAddress("http://api.internal:4010/media/x.png") ?? "";
  const query = Object.fromEntries(new URL(address, "http://panel.invalid").searchParams);

  it("is valid for its own path alone", () => {
    expect(verify(query)).toBe("/media/x.png");
    expect(verify({ ...query, path: "/media/y.png" })).toBeUndefined();
    expect(verify({ ...query, signature: `${query.signature}A` })).toBeUndefined();
    expect(verify({ ...query, signature: "" })).toBeUndefined();
    expect(verify({ path: query.path })).toBeUndefined();
    expect(verify({ ...query, path: ["/media/x.png", "/media/y.png"] })).toBeUndefined();
  });

  it("is valid for as long as the panel has its secret", () => {
    const options = { apiUrl, publicUrl: undefined };
    const newer = "n".repeat(32);
    const rotated = createPictureAddresses({ ...options, secrets: [newer, ...secrets] });
    const dropped = createPictureAddresses({ ...options, secrets: [newer] });
    expect(rotated.verify(query)).toBe("/media/x.png");
    expect(dropped.verify(query)).toBeUndefined();
  });
});
