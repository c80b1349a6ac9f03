import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const command = z.array(z.string()).min(1);
const service = z.strictObject({
  image: z.string(),
  build: z.literal(".").optional(),
  command: command.optional(),
  environment: z.record(z.string().regex(/^[A-Z_]+$/), z.string()).optional(),
  ports: z.array(z.string().regex(/^\d+:\d+$/)).optional(),
  volumes: z.array(z.string().regex(/^[^:]+:\/[^:]+(:ro)?$/)).optional(),
  networks: z.array(z.string()).min(1),
  depends_on: z
    .record(z.string(), z.strictObject({ condition: z.literal("service_healthy") }))
    .optional(),
  healthcheck: z.strictObject({ test: command, interval: z.string().regex(/^\d+s$/) }).optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.tuple([z.literal("ALL")]).optional(),
  security_opt: z.array(z.string()).optional(),
  stop_grace_period: z
    .string()
    .regex(/^\d+s$/)
    .optional(),
  restart: z.literal("unless-stopped").optional(),
});

/** The part of the compose format that our file uses; other keys are refused. */
const composeSchema = z.strictObject({
  "x-panel": service,
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.strictObject({ internal: z.boolean().optional() }).nullable()),
  volumes: z.record(z.string(), z.null()),
});

export type Compose = z.infer<typeof composeSchema>;
export type ComposeService = z.infer<typeof service>;

/** The services of a compose file, with the variables of the environment filled in. */
export function readCompose(file: string, environment: Record<string, string>): Compose {
  const text = readFileSync(file, "utf8").replaceAll(
    /\$\{(\w+):\?([^}]*)\}/g,
    (_, name: string, complaint: string) => {
      const value = environment[name];
      if (!value) throw new Error(`${name}: ${complaint}`);
      return value;
    },
  );
  const compose = composeSchema.parse(parse(text));
  for (const [name, { networks, depends_on, volumes }] of Object.entries(compose.services)) {
    refuseUnknown(name, networks, compose.networks);
    refuseUnknown(name, Object.keys(depends_on ?? {}), compose.services);
    const named = (volumes ?? []).map((volume) => volume.split(":")[0] ?? "");
    const kept = named.filter((volume) => !volume.startsWith("."));
    refuseUnknown(name, kept, compose.volumes);
  }
  return compose;
}

function refuseUnknown(service: string, names: string[], known: object): void {
  const unknown = names.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0) throw new Error(`${service} names ${unknown}, which there is not`);
}
