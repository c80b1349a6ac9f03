import { expect, test } from "vitest";
import { toFileName } from "./file-name.server.ts";

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
])("%j of the type %s is saved as %j", (name, type, saved) => {
  expect(toFileName(name, type)).toBe(saved);
});
