// npm run sandbox: the sandbox in a checkout of the repository, which also has what the portal is made from.
import { createPortal } from "../contracts/portal/serve.ts";
import { runSandbox } from "./program.ts";

runSandbox(process.argv.slice(2), createPortal());
