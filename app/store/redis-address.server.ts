import type { ConnectionOptions } from "node:tls";

export type Host = { host: string; port: number };

type Login = { username: string | undefined; password: string | undefined };

/** The address of a Redis of any kind. */
export type RedisAddress = Login & {
  hosts: [Host, ...Host[]];
  tls: ConnectionOptions | undefined;
} & (
    | { kind: "standalone"; db: number }
    | { kind: "sentinel"; name: string; db: number; sentinelLogin: Login }
    | { kind: "cluster" }
  );

/** The message explains the fault to the operator without the address, which may hold a password. */
export class BadRedisAddress extends Error {}

const ports = { standalone: 6379, sentinel: 26379, cluster: 6379 };

const form =
  /^redis(?<tls>s?)(?:\+(?<kind>sentinel|cluster))?:\/\/(?:(?<login>[^@/]*)@)?(?<hosts>[^/?#@]+)(?:\/(?<path>[^?#]*))?(?:\?(?<query>[^#]*))?$/;

/**
 * Reads `redis://host:6379`, `redis+sentinel://host,host:26379/name` or `redis+cluster://host,host:6379`.
 * With `rediss` the connections are encrypted.
 */
export function readRedisAddress(text: string): RedisAddress {
  const parts = text.match(form)?.groups;
  if (!parts) {
    throw new BadRedisAddress(
      "must be like redis://host:6379, redis+sentinel://host:26379,host:26379/name or redis+cluster://host:6379,host:6379 (rediss… with TLS)",
    );
  }
  const kind = (parts.kind ?? "standalone") as RedisAddress["kind"];
  const [first, ...others] = (parts.hosts ?? "").split(",").map((host) => readHost(host, kind));
  if (!first || (kind === "standalone" && others.length > 0)) {
    throw new BadRedisAddress(
      "names several hosts, which only redis+sentinel:// or redis+cluster:// allow",
    );
  }
  const [username, password] = readLogin(parts.login);
  const common = {
    hosts: [first, ...others] as [Host, ...Host[]],
    tls: parts.tls ? {} : undefined,
    ...{ username, password },
  };
  const query = readQuery(parts.query, kind);
  const path = (parts.path ?? "").split("/").filter(Boolean).map(decode);
  if (kind === "cluster") {
    if (path.length > 0) throw new BadRedisAddress("names a database, but a cluster has only one");
    return { kind, ...common };
  }
  if (kind === "standalone") return { kind, ...common, db: readDatabase(path) };
  const [name, ...rest] = path;
  if (name === undefined) {
    throw new BadRedisAddress("lacks the name of the Sentinels' primary, as in …:26379/mymaster");
  }
  const sentinelLogin = {
    username: query.get("sentinel_username") ?? undefined,
    password: query.get("sentinel_password") ?? undefined,
  };
  return { kind, ...common, name, db: readDatabase(rest), sentinelLogin };
}

function readHost(text: string, kind: RedisAddress["kind"]): Host {
  const [, ip, name, port] = text.match(/^(?:\[([0-9a-fA-F:.]+)\]|([^:[\]\s]+))(?::(\d+))?$/) ?? [];
  const host = ip ?? name;
  const number = Number(port ?? ports[kind]);
  if (host === undefined || number < 1 || number > 65_535) {
    throw new BadRedisAddress("has an invalid host; hosts are like host:6379 or [::1]:6379");
  }
  return { host: decode(host), port: number };
}

function readLogin(text = ""): [string | undefined, string | undefined] {
  const at = text.indexOf(":");
  // As in any URL, a login without a colon is a user name.
  const [username, password] = at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
  return [decode(username) || undefined, decode(password) || undefined];
}

function readDatabase([text, ...rest]: string[]): number {
  const number = Number(text ?? 0);
  if (Number.isInteger(number) && number >= 0 && rest.length === 0) return number;
  throw new BadRedisAddress("must end in the number of a database");
}

function readQuery(text: string | undefined, kind: RedisAddress["kind"]): URLSearchParams {
  const query = new URLSearchParams(text);
  const allowed = kind === "sentinel" ? ["sentinel_username", "sentinel_password"] : [];
  for (const name of query.keys()) {
    if (!allowed.includes(name)) throw new BadRedisAddress(`does not allow ?${name}=`);
  }
  return query;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new BadRedisAddress("has a % that encodes nothing; write it as %25");
  }
}
