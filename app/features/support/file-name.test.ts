import { expect, test } from "vitest";
import { toFileName } from "./format.server.ts";

test.each([
  ["recibo.pdf", "application/pdf", "recibo.pdf"],
  ["vías y andenes.JPG", "image/jpeg", "vías y andenes.jpg"],
  ["page.html", "image/png", "page.png"],
  ["receipt.pdf.exe", "application/pdf", "receipt.pdf.pdf"],
  ["../../etc/passwd", "image/png", "passwd.png"],
  ["C:\\Windows\\win.ini", "image/png", "win.png"],
  ['a"\r\nSet-Cookie: b.png', "image/png", "a___Set-Cookie_ b.png"],
  [".htaccess", "image/png", "file.png"],
  ["", "application/pdf", "file.pdf"],
  ["page.html", "text/html", "page.bin"],
])("saves %j of the type %s as %j", (name, type, saved) => {
  expect(toFileName(name, type)).toBe(saved);
});

test("cuts a very long name, and does so quickly", () => {
  // A regular expression with quadratic backtracking would exceed the test's timeout.
  const saved = toFileName(`a${" ".repeat(400_000)}x.pdf`, "application/pdf");
  expect(saved).toBe("a.pdf");
  expect(toFileName("b".repeat(400_000), "image/png")).toHaveLength(204);
});
