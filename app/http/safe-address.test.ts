import { describe, expect, it } from "vitest";
import { toLinkAddress, toPictureAddress } from "./safe-address.ts";

describe("an address from the API", () => {
  it.each([
    "https://cdn.example/logo.svg",
    "http://127.0.0.1:4010/media/x.png",
    "data:image/png;base64,AAAA",
  ])("of a picture may be %s", (address) => expect(toPictureAddress(address)).toBe(address));

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
  ])("of a picture is never %j", (address) => expect(toPictureAddress(address)).toBeNull());

  it("of a picture is asked for over https, since nothing else would be shown", () => {
    expect(toPictureAddress("http://cdn.example/logo.svg")).toBe("https://cdn.example/logo.svg");
    expect(toPictureAddress("HTTP://cdn.example:80/logo.svg?a=http://b")).toBe(
      "https://cdn.example/logo.svg?a=http://b",
    );
    expect(toPictureAddress("http://127.0.0.1.evil.example/x")).toBe(
      "https://127.0.0.1.evil.example/x",
    );
  });

  it("of a link is one of the web", () => {
    expect(toLinkAddress("https://social.example/brand")).toBe("https://social.example/brand");
    expect(toLinkAddress("data:image/png;base64,AAAA")).toBeNull();
    expect(toLinkAddress("javascript:alert(1)")).toBeNull();
  });
});
