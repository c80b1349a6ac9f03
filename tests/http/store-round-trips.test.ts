import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Panel, startPanel } from "../services/panel.ts";
import { type StoreWatch, watchStore } from "../services/store-watch.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";

/** Whoever looks asks for the session first, and for all else with what it says. */
const MOST = 2;

let panel: Panel;
let watch: StoreWatch;
beforeAll(async () => {
  panel = await startPanel();
  watch = await watchStore(panel.redis);
});
afterAll(async () => {
  watch.stop();
  await panel.stop();
});

async function countFor(visitor: Visitor, path: string): Promise<number> {
  // What is looked up once a while is no part of a page.
  await visitor.get(path);
  await watch.takeCommands();
  const { status } = await visitor.get(path);
  expect(status).toBe(200);
  return (await watch.takeCommands()).length;
}

describe.each([
  [
    "client",
    ["/", "/request", "/panel", "/Bookings", "/history", "/favorite", "/payment-method"],
    ["/messages", "/tickets", "/purses", "/profile", "/help", "/about", "/content/usuario_info"],
  ],
  ["company", ["/", "/panel", "/employee", "/service_type", "/history"], []],
  ["hotel", ["/hotel", "/hotel/pedir_destino", "/hotel_history"], []],
] as const)("a page of a %s", (kind, paths, others) => {
  it.each([...paths, ...others])(
    "at %s takes no more than two round trips to the store",
    async (path) => {
      const member = createVisitor(panel, "cantalmar.localhost");
      await member.logIn(demoLogin(panel, kind));
      expect(await countFor(member, path)).toBeLessThanOrEqual(MOST);
    },
  );
});

it("a page of whoever is not logged in takes none", async () => {
  const guest = createVisitor(panel, "cantalmar.localhost");
  for (const path of ["/before_room", "/login", "/login?drawn=anew", "/no-such-page"]) {
    await guest.get(path);
    await watch.takeCommands();
    await guest.get(path);
    expect(await watch.takeCommands()).toEqual([]);
  }
});
