import { describe, expect, it } from "vitest";
import { createPictureAddresses, type PictureAddresses } from "./picture-address.server.ts";

const apiUrl = "http://api.internal:4010/taxi/v1";
const secrets = ["s".repeat(32)];
const { toAddress, verify } = createPictureAddresses({ apiUrl, publicUrl: undefined, secrets });

/** What the panel reads in an address that it has written. */
function pathIn(address: string | null, by: Pick<PictureAddresses, "verify"> = { verify }) {
  const { pathname, searchParams } = new URL(address ?? "", "http://panel.invalid");
  expect(pathname).toBe("/pictures");
  return by.verify(Object.fromEntries(searchParams));
}

describe("the address of a picture", () => {
  it.each(["https://cdn.example/logo.svg", "data:image/png;base64,AAAA"])("may be %s", (address) =>
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
  ])("is never %j", (address) => expect(toAddress(address)).toBeNull());

  it("is asked for over https, since browsers would show nothing else", () => {
    expect(toAddress("http://cdn.example/logo.svg")).toBe("https://cdn.example/logo.svg");
    expect(toAddress("HTTP://cdn.example:80/logo.svg?a=http://b")).toBe(
      "https://cdn.example/logo.svg?a=http://b",
    );
    expect(toAddress("http://localhost:4010/x")).toBe("https://localhost:4010/x");
  });

  it("is one of the panel where the API keeps the picture, and names no host", () => {
    const address = toAddress("http://user:word@API.internal:4010/media/a b.png?v=1&w=2#x");
    expect(address).not.toMatch(/internal|4010|word/);
    expect(pathIn(address)).toBe("/media/a%20b.png?v=1&w=2");
    expect(pathIn(toAddress("http://api.internal:4010//evil.example/x"))).toBe("//evil.example/x");
  });

  it("is the same each time, so that browsers can keep the picture", () => {
    const text = "http://api.internal:4010/media/x.png";
    expect(toAddress(text)).toBe(toAddress(text));
  });

  it("is the API's also where the API forgets that it is reached over https", () => {
    const secure = createPictureAddresses({
      apiUrl: "https://api.example",
      publicUrl: undefined,
      secrets,
    });
    const address = secure.toAddress("http://api.example/media/x.png");
    expect(pathIn(address, secure)).toBe("/media/x.png");
  });

  it("is on the API's public origin where it has one", () => {
    const open = createPictureAddresses({ apiUrl, publicUrl: "https://media.example/", secrets });
    expect(open.toAddress("http://api.internal:4010/media/x.png?v=1")).toBe(
      "https://media.example/media/x.png?v=1",
    );
  });
});

describe("a signature", () => {
  const address = toAddress("http://api.internal:4010/media/x.png") ?? "";
  const query = Object.fromEntries(new URL(address, "http://panel.invalid").searchParams);

  it("is good for its own path alone", () => {
    expect(verify(query)).toBe("/media/x.png");
    expect(verify({ ...query, path: "/media/y.png" })).toBeUndefined();
    expect(verify({ ...query, signature: `${query.signature}A` })).toBeUndefined();
    expect(verify({ ...query, signature: "" })).toBeUndefined();
    expect(verify({ path: query.path })).toBeUndefined();
    expect(verify({ ...query, path: ["/media/x.png", "/media/y.png"] })).toBeUndefined();
  });

  it("stays good for as long as its secret is kept", () => {
    const options = { apiUrl, publicUrl: undefined };
    const newer = "n".repeat(32);
    const kept = createPictureAddresses({ ...options, secrets: [newer, ...secrets] });
    const dropped = createPictureAddresses({ ...options, secrets: [newer] });
    expect(kept.verify(query)).toBe("/media/x.png");
    expect(dropped.verify(query)).toBeUndefined();
  });
});
