// The sandbox as a program: its options, and what it prints.
import { parseArgs } from "node:util";
import type { RequestHandler } from "express";
import { listDemoLogins } from "./accounts/seed.ts";
import { createControlApi } from "./control/control-api.ts";
import { listen } from "./listen.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";

const help = `The sandbox: a complete taxi API with a small city in it.

Usage: npm run sandbox -- [options]

  --port N      port of the API (default 4010, 0 for any free port)
  --host H      address of the API (default 127.0.0.1)
  --seed N      seed of the world; the same seed gives the same world (default 1)
  --now T       start time of the world, such as 2026-05-18T09:00:00Z (default: now)
  --speed N     world seconds per real second; 0 stops the clock (default 1)
  --control N   serves the control API on this port of the loopback (default: off, 0 for any free port)
  --help        shows this text

The control API plans faults and outcomes, moves the clock, resets the world and shows the sent SMS
and e-mails. GET / lists its calls.`;

/** A mistake in the command line. */
class UsageError extends Error {}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: "string", default: "4010" },
      host: { type: "string", default: "127.0.0.1" },
      seed: { type: "string", default: "1" },
      now: { type: "string" },
      speed: { type: "string", default: "1" },
      control: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const start = values.now === undefined ? undefined : Date.parse(values.now);
  if (start !== undefined && Number.isNaN(start))
    throw new UsageError(`--now is not a time: ${values.now}`);
  return {
    help: values.help,
    host: values.host,
    port: readNumber("--port", values.port, 65_535),
    seed: readNumber("--seed", values.seed, Number.MAX_SAFE_INTEGER),
    start,
    speed: readNumber("--speed", values.speed, 1000),
    control:
      values.control === undefined ? undefined : readNumber("--control", values.control, 65_535),
  };
}

function readNumber(name: string, text: string, max: number): number {
  const isWhole = /^\d+$/.test(text);
  if (!isWhole || Number(text) > max) {
    throw new UsageError(`${name} takes a whole number from 0 to ${max}, not "${text}"`);
  }
  return Number(text);
}

type Addresses = { control: string | undefined; portal: string | undefined };

function introduce(sandbox: Sandbox, { control, portal }: Addresses): string {
  const { world } = sandbox;
  const logins = listDemoLogins(world);
  const lines = world.brands.flatMap((brand) => [
    "",
    `  ${brand.name}  ·  App-Agrupation: ${brand.permalink}  ·  ${brand.domains.join(", ")}`,
    ...logins
      .filter((login) => login.brand === brand)
      .map(({ kind, username, password }) => `    ${kind.padEnd(9)} ${username}  ${password}`),
  ]);
  return [
    `The sandbox answers at ${sandbox.origin} (seed ${world.seed}, speed ×${world.clock.speed}).`,
    control ? `The control API listens at ${control}.` : "The control API is off.",
    ...(portal ? [`What the panel needs from an API: ${portal}`] : []),
    ...lines,
    "",
  ].join("\n");
}

async function start(args: string[], portal: RequestHandler | undefined): Promise<void> {
  const { help: wantsHelp, control, ...options } = readOptions(args);
  if (wantsHelp) {
    console.log(help);
    return;
  }
  const sandbox = await startSandbox({
    ...options,
    portal,
    onSent: ({ to, subject, text }) => console.log(`To ${to}: ${subject}. ${text}`),
  });
  const controlServer =
    control === undefined ? undefined : await listen(createControlApi(sandbox), { port: control });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      controlServer?.server.close();
      sandbox.close().then(() => process.exit(0));
    });
  }
  console.log(
    introduce(sandbox, {
      control: controlServer && `http://127.0.0.1:${controlServer.port}`,
      portal: portal && `${sandbox.origin}/portal/`,
    }),
  );
}

/** One line for an error that the user can correct; undefined for a bug, which keeps its stack. */
function explain({ code = "", message, port }: NodeJS.ErrnoException & { port?: number }) {
  if (code === "EADDRINUSE")
    return `port ${port} is taken; choose another with --port or --control`;
  if (code === "EACCES") return `port ${port} is not allowed; choose one above 1023`;
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(code)) {
    return "this machine has no such --host";
  }
  return code.startsWith("ERR_PARSE_ARGS") ? message.split(/\. |\n/)[0] : undefined;
}

/** Runs until a signal ends it. It serves the portal if the caller has one. */
export function runSandbox(args: string[], portal?: RequestHandler): void {
  start(args, portal).catch((error) => {
    const explanation = error instanceof UsageError ? error.message : explain(error);
    if (explanation === undefined) throw error;
    console.error(`sandbox: ${explanation}`);
    process.exit(2);
  });
}
