import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";

const folder = path.resolve(import.meta.dirname, "../../../docs/kubernetes");

export type Value = string | number | boolean | null | undefined | Value[] | Fields;
export type Fields = { [name: string]: Value };

const manifestSchema = z.object({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string(), namespace: z.string().optional() }),
});

/** An object of the cluster, and the file that has it. */
export type Manifest = {
  file: string;
  kind: string;
  name: string;
  content: Fields;
};

/** All objects of docs/kubernetes, in the order of the files. */
export function readManifests(): Manifest[] {
  const files = ["", "ingress"].flatMap((place) =>
    readdirSync(path.join(folder, place))
      .filter((file) => file.endsWith(".yaml") && file !== "kustomization.yaml")
      .map((file) => path.join(place, file)),
  );
  return files.flatMap((file) =>
    parseAllDocuments(readText(file)).map((document) => toManifest(file, document.toJS())),
  );
}

function toManifest(file: string, content: Fields): Manifest {
  const { kind, metadata } = manifestSchema.parse(content);
  return { file, kind, name: metadata.name, content };
}

export const readText = (file: string): string => readFileSync(path.join(folder, file), "utf8");

const adapterSchema = z.object({
  rules: z.object({
    custom: z.array(z.object({ seriesQuery: z.string(), name: z.object({ as: z.string() }) })),
  }),
});

/** The rules by which prometheus-adapter makes metrics of pods from the panel's series. */
export const readAdapterRules = () =>
  adapterSchema.parse(parse(readText("prometheus-adapter/values.yaml"))).rules.custom;

/** The variables that the guide's command puts into a Secret, by the Secret's name. */
export function readSecretsOfGuide(): Map<string, string[]> {
  const commands = readText("README.md").matchAll(
    /kubectl [^\n]*create secret generic (\S+)((?:[^\n]*\\\n)*[^\n]*)/g,
  );
  return new Map(
    [...commands].map(([, name = "", rest = ""]) => [
      name,
      [...rest.matchAll(/--from-literal=["']?(\w+)=/g)].map(([, key = ""]) => key),
    ]),
  );
}

/** A copy of a manifest with another value at a place such as "spec.ports.0.name"; undefined removes it. */
export function plant({ content, ...rest }: Manifest, place: string, value: Value): Manifest {
  const copy = structuredClone(content);
  const names = place.split(".");
  const last = names.pop() ?? "";
  const parent = names.reduce<Value>(
    (at, name) => (at as Record<string, Value> | undefined)?.[name],
    copy,
  );
  if (typeof parent !== "object" || parent === null) throw new Error(`There is no ${place}`);
  const target = parent as Record<string, Value>;
  if (value === undefined) delete target[last];
  else target[last] = value;
  return { ...rest, content: copy };
}
