import { expect, test } from "vitest";
import { z } from "zod";
import { createEmbeddedStore } from "./embedded.server.ts";
import { defineRecord } from "./record.server.ts";
import { createVault } from "./vault.server.ts";

const store = createEmbeddedStore();
const vault = createVault(["a secret"]);
const list = defineRecord(z.array(z.string()), { version: 1 });
const open = (key: string) => list.at({ store, vault }, key, 60);

test("keeps every one of many changes at once", async () => {
  const value = open("list");
  const names = Array.from({ length: 20 }, (_, at) => `${at}`);
  await Promise.all(names.map((name) => value.update((list = []) => [...list, name])));
  expect((await value.read())?.toSorted()).toEqual(names.toSorted());
});

test("writes nothing where the change returns undefined", async () => {
  await open("untouched").update(() => undefined);
  expect(await store.get("untouched")).toBeUndefined();
});

test("is encrypted in the store, for its own key only", async () => {
  await open("sealed").update(() => ["Lucía Ferrer"]);
  const text = (await store.get("sealed")) ?? "";
  expect(Buffer.from(text, "base64").toString()).not.toContain("Ferrer");
  await store.set("elsewhere", text, 60);
  expect(await open("elsewhere").read()).toBeUndefined();
});

test("reads a value of another shape as absent, and replaces it", async () => {
  await store.set("odd", vault.seal("odd", JSON.stringify({ list: 1 })), 60);
  expect(await open("odd").read()).toBeUndefined();
  await open("odd").update((list = []) => [...list, "new"]);
  expect(await open("odd").read()).toEqual(["new"]);
});

test("carries its version, and reads a value of an unknown version as absent", async () => {
  expect(list.toText(["old"])).toBe('{"v":1,"data":["old"]}');
  const newList = defineRecord(z.array(z.string()), { version: 2 });
  expect(newList.fromText(list.toText(["old"]))).toBeUndefined();
  expect(list.fromText(newList.toText(["new"]))).toBeUndefined();
  expect(newList.fromText(newList.toText(["new"]))).toEqual(["new"]);
});

test("reads the versions that it can convert, and checks what they become", () => {
  const reads = { 1: (data: unknown) => ({ names: data }) };
  const names = defineRecord(z.object({ names: z.array(z.string()) }), { version: 2, reads });
  expect(names.fromText(list.toText(["old"]))).toEqual({ names: ["old"] });
  expect(names.fromText('{"v":1,"data":[1]}')).toBeUndefined();
  expect(names.fromText('{"v":3,"data":["newer"]}')).toBeUndefined();
});

test("carries its version among its own fields, as panels from before the versions read it", () => {
  const named = defineRecord(z.object({ name: z.string() }), { version: 1 });
  expect(named.toText({ name: "Ana" })).toBe('{"v":1,"name":"Ana"}');
  for (const text of ['{"name":"Ana"}', '{"v":1,"data":{"name":"Ana"}}', '{"v":1,"name":"Ana"}']) {
    expect(named.fromText(text)).toEqual({ name: "Ana" });
  }
  expect(named.fromText('{"v":2,"name":"Ana"}')).toBeUndefined();
});

test.each([{ v: 3 }, { data: "x" }, { v: 3, data: "x" }, ["x"], null, 7, {}])(
  "returns %j as it was",
  (value) => {
    const any = defineRecord(z.unknown(), { version: 2 });
    expect(any.fromText(any.toText(value))).toEqual(value);
  },
);

test("leaves a newer version in the store for the panels that know it", async () => {
  const newer = defineRecord(z.array(z.string()), { version: 2 }).at({ store, vault }, "newer", 60);
  await newer.write(["of a newer panel"]);
  expect(await open("newer").take()).toBeUndefined();
  await open("newer").update(() => ["of an older panel"]);
  expect(await newer.read()).toEqual(["of a newer panel"]);
});

test("reads a value from before there were versions as the first", () => {
  expect(list.fromText('["old"]')).toEqual(["old"]);
});

test.each(["", "{", '{"v":"1","data":[]}', "null"])("reads the text %j as absent", (text) => {
  expect(list.fromText(text)).toBeUndefined();
});

test("is taken once", async () => {
  const record = open("taken");
  await record.write(["one"]);
  const taken = await Promise.all([record.take(), record.take()]);
  expect(taken.filter(Boolean)).toEqual([["one"]]);
  expect(await record.read()).toBeUndefined();
});
