import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inTurn } from "../services/in-turn.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { type StoreWatch, watchStore } from "../services/store-watch.ts";
import { createVisitor, type Visitor } from "../services/visitor.ts";
import { demoLogin } from "./demo-login.ts";

/** The first round trip reads the session, the second all keys that the session names. */
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
  // The first visit fills the caches, whose commands do not count.
  await visitor.get(path);
  await watch.takeCommands();
  const counts: number[] = [];
  for (let visit = 0; visit < 3; visit += 1) {
    const { status } = await visitor.get(path);
    expect(status).toBe(200);
    counts.push((await watch.takeCommands()).length);
  }
  // What the panel still writes after a page is no round trip of the next one.
  return Math.min(...counts);
}

const pages = {
  client: [
    ...["/", "/request", "/panel", "/Bookings", "/history", "/favorite", "/payment-method"],
    ...["/tickets", "/purses", "/profile", "/help", "/about", "/content/usuario_info"],
  ],
  company: ["/", "/panel", "/employee", "/service_type", "/history"],
  hotel: ["/hotel/pedir_destino", "/hotel/pedir_reserva"],
} as const;

async function countAs(kind: keyof typeof pages, path: string): Promise<number> {
  const member = createVisitor(panel, "cantalmar.localhost");
  await member.logIn(demoLogin(panel, kind));
  return countFor(member, path);
}

describe.each(["client", "company", "hotel"] as const)("a page of a %s", (kind) => {
  it.each(inTurn(pages[kind], { every: 4 }))(
    "needs at most two round trips to the store: %s",
    async (path) => {
      expect(await countAs(kind, path)).toBeLessThanOrEqual(MOST);
    },
  );
});

it.each(["/hotel", "/hotel_history"])(
  "the desk's notes need one more round trip, however many trips there are: %s",
  async (path) => {
    expect(await countAs("hotel", path)).toBeLessThanOrEqual(MOST + 1);
  },
);

it("a page without a session needs no round trip to the store", async () => {
  const guest = createVisitor(panel, "cantalmar.localhost");
  for (const path of ["/before_room", "/login", "/login?drawn=anew", "/no-such-page"]) {
    await guest.get(path);
    await watch.takeCommands();
    await guest.get(path);
    expect(await watch.takeCommands()).toEqual([]);
  }
});
