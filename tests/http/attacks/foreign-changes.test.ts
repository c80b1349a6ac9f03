import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { borrowPanel } from "../../services/borrow-panel.ts";
import { inTurn } from "../../services/in-turn.ts";
import type { Panel } from "../../services/panel.ts";
import { listRoutes, toAddress } from "../../services/routes.ts";
import { createVisitor, type Visitor } from "../../services/visitor.ts";
import { demoLogin } from "../demo-login.ts";

const routes = (await listRoutes()).filter(({ hasAction }) => hasAction);
/** Google posts this form from its own site; state and nonce protect it (tests/http/google.test.ts). */
const fromElsewhere = "google_return";

let panel: Panel;
const members: Visitor[] = [];
beforeAll(async () => {
  panel = await borrowPanel();
  for (const kind of ["client", "company", "hotel"] as const) {
    const member = createVisitor(panel, "cantalmar.localhost");
    await member.logIn(demoLogin(panel, kind));
    members.push(member);
  }
});
afterAll(() => panel.stop());

/** Requests from another site as browsers, proxies and forgers label them. */
const foreign: Record<string, string>[] = [
  { origin: "http://evil.example" },
  { origin: "https://cantalmar.localhost.evil.example" },
  { origin: "http://cantalmar.localhost@evil.example" },
  { origin: "http://alazul.localhost" },
  { origin: "null", "sec-fetch-site": "cross-site" },
  { origin: "not an address" },
  { origin: "" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { "sec-fetch-site": "SAME-ORIGIN" },
  { "sec-fetch-site": "same-origin", origin: "http://evil.example" },
];

it("finds forms to attack", () => {
  expect(routes.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["login", "logout", "language", "request", "profile", "purses"]),
  );
  expect(routes.length).toBeGreaterThan(25);
});

const own = routes.filter(({ id }) => id !== fromElsewhere);

describe.each(inTurn(own, { every: 6 }))("the form at $path", (route) => {
  it("is refused when another site sends it, however it is sent, and calls no API operation", async () => {
    const before = new Map(panel.sandbox.calls);
    for (const member of members) {
      for (const path of [toAddress(route), `${toAddress(route)}.data`]) {
        for (const headers of foreign) {
          const { status } = await member.post(path, { intent: "remove", form: "x" }, headers);
          expect(status, `${path} ${JSON.stringify(headers)}`).toBe(403);
        }
      }
    }
    expect(new Map(panel.sandbox.calls)).toEqual(before);
  });
});

it("the victim of the refused requests is still logged in", async () => {
  for (const member of members) expect((await member.get("/request")).status).toBe(200);
});

it("pages refuse to be framed or read by another site", async () => {
  const { headers } = await (members[0] as Visitor).get("/", { origin: "http://evil.example" });
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
});
