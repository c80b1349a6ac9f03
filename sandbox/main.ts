import { parseArgs } from "node:util";
import { listDemoLogins } from "./accounts/seed.ts";
import { createControlDoor } from "./control/door.ts";
import { listen } from "./listen.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";

const help = `The sandbox: a complete taxi API with a small city in it.

Usage: npm run sandbox -- [options]

  --port N      where the API listens (default 4010, 0 for any free port)
  --host H      on which address (default 127.0.0.1)
  --seed N      which world; the same seed gives the same one (default 1)
  --now T       when the world begins, such as 2026-05-18T09:00:00Z (default: now)
  --speed N     world seconds for each real one; 0 stands still (default 1)
  --control N   opens the control door on this port of this machine (default: closed, 0 for any free port)
  --help        this text

The control door plans faults and outcomes, moves the clock, resets the world and shows the SMS and
e-mails that were sent. GET / on it lists what it can do.`;

/** A mistake of whoever typed the command. */
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
    throw new UsageError(`--now is no time: ${values.now}`);
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

function introduce(sandbox: Sandbox, doorAddress: string | undefined): string {
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
    doorAddress ? `Its control door is open at ${doorAddress}.` : "Its control door is closed.",
    ...lines,
    "",
  ].join("\n");
}

async function main(args: string[]): Promise<void> {
  const { help: wantsHelp, control, ...options } = readOptions(args);
  if (wantsHelp) {
    console.log(help);
    return;
  }
  const sandbox = await startSandbox({
    ...options,
    onSent: ({ to, subject, text }) => console.log(`To ${to}: ${subject}. ${text}`),
  });
  const door =
    control === undefined ? undefined : await listen(createControlDoor(sandbox), { port: control });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      door?.server.close();
      sandbox.close().then(() => process.exit(0));
    });
  }
  console.log(introduce(sandbox, door && `http://127.0.0.1:${door.port}`));
}

/** One line for what the caller can mend; nothing for a mistake of ours, which keeps its stack. */
function explain({ code = "", message, port }: NodeJS.ErrnoException & { port?: number }) {
  if (code === "EADDRINUSE")
    return `port ${port} is taken; choose another with --port or --control`;
  if (code === "EACCES") return `port ${port} is not allowed; choose one above 1023`;
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(code)) {
    return "this machine has no such --host";
  }
  return code.startsWith("ERR_PARSE_ARGS") ? message.split(/\. |\n/)[0] : undefined;
}

main(process.argv.slice(2)).catch((error) => {
  const explanation = error instanceof UsageError ? error.message : explain(error);
  if (explanation === undefined) throw error;
  console.error(`sandbox: ${explanation}`);
  process.exit(2);
});
