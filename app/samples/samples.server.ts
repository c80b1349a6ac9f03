import { randomBytes, randomUUID } from "node:crypto";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Logger } from "pino";
import type { Brand } from "../api/configuration.server.ts";
import { authenticate } from "../api/session.server.ts";
import { cacheByObject } from "../cache-by-object.ts";
import { formatOf, formats } from "../forms/file-format.server.ts";
import type { Language } from "../i18n/languages.ts";
import type { Tile } from "../map/tile.ts";
import { pathTo } from "../paths.ts";
import { toDetachedContext } from "../remix/detached-context.server.ts";
import { guardBuild } from "../remix/guarded-build.server.ts";
import { createBranches } from "../remix/route-branches.server.ts";
import { toBrandPicture } from "../request/brand-picture.server.ts";
import { toPictureAddress } from "../request/picture-address.server.ts";
import type { Services } from "../request/services.server.ts";
import { cookieName } from "../session/cookies.server.ts";
import type { Tenants } from "../tenant/tenants.server.ts";
import type { MemberKind, SampleApi, StartSampleApi } from "./sample-api.ts";
import type { SampleKind, SampleScreen } from "./sample-screens.ts";
import { createSampleServices, type PanelServices } from "./sample-services.server.ts";
import { type Scheme, toStillPage } from "./still-page.ts";

export type Sample = {
  brand: Brand;
  kind: SampleKind;
  screen: SampleScreen;
  language: Language;
  scheme: Scheme;
  /** The path below which the page finds its map's tiles. */
  base: string;
};

export type Samples = ReturnType<typeof createSamples>;

/** Without a sample in so long, the sample API ends. */
const IDLE_MS = 15 * 60_000;
/** The sample API's clock stands still, so its trips of today grow old. */
const LONGEST_MS = 6 * 3_600_000;
const REPLACED_MS = 60_000;
const NO_PICTURE = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAIA";
const ORIGIN = "http://sample.invalid";

type Opened = {
  api: SampleApi;
  services: Omit<Services, "tenants">;
  /** The cookie of each kind of user, which no browser gets. */
  cookies: Map<MemberKind, Promise<string>>;
  openedAt: number;
};

/**
 * Renders the panel's screens for a brand that exists nowhere but in a draft, with sample data. Its API
 * starts with the first sample, and ends when no sample was rendered for a while.
 */
export function createSamples({
  build,
  mode,
  startSampleApi,
  panel,
  now = Date.now,
  ...given
}: {
  build: ServerBuild;
  mode: string;
  startSampleApi: StartSampleApi;
  panel: PanelServices;
  log: Logger;
  now?: () => number;
}) {
  // What fails with sample data is no user's trouble.
  const log = given.log.child({ isSample: true });
  const branchOf = createBranches(guardBuild(build));
  const handlerOf = cacheByObject((branch: ServerBuild) => createRequestHandler(branch, mode));
  let opened: Promise<Opened> | undefined;
  let idle: NodeJS.Timeout | undefined;

  async function open(): Promise<Opened> {
    const api = await startSampleApi();
    return {
      api,
      services: createSampleServices(api, { panel, log }),
      cookies: new Map(),
      openedAt: now(),
    };
  }

  async function close(closing = opened): Promise<void> {
    clearTimeout(idle);
    if (closing === opened) opened = undefined;
    const { api, services } = (await closing?.catch(() => undefined)) ?? {};
    services?.live.hub.close();
    await services?.store.close();
    await api?.close();
  }

  /** The next sample opens another API; pages that are being rendered still have the old one. */
  function replace(): void {
    const old = opened;
    opened = undefined;
    setTimeout(() => close(old), REPLACED_MS).unref();
  }

  async function use(): Promise<Opened> {
    const current = await opened;
    if (current && now() - current.openedAt > LONGEST_MS) replace();
    clearTimeout(idle);
    idle = setTimeout(() => close(), IDLE_MS).unref();
    opened ??= open();
    try {
      return await opened;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  }

  return {
    /** The page, and the nonce of its styles; undefined where the panel shows no such page to this kind of user. */
    async render({ brand: draft, kind, screen, language, scheme, base }: Sample) {
      const current = await use();
      const brand = asSample(draft, current.api);
      const services = { ...current.services, tenants: tenantsOf(brand) };
      const url = new URL(pathTo(screen), ORIGIN);
      const headers = new Headers({ "accept-language": language });
      if (kind !== "visitor") headers.set("cookie", await cookieOf(kind, current));
      const nonce = randomBytes(16).toString("base64");
      const context = toDetachedContext({
        ...{ services, log, requestId: randomUUID(), isSecure: false, nonce, origin: ORIGIN },
      });
      const handle = handlerOf(branchOf(url.pathname).build);
      const response = await handle(new Request(url, { headers }), context);
      if (response.status !== 200) return undefined;
      const pictures = picturesOf(brand, { services, sample: current.api.brand });
      const names: [string, string] = [current.api.brand.name, brand.name];
      const html = toStillPage(await response.text(), { scheme, base, pictures, names });
      return { html, nonce };
    },
    /** A tile of the brand's map, or of the sample city's. */
    async fetchTile(draft: Brand, tile: Tile) {
      const { api, services } = await use();
      const source = services.maps.sourceOf(asSample(draft, api));
      if (!source || tile.zoom > source.maxZoom) return undefined;
      const bytes = await services.fetchTile(source.tiles, tile).catch(() => undefined);
      const type = bytes && formatOf(bytes, [formats.png, formats.webp, formats.jpeg])?.type;
      return type ? { type, bytes } : undefined;
    },
    close: () => close(),
  };
}

/**
 * The draft in the place of the brand whose users and trips the samples are. Google's map needs scripts, which
 * no picture of a page runs.
 */
const asSample = (draft: Brand, { brand: { id, permalink } }: SampleApi): Brand => ({
  ...draft,
  ...{ id, permalink, mapsKey: null },
});

const tenantsOf = (brand: Brand): Tenants => ({
  find: async () => brand,
  findDefault: async () => brand,
  isDomain: async () => true,
  nameOf: () => brand.permalink,
  list: () => [],
  listDomains: async () => [],
  purge: async () => 0,
  onPurge: () => {},
});

function cookieOf(kind: MemberKind, current: Opened): Promise<string> {
  const known = current.cookies.get(kind) ?? logIn(kind, current);
  current.cookies.set(kind, known);
  return known;
}

async function logIn(kind: MemberKind, { api, services }: Opened): Promise<string> {
  const { permalink } = api.brand;
  const login = api.logins.find((each) => each.kind === kind);
  if (!login) throw new Error(`The sample API has no ${kind}`);
  const caller = services.api({ permalink, requestId: randomUUID() });
  const { token, user } = await authenticate(caller, login.username, login.password);
  const session = await services.sessions.create({ token, user, permalink, checkedAt: Date.now() });
  const name = cookieName(`parada_${permalink}`, false);
  return `${name}=${services.cookies.seal(name, `${session.id}.${user.id}`)}`;
}

/**
 * The pictures in the place of others: the draft's logo stands in the page itself, since no host serves a
 * draft's, and trips of the samples show it, too.
 */
function picturesOf(
  brand: Brand,
  { services, sample }: { services: Services; sample: { logo: string } },
): Map<string, string> {
  const app = { services };
  const logo = toPictureAddress(brand.logo, { app }) ?? NO_PICTURE;
  const own = toBrandPicture("logo", { brand, siteDomain: undefined, app });
  return new Map([
    [toPictureAddress(sample.logo, { app }) ?? "", logo],
    ...(own ? [[own, logo] as const] : []),
  ]);
}
