import { afterAll, describe, expect, it } from "vitest";
import { listDemoLogins } from "./accounts/seed.ts";
import { type Sandbox, startSandbox } from "./sandbox.ts";
import { visitorOf } from "./test-client.ts";

const options = { seed: 3, start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 };
const started: Sandbox[] = [];

async function start(changes: Partial<typeof options> = {}): Promise<Sandbox> {
  const sandbox = await startSandbox({ ...options, ...changes });
  started.push(sandbox);
  return sandbox;
}

afterAll(async () => {
  for (const sandbox of started) {
    await sandbox.close();
    expect(sandbox.breaches).toEqual([]);
  }
});

/** Everything that the demo accounts can read, before and after an hour of events. */
async function readEverything(sandbox: Sandbox): Promise<unknown[]> {
  const read: unknown[] = [];
  for (const { brand, username, password } of listDemoLogins(sandbox.world)) {
    const visitor = visitorOf(sandbox, brand.permalink);
    const { body } = await visitor.post("/authenticate/", { credentials: { username, password } });
    const client = visitorOf(sandbox, brand.permalink, body.auth_token);
    read.push(body);
    for (const path of [
      "/v2/services?limit=100",
      "/services/in_process/list",
      "/services/scheduled",
      "/favorites",
      "/messages?limit=100",
      "/tickets?limit=100",
      "/purses",
      "/club/commerces",
      "/customer/employees",
      "/service_types?limit=100",
      `/customer/payment_methods?agrupacion_id=${brand.id}`,
    ]) {
      read.push((await client.get(path)).body);
    }
  }
  return read;
}

describe("two sandboxes", () => {
  it("of one seed and start answer alike, now and later", async () => {
    const first = await start();
    // The last world's history is kept for the next one.
    await start({ seed: 4 });
    const second = await start();
    expect(await readEverything(second)).toEqual(await readEverything(first));
    for (const { world } of [first, second]) world.clock.step(3_600_000);
    expect(await readEverything(second)).toEqual(await readEverything(first));
  });

  it("share no brand and no driver, so that a change in one stays there", async () => {
    const [first, second] = [(await start()).world, (await start()).world];
    for (const each of [...first.brands, ...first.drivers]) each.name = "Nadie";
    for (const { name } of [...second.brands, ...second.drivers]) expect(name).not.toBe("Nadie");
  });

  it("of other seeds have other people", async () => {
    const names = ({ world }: Sandbox) => [...world.accounts.values()].map(({ name }) => name);
    expect(names(await start({ seed: 4 }))).not.toEqual(names(await start()));
  });
});

describe("a reset", () => {
  it("restores the initial world", async () => {
    const sandbox = await start();
    const before = await readEverything(sandbox);
    sandbox.world.clock.step(3_600_000);
    expect(await readEverything(sandbox)).not.toEqual(before);
    sandbox.reset();
    expect(await readEverything(sandbox)).toEqual(before);
  });
});
