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

test("carries its version, and reads a value of another version as absent", async () => {
  expect(list.toText(["old"])).toBe('{"v":1,"data":["old"]}');
  const newList = defineRecord(z.array(z.string()), { version: 2 });
  expect(newList.fromText(list.toText(["old"]))).toBeUndefined();
  expect(list.fromText(newList.toText(["new"]))).toBeUndefined();
  expect(newList.fromText(newList.toText(["new"]))).toEqual(["new"]);
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
