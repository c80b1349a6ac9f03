// The last release and this version on one store, as while an operator rolls a version out or back.
import { afterAll, beforeAll, expect, it } from "vitest";
import { addTraveller, tripsOf } from "../services/customers.ts";
import { buildEarlierPanel, findEarlierPanel } from "../services/earlier-panel.ts";
import { openHotel } from "../services/hotels.ts";
import { type Pace, startPace } from "../services/pace.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import {
  company,
  createRolloutUser,
  desk,
  type RolloutUser,
  traveller,
} from "../services/rollout-users.ts";
import { type Router, startRouter } from "../services/router.ts";

const PER_SECOND = 20;
const earlier = findEarlierPanel();
const name = earlier?.name ?? "an earlier panel, which this clone lacks";

let olderFolder: string;
let now: Panel;
let older: Panel;
let router: Router;
let pace: Pace;
const ports: number[] = [];
const failures: string[] = [];

beforeAll(async () => {
  if (!earlier) return;
  olderFolder = buildEarlierPanel(earlier);
  now = await startNow();
  older = await startOlder();
  router = await startRouter(ports, {
    onResponse: ({ method, url }, status) => {
      if (status >= 500) failures.push(`${status} ${method} ${url}`);
    },
  });
  pace = startPace(PER_SECOND);
}, 600_000);
afterAll(async () => {
  pace?.stop();
  await router?.stop();
  await older?.stop();
  await now?.stop();
});

// The second name of the setting is that of the earliest panel.
const env = { STOP_DRAIN_SECONDS: "2", TRIES_PER_ADDRESS: "100000" };
const startNow = () => startPanel({ env });
const startOlder = () =>
  startPanel({ env, folder: olderFolder, sandbox: now.sandbox, redis: now.redis });

const admit = ({ port }: Panel) => ports.push(port);
/** Stops a panel as operators do; the router sees on /readyz that it leaves. */
async function retire(panel: Panel): Promise<void> {
  await panel.stop();
  ports.splice(ports.indexOf(panel.port), 1);
}

function openUsers(): RolloutUser[] {
  const travellers = Array.from({ length: 6 }, () => addTraveller(now));
  const companies = Array.from({ length: 2 }, () =>
    addTraveller(now, 0, { role: "company", name: "Talleres" }),
  );
  const { desks } = openHotel(now, { desks: 2 });
  return [
    ...travellers.map((account) => createRolloutUser(router, account, traveller)),
    ...companies.map((account) => createRolloutUser(router, account, company)),
    ...desks.map((account) => createRolloutUser(router, account, desk)),
  ];
}

it.skipIf(!earlier)(
  `keeps every log-in and orders each taxi once while it runs beside ${name}, and after a rollback`,
  async () => {
    let isOver = false;
    const users = openUsers();
    admit(older);
    await Promise.all(users.map((user) => user.logIn(pace.turn)));
    const lives = Promise.all(users.map((user) => user.live(pace.turn, () => isOver)));

    async function rollOutAndBack(): Promise<void> {
      admit(now);
      await pace.more(60 * PER_SECOND);
      const served = ports.map((port) => router.served.get(port) ?? 0);
      expect(Math.min(...served)).toBeGreaterThan(25 * PER_SECOND);

      await retire(older);
      await pace.more(15 * PER_SECOND);

      older = await startOlder();
      admit(older);
      await pace.more(10 * PER_SECOND);
      ports.splice(ports.indexOf(now.port), 1);
      await pace.more(15 * PER_SECOND);
      isOver = true;
    }
    await Promise.race([lives, rollOutAndBack()]);
    await lives;

    for (const user of users) {
      await user.visitAll(pace.turn);
      expect(user.countPressed()).toBeGreaterThan(5);
      expect(tripsOf(now, user.account)).toHaveLength(user.countPressed());
    }
    expect(failures).toEqual([]);
  },
);
