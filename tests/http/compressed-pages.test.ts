import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "undici";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { borrowPanel } from "../services/borrow-panel.ts";
import type { Panel } from "../services/panel.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";

const HOST = "cantalmar.localhost";
const ALL = "gzip, deflate, br, zstd";

let panel: Panel;
let member: Visitor;
beforeAll(async () => {
  panel = await borrowPanel();
  member = createVisitor(panel, HOST);
  await member.logIn(demoLogin(panel, "client"));
});
afterAll(() => panel.stop());

type Asked = {
  path?: string;
  site?: string | undefined;
  encodings?: string;
  method?: "GET" | "HEAD" | "POST";
  body?: string;
};

async function ask({ path = "/favorite", site, encodings = ALL, method = "GET", body }: Asked) {
  const answer = await request(`http://127.0.0.1:${panel.port}${path}`, {
    method,
    ...(body !== undefined && { body }),
    headers: {
      host: `${HOST}:${panel.port}`,
      cookie: [...member.cookies].map((pair) => pair.join("=")).join("; "),
      "accept-encoding": encodings,
      ...(site !== undefined && { "sec-fetch-site": site }),
      ...(body !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
    },
  });
  const bytes = Buffer.from(await answer.body.arrayBuffer());
  const { "content-encoding": coding, "x-padding": padding } = answer.headers;
  return { status: answer.statusCode, coding, padding, bytes };
}

describe("a member's page", () => {
  it.each([
    ["same-origin", ALL, "br", brotliDecompressSync],
    ["none", ALL, "br", brotliDecompressSync],
    ["same-origin", "gzip", "gzip", gunzipSync],
  ])(
    "that the user asked for (%s) is compressed for %s",
    async (site, encodings, coding, unpack) => {
      const plain = await ask({});
      const packed = await ask({ site, encodings });
      expect(packed).toMatchObject({ status: 200, coding });
      expect(packed.padding).toMatch(/^0{0,99}$/);
      const html = unpack(packed.bytes).toString();
      expect(html).toContain("</html>");
      expect(Math.abs(html.length - plain.bytes.length)).toBeLessThan(1_000);
      expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 3);
    },
  );

  it.each(["cross-site", "same-site", undefined, "", "same-origin, none", "SAME-ORIGIN"])(
    "that another site may have asked for (%s) is not compressed",
    async (site) => {
      const { bytes, ...answer } = await ask({ site });
      expect(answer).toEqual({ status: 200, coding: undefined, padding: undefined });
      expect(bytes.toString()).toContain("</html>");
    },
  );

  it("is compressed too where it shows the errors of a form", async () => {
    const { status, coding, bytes } = await ask({
      path: "/profile",
      site: "same-origin",
      method: "POST",
      body: "form=password",
    });
    expect({ status, coding }).toEqual({ status: 422, coding: "br" });
    expect(brotliDecompressSync(bytes).toString()).toContain("</html>");
  });

  it("has no body for HEAD", async () => {
    const { status, bytes } = await ask({ site: "none", method: "HEAD" });
    expect(status).toBe(200);
    expect(bytes).toHaveLength(0);
  });
});

it("compresses the data of a page that a script asks for", async () => {
  const { status, coding, bytes } = await ask({ path: "/favorite.data", site: "same-origin" });
  expect({ status, coding }).toEqual({ status: 200, coding: "br" });
  expect(brotliDecompressSync(bytes).toString()).toContain("favourites");
});

it("sends files as they are", async () => {
  const { status, coding } = await ask({ path: "/history/trips.csv", site: "same-origin" });
  expect({ status, coding }).toEqual({ status: 200, coding: undefined });
});
