import { request } from "undici";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addTraveller, visitAs } from "../services/customers.ts";
import { type FaultyApi, startFaultyApi } from "../services/faulty-api.ts";
import { inTurn } from "../services/in-turn.ts";
import { type Panel, startPanel } from "../services/panel.ts";
import { createPng } from "../services/pictures.ts";
import { type Answer, type RawServer, startRawServer } from "../services/raw-server.ts";
import { createVisitor } from "../services/visitor.ts";
import { textOf } from "./read-page.ts";

const host = "cantalmar.localhost";
const MEGABYTE = 1024 * 1024;

let panel: Panel;
let api: FaultyApi;
/** The origin that hostile pictures refer to. */
let elsewhere: RawServer;
beforeAll(async () => {
  const first = await startPanel();
  elsewhere = await startRawServer(send("image/png", createPng(4)));
  api = await startFaultyApi(first.sandbox.origin);
  const { sandbox, redis } = first;
  const env = { TAXI_API_URL: api.origin, API_TIMEOUT_MS: "1500", TRUSTED_PROXIES: "127.0.0.1" };
  const second = await startPanel({ sandbox, redis, env });
  panel = {
    ...second,
    stop: async () => {
      await second.stop();
      await first.stop();
    },
  };
});
beforeEach(() => api.mend());
afterAll(async () => {
  await panel.stop();
  await Promise.all([api.stop(), elsewhere.stop()]);
});

/** An answer of the API with this content type, whatever its body is. */
function send(type: string, body: string | Buffer, headers: string[] = []): Answer {
  const bytes = Buffer.from(body);
  const head = [
    "HTTP/1.1 200 OK",
    `Content-Type: ${type}`,
    `Content-Length: ${bytes.length}`,
    "Connection: close",
    ...headers,
  ];
  return (socket) =>
    socket.end(Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), bytes]));
}

/** The address under which the panel shows a member the picture that the API has at this path. */
async function addressOf(path: string, on = panel, origin = api.origin): Promise<string> {
  const account = addTraveller(on, 0, { avatar: `${origin}${path}` });
  const { html } = await (await visitAs(on, account)).get("/profile");
  const [, address = ""] = html.match(/<img src="([^"]+)" alt=""/) ?? [];
  return address.replaceAll("&amp;", "&");
}

async function fetchPicture(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://127.0.0.1:${panel.port}${address}`, { headers });
  return { ...response, response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** Only browsers resolve names ending in .localhost, so the host is just a header. */
async function fetchFrom(address: string) {
  const { host: name, pathname, search } = new URL(address);
  const { headers, body } = await request(`http://127.0.0.1:${panel.port}${pathname}${search}`, {
    headers: { host: name },
  });
  return { headers, bytes: Buffer.from(await body.arrayBuffer()) };
}

const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
const pictures = {
  "image/png": createPng(4),
  "image/jpeg": Buffer.from("\xff\xd8\xff\xe0\x00\x10JFIF", "latin1"),
  "image/webp": Buffer.from("RIFF\x10\x00\x00\x00WEBPVP8 ", "latin1"),
  "image/gif": gif,
  "image/avif": Buffer.from("\x00\x00\x00\x20ftypavif\x00\x00\x00\x00", "latin1"),
};

describe("a picture of the API", () => {
  it("comes from the panel, and no page or policy names the API", async () => {
    const logo = `${api.origin}/media/logo.png`;
    const account = addTraveller(panel, 0, { role: "company", logo, avatar: logo });
    const member = await visitAs(panel, account);
    for (const path of ["/", "/profile", "/payment-method", "/no/such/screen"]) {
      const { headers, html } = await member.get(path);
      expect(textOf(html)).not.toBe("");
      expect(JSON.stringify(headers) + html).not.toContain(new URL(api.origin).host);
      expect(headers["content-security-policy"]).toMatch(/;img-src 'self' https: data:;/);
    }
  });

  it.each(inTurn(Object.entries(pictures), { every: 2 }))(
    "is shown when its bytes are a valid %s",
    async (type, bytes) => {
      const address = await addressOf("/media/picture.png?size=40&of=me");
      api.spoil("/media/", send("text/html", bytes, ["Set-Cookie: api=1", "Refresh: 0"]));
      const { response, bytes: sent } = await fetchPicture(address);
      expect(response.status).toBe(200);
      expect(sent).toEqual(bytes);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": type,
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "private, max-age=300",
      });
      expect(response.headers.has("set-cookie")).toBe(false);
      expect(response.headers.has("refresh")).toBe(false);
      expect(api.asked().at(-1)?.url).toBe("/media/picture.png?size=40&of=me");
    },
  );

  it("is requested from the API without any data of the visitor", async () => {
    const address = await addressOf("/media/asked.png");
    api.spoil("/media/", send("image/png", createPng(4)));
    const account = addTraveller(panel);
    const member = await visitAs(panel, account);
    const { status } = await member.get(address, { authorization: "x", "user-agent": "Visitor/1" });
    expect(status).toBe(200);
    const { headers = {} } = api.asked().at(-1) ?? {};
    expect(Object.keys(headers).sort()).toEqual(["accept", "connection", "host", "x-request-id"]);
  });

  it.each([
    ["an SVG", send("image/png", "<svg xmlns='http://www.w3.org/2000/svg'/>")],
    ["an HTML page", send("image/png", "<!doctype html><script>alert(1)</script>")],
    ["an HTML page behind a PNG signature", send("image/png", "\x89PNG<script>alert(1)</script>")],
    ["nothing", send("image/png", "")],
    [
      "too many bytes, with a Content-Length",
      send("image/png", Buffer.alloc(2 * MEGABYTE + 1, "\x89PNG\r\n\x1a\n", "latin1")),
    ],
    ["too many bytes, without a Content-Length", sendEndless],
    ["a body that never ends", drip],
    ["a connection reset", (socket) => socket.resetAndDestroy()],
    ["a status 204", (socket) => socket.end("HTTP/1.1 204 No Content\r\n\r\n")],
  ] as [string, Answer][])("is not shown when the API sends %s", async (_, answer) => {
    const address = await addressOf("/media/broken.png");
    api.spoil("/media/", answer);
    const { response, bytes } = await fetchPicture(address);
    expect(response.status).toBe(502);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(bytes.toString()).not.toMatch(/svg|script|PNG/);
  });

  it("is not found when the API has none", async () => {
    const { response } = await fetchPicture(await addressOf("/media/none.png"));
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  it("redirects to no other host", async () => {
    const address = await addressOf("/media/moved.png");
    const to = `Location: ${elsewhere.origin}/secret.png`;
    api.spoil("/media/", (socket) =>
      socket.end(`HTTP/1.1 302 Found\r\n${to}\r\nContent-Length: 0\r\n\r\n`),
    );
    expect((await fetchPicture(address)).response.status).toBe(502);
    expect(elsewhere.requests).toEqual([]);
  });
});

describe("the logo of a brand", () => {
  const readLogo = (html: string) =>
    (html.match(/class="brand-logo"[^>]*><img src="([^"]+)"/)?.[1] ?? "").replaceAll("&amp;", "&");

  it("is a file that browsers cache, where the brand's configuration holds it in itself", async () => {
    const { html } = await createVisitor(panel, host).get("/login");
    expect(html).not.toContain("data:image/svg+xml");
    const [brand] = panel.sandbox.world.brands;
    const address = panel.url(host, readLogo(html));
    const { headers, bytes } = await fetchFrom(address);
    expect(bytes.toString()).toBe(decodeURIComponent(brand?.logo.replace(/^[^,]*,/, "") ?? ""));
    expect(headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });

  it("is not cached under the address of another version", async () => {
    const { headers } = await fetchFrom(panel.url(host, "/brand_pictures/logo?v=another"));
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("is that of the brand which the address names on a shared host", async () => {
    const other = panel.sandbox.world.brands[1];
    const [domain = ""] = other?.domains ?? [];
    const shared = createVisitor(panel, "panel.localhost");
    const { html } = await shared.get(`/login?site_domain=${domain}`);
    const { bytes } = await fetchFrom(panel.url("panel.localhost", readLogo(html)));
    expect(bytes.toString()).toBe(decodeURIComponent(other?.logo.replace(/^[^,]*,/, "") ?? ""));
  });

  it("is not found under another name", async () => {
    expect((await createVisitor(panel, host).get("/brand_pictures/colours")).status).toBe(404);
  });
});

describe("the address of a picture", () => {
  const refused = async (address: string) => {
    const asked = api.countAsked();
    const { response } = await fetchPicture(address);
    expect(response.status, address).toBe(404);
    expect(api.countAsked(), address).toBe(asked);
  };

  it("is valid exactly as the panel has written it", async () => {
    const address = await addressOf("/media/signed.png");
    api.spoil("/", send("image/png", createPng(4)));
    expect((await fetchPicture(address)).response.status).toBe(200);
    const query = new URL(address, panel.url(host, "/")).searchParams;
    const signature = query.get("signature") ?? "";
    for (const path of [
      "/media/other.png",
      "/media/signed.png?x=1",
      "/customer/employees",
      "media/signed.png",
      `//${new URL(elsewhere.origin).host}/x.png`,
      `@${new URL(elsewhere.origin).host}/x.png`,
      `${elsewhere.origin}/x.png`,
      "",
    ]) {
      await refused(`/pictures?${new URLSearchParams({ path, signature })}`);
    }
    await refused(`/pictures?${new URLSearchParams({ path: "/media/signed.png" })}`);
    await refused(
      `/pictures?${new URLSearchParams({ path: "/media/signed.png", signature: "x" })}`,
    );
    await refused(`${address}&path=/media/other.png`);
    await refused("/pictures");
    expect(elsewhere.requests).toEqual([]);
  });

  it("never leads away from the API, whatever the API has written", async () => {
    const { host } = new URL(elsewhere.origin);
    const paths = [`//${host}/x.png`, `/%2e%2e//${host}/x.png`, `/\\${host}/x.png`];
    const addresses = await Promise.all(paths.map((path) => addressOf(path)));
    api.spoil("/", send("image/png", createPng(4)));
    for (const address of addresses) {
      expect(address).toMatch(/^\/pictures\?/);
      expect((await fetchPicture(address)).response.status).toBe(200);
    }
    expect(elsewhere.requests).toEqual([]);
  });

  it("stays valid while its secret is configured, so that panels can be restarted one by one", {
    tags: "full",
  }, async () => {
    const { sandbox, redis } = panel;
    const [older, newer] = ["a-secret-that-only-the-tests-sign-with", "n".repeat(40)];
    const start = (secrets: string) =>
      startPanel({ sandbox, redis, env: { TAXI_API_URL: api.origin, SESSION_SECRETS: secrets } });
    const address = await addressOf("/media/kept.png");
    api.spoil("/media/", send("image/png", createPng(4)));
    const statusOn = async (secrets: string) => {
      const other = await start(secrets);
      const { status } = await createVisitor(other, host).get(address);
      await other.stop();
      return status;
    };
    expect(await statusOn(`${newer},${older}`)).toBe(200);
    expect(await statusOn(`${newer}`)).toBe(404);
  });
});

it("a network that requests too many pictures is refused, and other networks are not", {
  tags: "full",
}, async () => {
  const address = await addressOf("/media/often.png");
  api.spoil("/media/", send("image/png", createPng(4)));
  const from = (network: string) => ({ "x-forwarded-for": network });
  const statuses = new Map<number, number>();
  for (let at = 0; at < 70; at += 1) {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => fetchPicture(address, from("203.0.113.7"))),
    );
    for (const { response } of answers) {
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status === 429)
        expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    }
  }
  expect(statuses.get(200)).toBeGreaterThan(500);
  expect(statuses.get(429)).toBeGreaterThan(0);
  expect([...statuses.keys()].sort()).toEqual([200, 429]);
  expect((await fetchPicture(address, from("203.0.113.8"))).response.status).toBe(200);
});

describe("with TAXI_API_PUBLIC_URL", { tags: "full" }, () => {
  let open: Panel;
  beforeAll(async () => {
    const { sandbox, redis } = panel;
    const env = { TAXI_API_URL: api.origin, TAXI_API_PUBLIC_URL: "http://media.example:8080" };
    open = await startPanel({ sandbox, redis, env });
  });
  afterAll(() => open.stop());

  it("browsers load the API's pictures from that address, which the policy allows", async () => {
    const address = await addressOf("/media/me.png?v=2", open);
    expect(address).toBe("http://media.example:8080/media/me.png?v=2");
    const { headers } = await createVisitor(open, host).get("/login");
    const policy = headers["content-security-policy"];
    expect(policy).toContain(";img-src 'self' https: data: http://media.example:8080;");
    expect(policy).not.toContain(api.origin);
  });

  it("pictures of other hosts keep their addresses", async () => {
    expect(await addressOf("/me.png", open, "https://cdn.example")).toBe(
      "https://cdn.example/me.png",
    );
    expect(await addressOf("/me.png", panel, "https://cdn.example")).toBe(
      "https://cdn.example/me.png",
    );
    expect(await addressOf("/me.png", panel, "http://cdn.example")).toBe(
      "https://cdn.example/me.png",
    );
  });
});

function sendEndless(socket: Parameters<Answer>[0]): void {
  const part = Buffer.alloc(64 * 1024, "\x89PNG\r\n\x1a\n", "latin1");
  socket.write("HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nConnection: close\r\n\r\n");
  const send = () => {
    while (!socket.destroyed && socket.write(part));
  };
  socket.on("drain", send).on("error", () => {});
  send();
}

function drip(socket: Parameters<Answer>[0]): void {
  socket.write("HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: 1000\r\n\r\n\x89PNG");
  const timer = setInterval(() => socket.write(" "), 50);
  socket.on("close", () => clearInterval(timer)).on("error", () => {});
}
