import { type DemoKind, demoEmail } from "./accounts/seed.ts";
import type { Sandbox } from "./sandbox.ts";
import type { Account } from "./world.ts";

export type Reply = {
  status: number;
  headers: Headers;
  // What a test reads of an answer it also expects to be there.
  // biome-ignore lint/suspicious/noExplicitAny: the document's own check has seen to the shape
  body: any;
};

type Options = { json?: unknown; form?: FormData; headers?: Record<string, string> };

export type Client = ReturnType<typeof clientFor>;

/** Finds a demo account, by the kind of user and the brand's place in the list. */
export function findAccount(sandbox: Sandbox, kind: DemoKind, brandIndex = 0): Account {
  const brand = sandbox.world.brands[brandIndex];
  const email = brand && demoEmail(brand, kind);
  const account = [...sandbox.world.accounts.values()].find((each) => each.email === email);
  if (!account) throw new Error(`No demo ${kind} on brand ${brandIndex}`);
  return account;
}

/** A client with a fresh token of the account. */
export function clientFor(sandbox: Sandbox, account: Account, scope: "full" | "history" = "full") {
  const token = `test-${scope}-${account.id}`;
  sandbox.world.tokens.set(token, { accountId: account.id, scope });
  const brand = sandbox.world.brands.find((each) => each.id === account.brandId);
  return visitorOf(sandbox, brand?.permalink ?? "", token);
}

/** A client of the API for one brand, with or without a token. */
export function visitorOf(sandbox: Sandbox, permalink: string, token?: string) {
  async function call(method: string, path: string, options: Options = {}): Promise<Reply> {
    const response = await fetch(sandbox.origin + path, {
      method,
      headers: {
        "App-Agrupation": permalink,
        ...(token !== undefined && { Authorization: token }),
        ...(options.json !== undefined && { "Content-Type": "application/json" }),
        ...options.headers,
      },
      body: options.form ?? (options.json === undefined ? undefined : JSON.stringify(options.json)),
    });
    return { status: response.status, headers: response.headers, body: await readReply(response) };
  }

  return {
    call,
    get: (path: string, options?: Options) => call("GET", path, options),
    post: (path: string, json?: unknown, options?: Options) =>
      call("POST", path, { json, ...options }),
    put: (path: string, json?: unknown, options?: Options) =>
      call("PUT", path, { json, ...options }),
    delete: (path: string, json?: unknown, options?: Options) =>
      call("DELETE", path, { json, ...options }),
  };
}

async function readReply(response: Response): Promise<unknown> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length === 0) return undefined;
  if (!response.headers.get("content-type")?.includes("json")) return bytes;
  return JSON.parse(new TextDecoder().decode(bytes));
}
