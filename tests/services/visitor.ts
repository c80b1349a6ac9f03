import { request } from "undici";
import type { Panel } from "./panel.ts";

export type Page = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  html: string;
  /** The target of a redirect. */
  location: string | undefined;
};

export type Visitor = ReturnType<typeof createVisitor>;

type Options = { cookies?: Iterable<[string, string]>; headers?: Record<string, string> };

/** A browser without scripts: it keeps cookies, and does not follow redirects by itself. */
export function createVisitor({ port }: Pick<Panel, "port">, host: string, options: Options = {}) {
  const cookies = new Map(options.cookies);

  async function send(
    method: "GET" | "POST",
    path: string,
    headers: Record<string, string>,
    body?: string | Buffer,
  ) {
    // Only browsers resolve names ending in .localhost, so the host is just a header.
    const response = await request(`http://127.0.0.1:${port}${path}`, {
      method,
      body,
      headers: {
        host: `${host}:${port}`,
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        }),
        ...options.headers,
        ...headers,
      },
    });
    keepCookies([response.headers["set-cookie"] ?? []].flat());
    const page: Page = {
      status: response.statusCode,
      headers: response.headers,
      html: await response.body.text(),
      location: response.headers.location?.toString(),
    };
    return page;
  }

  function keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [, name = "", value = ""] = line.match(/^([^=]+)=([^;]*)/) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
  }

  const get = (path: string, headers: Record<string, string> = {}) => send("GET", path, headers);

  /** Follows one redirect. */
  async function open(path: string) {
    const page = await get(path);
    return page.location?.startsWith("/") ? get(page.location) : page;
  }

  function post(path: string, form: Record<string, string>, headers: Record<string, string> = {}) {
    const type = { "content-type": "application/x-www-form-urlencoded" };
    return send("POST", path, { ...type, ...headers }, `${new URLSearchParams(form)}`);
  }

  /** Posts a multipart form, as a browser sends a form that has files. */
  async function postParts(path: string, form: FormData, headers: Record<string, string> = {}) {
    const parts = new Response(form);
    const type = { "content-type": parts.headers.get("content-type") ?? "" };
    const body = Buffer.from(await parts.arrayBuffer());
    return send("POST", path, { ...type, ...headers }, body);
  }

  /** Posts a form with files in it. */
  function upload(path: string, fields: Record<string, string | File>) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return postParts(path, form);
  }

  return {
    cookies,
    send,
    get,
    open,
    post,
    postParts,
    upload,
    logIn: ({ username, password }: { username: string; password: string }) =>
      post("/login", { username, password }),
  };
}

/** Runs a hundred requests at a time, each from its own visitor. */
export async function visitMany(
  visits: [Parameters<typeof createVisitor>[0], string][],
  path: string,
): Promise<void> {
  const waiting = visits.values();
  const visitInTurn = async () => {
    for (const [panel, host] of waiting) await createVisitor(panel, host).get(path);
  };
  await Promise.all(Array.from({ length: 100 }, visitInTurn));
}
