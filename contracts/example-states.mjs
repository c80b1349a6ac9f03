// An example for the makers of an API: a server that sets up the pact's states for its verifier.
// node contracts/example-states.mjs, then npm run contracts:verify -- --api … --states http://localhost:9100/
import { createServer } from "node:http";
import { json } from "node:stream/consumers";

/** @type {Record<string, (parameters: any) => unknown>} */
const states = {
  // Use what your test system has: a fixture, an SQL script, a call of your own.
  "a user is logged in": ({ kind }) => ({ token: `token-of-a-test-${kind}`, userId: 1 }),
  "the token is no longer valid": () => ({ token: "an-old-token" }),
  "the e-mail belongs to no account": () => ({}),
};

const server = createServer(async (request, response) => {
  /** @type {any} */
  const asked = await json(request).catch(() => undefined);
  if (!asked) {
    response.writeHead(400).end();
    return;
  }
  const { action, state, params = {} } = asked;
  const setUp = states[state];
  if (action === "setup" && !setUp) {
    // The verifier asks about each state first, and leaves out what needs one that is not here.
    console.error(`No handler sets up this state: ${state} ${JSON.stringify(params)}`);
    response.writeHead(404).end();
    return;
  }
  const values = action === "setup" ? await setUp?.(params) : await tearDown();
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(values ?? {}));
});

server.listen(Number(process.env.PORT ?? 9100), () => {
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  console.log(`The state server listens at http://localhost:${address.port}/`);
});

/** Undo here what a state changed, so that the next interaction starts clean. */
function tearDown() {}
