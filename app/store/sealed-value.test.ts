import { expect, test } from "vitest";
import { z } from "zod";
import { createEmbeddedStore } from "./embedded.server.ts";
import { openSealedValue } from "./sealed-value.server.ts";
import { createVault } from "./vault.server.ts";

const store = createEmbeddedStore();
const vault = createVault(["a secret"]);
const options = { schema: z.array(z.string()), ttlSeconds: 60 };
const open = (place: string) => openSealedValue({ store, vault }, place, options);

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
