#!/usr/bin/env node
// The program of the package: parada-contracts <command> [options].
import { argv } from "node:process";

const commands: Record<string, () => Promise<unknown>> = {
  verify: () => import("./verify/main.ts"),
  "can-release": () => import("./release/main.ts"),
  changes: () => import("./changes/main.ts"),
  states: () => import("./states/main.ts"),
};

const usage = `Usage: parada-contracts <command> [options]

Tells the makers of a taxi API what the Parada panel asks of it.

  verify       sends the panel's requests to an API, and prints the screens that break
  can-release  answers whether an API may be released while these panels are live
  changes      compares two OpenAPI documents as the panel sees them
  states       lists the states that the verifier sets up

Each command has --help.`;

const [asked = "", ...options] = argv.slice(2);
const command = commands[asked];
if (command) {
  // Each command reads its own options.
  argv.splice(2, argv.length, ...options);
  await command();
} else {
  const isHelp = asked === "--help" || asked === "help";
  console[isHelp ? "log" : "error"](usage);
  process.exitCode = isHelp ? 0 : 2;
}
