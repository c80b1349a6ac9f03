// The sandbox in the panel's image, which has neither the pact nor the panel's sources, and so no portal.
import { runSandbox } from "../sandbox/program.ts";

runSandbox(process.argv.slice(2));
