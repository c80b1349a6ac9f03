import { findFreePort } from "./free-port.ts";
import { type Panel, type PanelOptions, startPanel } from "./panel.ts";
import { createVisitor, type Visitor } from "./visitor.ts";

export const CONSOLE_SECRET = "a-secret-that-only-the-operators-know";
/** Seals the cookies of all consoles of a test, so that a session of one is valid at the other. */
const CONSOLE_COOKIE_SECRETS = "a-secret-that-seals-the-operators-cookies";

export type PanelWithConsole = Panel & { consolePort: number };

export async function startPanelWithConsole({
  env = {},
  ...options
}: PanelOptions = {}): Promise<PanelWithConsole> {
  const consolePort = await findFreePort();
  const panel = await startPanel({
    ...options,
    env: { CONSOLE_PORT: `${consolePort}`, CONSOLE_SECRET, CONSOLE_COOKIE_SECRETS, ...env },
  });
  return { ...panel, consolePort };
}

/** A browser at the console, before the log-in. */
export function visitConsole(
  { consolePort: port }: Pick<PanelWithConsole, "consolePort">,
  cookies: Visitor["cookies"] = new Map(),
): Visitor {
  const headers = { origin: `http://localhost:${port}`, "accept-language": "en" };
  return createVisitor({ port }, "localhost", { headers, cookies });
}

/** A logged-in operator. */
export async function operate(panel: Pick<PanelWithConsole, "consolePort">): Promise<Visitor> {
  const operator = visitConsole(panel);
  const { status } = await operator.post("/log-in", { secret: CONSOLE_SECRET });
  if (status !== 303) throw new Error(`The console answered the log-in with ${status}`);
  return operator;
}

/** Begins a draft, and makes a preview address of it. */
async function walkThroughStudio(operator: Visitor): Promise<void> {
  const live = { from: "live", name: "cantalmar.localhost" };
  const { location } = await operator.post("/studio/drafts", live);
  await operator.get(`${location}/screens/client/panel`);
  await operator.post(`${location}/links`, {});
}

/** Does what an operator can do, at the first brand, and logs out. */
export async function walkAsOperator(panel: PanelWithConsole): Promise<void> {
  const operator = await operate(panel);
  const brand = `/brands/${panel.sandbox.world.brands[0]?.permalink}`;
  await operator.get("/look-up?name=cantalmar.localhost");
  await operator.post(`${brand}/purge`, {});
  await operator.post(`${brand}/end-sessions`, { confirmed: "on" });
  await walkThroughStudio(operator);
  await operator.post("/log-out", {});
}
