// npm run contracts:states: lists the states that the pact's interactions need.
import { parseArgs } from "node:util";
import { nameOf } from "../command-name.ts";
import { readPact } from "../pact-file.ts";
import { listStates, toText } from "./list-states.ts";

const usage = `Usage: ${nameOf("states")} [options]

Lists each state of the panel's pact with the parameters that occur, the values that it must return, and how many
interactions need it.

  --pact <file>  another pact
  --json         prints the states as JSON
  --help         show this`;

const { values } = parseArgs({
  options: { pact: { type: "string" }, json: { type: "boolean" }, help: { type: "boolean" } },
});
if (values.help) console.log(usage);
else {
  const states = listStates(readPact(values.pact));
  console.log(values.json ? JSON.stringify(states, null, 2) : states.map(toText).join("\n"));
}
