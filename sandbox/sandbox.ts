import type { Server } from "node:http";
import type { RequestHandler } from "express";
import { seedAccounts } from "./accounts/seed.ts";
import { seedRoles } from "./accounts/seed-roles.ts";
import type { OperationId } from "./api/operation.ts";
import { type Breach, createApi } from "./api/server.ts";
import { seedClub } from "./club/seed.ts";
import { seedCompany, seedReferences } from "./company/seed.ts";
import { createFaults, type Faults } from "./control/faults.ts";
import { seedCustomers } from "./customer/seed.ts";
import { handlers } from "./handlers.ts";
import { listen } from "./listen.ts";
import { seedSupport } from "./support/seed.ts";
import { seedTrips } from "./trips/seed.ts";
import { seedWallet } from "./wallet/seed.ts";
import { createWorld, type World, type WorldOptions } from "./world.ts";

export type SandboxOptions = {
  host?: string;
  /** 0 for any free port. */
  port?: number;
  seed?: number;
  /** World time at the start, in epoch milliseconds. */
  start?: number;
  /** World seconds per real second; with 0 the clock moves only by steps. */
  speed?: number;
  /** The address of a brand's panel for links in e-mails; by default https at the brand's domain. */
  panelOrigin?: World["panelOrigin"];
  /** Called for each SMS and e-mail, since the sandbox itself delivers none. */
  onSent?: World["onSent"];
  /** Serves the pages about the API under /portal/; by default there are none. */
  portal?: RequestHandler;
};

export type Sandbox = {
  origin: string;
  world: World;
  faults: Faults;
  /** How often each operation was called since the last reset. */
  calls: Map<OperationId, number>;
  /** The sandbox's answers that broke the document; there must never be one. */
  breaches: Breach[];
  /** Replaces the world with a new one, from the same options or others. */
  reset(options?: Partial<WorldOptions>): void;
  /** Refuses connections like a stopped server. */
  goDown(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
};

const DEFAULT_SEED = 1;

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { host = "127.0.0.1" } = options;
  let worldOptions: WorldOptions = {
    seed: options.seed ?? DEFAULT_SEED,
    start: options.start ?? Date.now(),
    speed: options.speed ?? 1,
  };
  const { panelOrigin, onSent, portal } = options;
  const populate = () =>
    Object.assign(populateWorld(worldOptions), { onSent }, panelOrigin && { panelOrigin });
  let world: World = populate();
  const faults = createFaults();
  const calls = new Map<OperationId, number>();
  const breaches: Breach[] = [];

  const api = createApi({
    world: () => world,
    handlers,
    faults,
    portal,
    onCall: (operation) => calls.set(operation, (calls.get(operation) ?? 0) + 1),
    onBreach: (breach) => {
      breaches.push(breach);
      console.error("The sandbox broke its own document:", breach);
    },
  });

  const listening = await listen(api, { host, port: options.port });
  const { port } = listening;
  let server: Server | undefined = listening.server;
  world.clock.start();

  async function comeBack(): Promise<void> {
    server ??= (await listen(api, { host, port })).server;
  }

  async function goDown(): Promise<void> {
    const closing = server;
    server = undefined;
    if (!closing) return;
    const closed = new Promise((resolve) => closing.close(resolve));
    closing.closeAllConnections();
    await closed;
  }

  return {
    origin: `http://${host}:${port}`,
    get world() {
      return world;
    },
    faults,
    calls,
    breaches,
    reset(changes = {}) {
      world.clock.stop();
      worldOptions = { ...worldOptions, ...changes };
      world = populate();
      world.clock.start();
      faults.clear();
      calls.clear();
    },
    goDown,
    comeBack,
    async close() {
      world.clock.stop();
      await goDown();
    },
  };
}

/** A seeded world, the same for the same seed and start. */
export function populateWorld(options: WorldOptions): World {
  const world = createWorld(options);
  seedAccounts(world);
  seedCompany(world);
  seedCustomers(world);
  seedTrips(world);
  seedSupport(world);
  seedWallet(world);
  seedClub(world);
  seedReferences(world);
  seedRoles(world);
  return world;
}
