// An example for the makers of an API: sets up the states that the pact names, as its verifier asks for them.
// node contracts/example-states.mjs, then npm run contracts:verify -- --api … --states http://localhost:9100/
import { createServer } from "node:http";
import { json } from "node:stream/consumers";

/** @type {Record<string, (parameters: any) => unknown>} */
const states = {
  // Whatever your test system has for it: a fixture, an SQL script, a call of your own.
  "somebody is logged in": ({ kind }) => ({ token: `token-of-a-test-${kind}`, userId: 1 }),
  "the token is no longer good": () => ({ token: "one-of-yesterday" }),
  "nobody has the e-mail": () => ({}),
};

const server = createServer(async (request, response) => {
  const { action, state, params = {} } = /** @type {any} */ (await json(request));
  const setUp = states[state];
  if (action === "setup" && !setUp) {
    console.error(`Nothing here sets up: ${state} ${JSON.stringify(params)}`);
    response.writeHead(501).end();
    return;
  }
  const values = action === "setup" ? await setUp?.(params) : await putBack();
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(values ?? {}));
});

server.listen(Number(process.env.PORT ?? 9100), () => {
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  console.log(`States are set up at http://localhost:${address.port}/`);
});

/** What was changed for one interaction is no concern of the next. */
function putBack() {}
