import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { request } from "undici";
import { startSandbox } from "../sandbox/sandbox.ts";

type Answer = { status: number; type: string; body: Buffer };

/** Hosts of brands that copy the sandbox's first one. */
export const nthHost = (n: number): string => `brand-${n}.localhost`;

/**
 * The sandbox behind a cache: it repeats read answers at once, so that the bench measures the panel.
 * It serves any number of brands.
 */
export async function startStub() {
  const sandbox = await startSandbox({ speed: 0 });
  const [brand] = sandbox.world.brands;
  const ownHost = brand?.domains[0] ?? "";
  const said = new Map<string, Answer>();

  async function answer(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url = "", headers } = asked;
    const key = [url, headers.authorization, headers["app-agrupation"]].join(" ");
    const known = method === "GET" ? said.get(key) : undefined;
    const { status, type, body } = known ?? (await pass(asked));
    if (method === "GET" && status === 200) said.set(key, { status, type, body });
    response.writeHead(status, { "Content-Type": type, "Content-Length": body.length }).end(body);
  }

  async function pass(asked: IncomingMessage): Promise<Answer> {
    const { method = "GET", url = "", headers } = asked;
    const n = url.match(/search=brand-(\d+)\.localhost/)?.[1];
    const wanted = n === undefined ? url : url.replace(nthHost(Number(n)), ownHost);
    const { host: _, connection: __, "transfer-encoding": ___, ...others } = headers;
    const answered = await request(sandbox.origin + wanted, {
      method: method as "GET",
      headers: others,
      body: method === "GET" ? undefined : await buffer(asked),
    });
    const body = Buffer.from(await answered.body.arrayBuffer());
    return {
      status: answered.statusCode,
      type: `${answered.headers["content-type"]}`,
      body: n === undefined ? body : toNthBrand(body, Number(n)),
    };
  }

  const server = createServer((asked, response) => {
    answer(asked, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    sandbox,
    port,
    origin: `http://127.0.0.1:${port}`,
    host: ownHost,
    async stop(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await sandbox.close();
    },
  };
}

function toNthBrand(body: Buffer, n: number): Buffer {
  const configuration = JSON.parse(body.toString());
  configuration.domain_agrupation = nthHost(n);
  configuration.title += ` ${n}`;
  Object.assign(configuration.agrupation, {
    id: 1000 + n,
    name: `${configuration.agrupation.name} ${n}`,
    permalink: `brand-${n}`,
    main_color: `#${(0x30_50_00 + n * 997).toString(16).padStart(6, "0")}`,
  });
  return Buffer.from(JSON.stringify(configuration));
}
