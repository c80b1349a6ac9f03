import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { borrowPanel } from "../../services/borrow-panel.ts";
import { addTraveller, visitAs } from "../../services/customers.ts";
import { inTurn } from "../../services/in-turn.ts";
import type { Panel } from "../../services/panel.ts";
import { listRoutes, toAddress } from "../../services/routes.ts";
import { createVisitor, type Visitor } from "../../services/visitor.ts";
import { demoLogin } from "../demo-login.ts";

const HOST = "cantalmar.localhost";
const routes = (await listRoutes()).filter(({ hasAction, id }) => hasAction && id !== "logout");

let panel: Panel;
let member: Visitor;
let guest: Visitor;
beforeAll(async () => {
  panel = await borrowPanel();
  guest = createVisitor(panel, HOST);
  member = createVisitor(panel, HOST);
  await member.logIn(demoLogin(panel, "company"));
});
afterAll(() => panel.stop());

const asText = { "content-type": "application/x-www-form-urlencoded" };

/** Hostile values for the fields of our forms, and fields that no form has. */
const bodies: Record<string, string> = {
  "a changed __proto__": "__proto__=x&__proto__[isCompany]=true&__proto__.isCompany=true",
  "a changed constructor": "constructor=x&constructor.prototype=x&constructor[prototype][a]=b",
  "the names of object methods": "toString=x&valueOf=x&hasOwnProperty=x&then=x&toJSON=x&length=1",
  "nested field names": "form[save]=1&form.save=1&form[]=save&intent[$ne]=x&id[$gt]=0",
  "every field twice": "form=save&form=remove&intent=a&intent=b&id=1&id=2&username=a&username=b",
  "thousands of fields": Array.from({ length: 5000 }, (_, at) => `f${at}=${at}`).join("&"),
  "thousands of values of one field": "form=x&".repeat(5000),
  "fields without a name": "=a&=b&&&=&=c",
  "undecodable bytes": "form=%E0%A4%A&%ZZ=%&a=%00%01%ff",
  "values that no user types":
    "form=%00&intent=%0d%0a&id=%E2%80%AE1&username=%F0%9F%9A%95&q=%ED%A0%80",
  "an invalid number": "id=1e999&id=NaN&trip=-1&passengers=99999999999999999999&page=Infinity",
};

const shown = inTurn(routes, { every: 6 });

describe.each(shown)("the form at $path", (route) => {
  const from = shown.indexOf(route);
  it.each(inTurn(Object.entries(bodies), { every: 4, from }))("survives %s", async (_, body) => {
    const path = toAddress(route);
    for (const visitor of [guest, member]) {
      const { status } = await visitor.send("POST", path, asText, body);
      expect(status).toBeLessThan(500);
    }
  });

  it("survives a body that is not a form", async () => {
    const path = toAddress(route);
    for (const [type, body] of [
      ["application/json", '{"__proto__":{"isCompany":true},"form":{"$gt":""}}'],
      ["application/x-www-form-urlencoded", ""],
      ["text/plain", "form=save"],
      ["application/xml", '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
      ["multipart/form-data", "--x\r\n\r\n--x--"],
      ["multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data\r\n\r\n\r\n--x--"],
      ["multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="a'],
      ["multipart/form-data; boundary=", "--\r\n--"],
      ["multipart/form-data; boundary=x; boundary=y", "--y--"],
      [`multipart/form-data; boundary=${"x".repeat(5000)}`, "--x--"],
      ["; ; ;", "\0\0\0"],
    ] as const) {
      for (const visitor of [guest, member]) {
        const { status } = await visitor.send("POST", path, { "content-type": type }, body);
        expect(status, type).toBeLessThan(500);
      }
    }
  });
});

it("hostile forms do not change Object.prototype: pages and permissions stay as they were", async () => {
  const client = await visitAs(panel, addTraveller(panel));
  expect((await client.get("/employee")).status).toBe(404);
  expect((await guest.get("/employee")).status).toBe(302);
  expect((await member.get("/employee")).status).toBe(200);
});

it("a field named __proto__ stays an ordinary field and is not echoed in the form", async () => {
  const { html, status } = await guest.send(
    "POST",
    "/login.data",
    asText,
    "username=ana&password=&__proto__=polluted&constructor=polluted",
  );
  expect(status).toBe(422);
  expect(html).toContain("ana");
  expect(html).not.toContain('"__proto__"');
});
