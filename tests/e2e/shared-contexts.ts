import type { Browser, BrowserContext, Page } from "@playwright/test";

/** A context on which a story calls one of these is used once. */
const LASTING = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "on",
  "route",
  "routeWebSocket",
  "setExtraHTTPHeaders",
  "setGeolocation",
  "setOffline",
] as const;
const OF_CLOCK = ["install", "pauseAt", "setFixedTime", "setSystemTime"] as const;

type Shared = { context: BrowserContext; keepers: Map<string, Page>; isSpent: boolean };

/**
 * Browser contexts that the stories of a worker take over from each other. A new context costs a new
 * process, which compiles the panel's scripts again: without sharing, the stories take up to 1.4 times the CPU.
 * Each story has a page of its own, and finds no cookie, storage, permission or route of another.
 */
export class SharedContexts {
  private readonly free = new Map<string, Shared[]>();

  constructor(private readonly browser: Browser) {}

  /** Lends a context with these options, whose pages on this origin find a process at work. */
  async lend(options: object, origin: string) {
    const key = JSON.stringify(options);
    const shared = this.free.get(key)?.pop() ?? (await this.open());
    const { context, keepers } = shared;
    if (!keepers.has(origin)) keepers.set(origin, await openKeeper(context, origin));
    return {
      context,
      /** Takes the context back, for the next story or to close it. */
      giveBack: async ({ isClean }: { isClean: boolean }) => {
        if (!isClean || shared.isSpent) return context.close();
        await clean(shared);
        this.free.set(key, [...(this.free.get(key) ?? []), shared]);
      },
    };
  }

  private async open(): Promise<Shared> {
    const context = await this.browser.newContext();
    const shared: Shared = { context, keepers: new Map(), isSpent: false };
    const spend = () => {
      shared.isSpent = true;
    };
    notice(context, LASTING, spend);
    notice(context.clock, OF_CLOCK, spend);
    return shared;
  }
}

/** A page that stays open, so that the process of its site does. It is a word of the panel, without scripts. */
async function openKeeper(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}healthz`);
  return page;
}

async function clean({ context, keepers }: Shared): Promise<void> {
  const kept = [...keepers.values()];
  for (const page of context.pages()) if (!kept.includes(page)) await page.close();
  await context.clearCookies();
  await Promise.all(kept.map((page) => page.evaluate(() => localStorage.clear())));
}

/** Calls back before each call of one of these methods. */
function notice<T extends object>(
  target: T,
  methods: readonly (keyof T & string)[],
  back: () => void,
): void {
  for (const name of methods) {
    const original = target[name] as (...given: unknown[]) => unknown;
    Reflect.set(target, name, (...given: unknown[]) => {
      back();
      return original.apply(target, given);
    });
  }
}
