import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { Redis } from "ioredis";
import { afterEach, describe, expect, it } from "vitest";
import { findFreePort } from "./free-port.ts";
import { type RedisOptions, startRedis } from "./redis.ts";
import { waitFor } from "./wait-for.ts";

describe("startRedis", () => {
  const cleanUps: (() => Promise<void> | void)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  async function start(options?: RedisOptions) {
    const redis = await startRedis(options);
    const client = new Redis(redis.url, { retryStrategy: () => 10 });
    client.on("error", () => {});
    cleanUps.push(redis.stop, () => client.disconnect());
    return { ...redis, client };
  }

  it("answers at once on the requested port", async () => {
    const port = await findFreePort();
    const { url, client } = await start({ port });
    expect(url).toBe(`redis://127.0.0.1:${port}`);
    expect(await client.ping()).toBe("PONG");
  });

  it("loses all data with a restart", async () => {
    const { client, kill, restart } = await start();
    await client.set("key", "value");
    await kill();
    await restart();
    expect(await client.get("key")).toBeNull();
  });

  it("keeps all data over a restart when it is persistent", async () => {
    const { client, kill, restart } = await start({ persistent: true });
    await client.set("key", "value");
    await kill();
    await restart();
    expect(await client.get("key")).toBe("value");
  });

  it("answers after a pause what it received during the pause, and can be stopped during one", async () => {
    const { client, pause, resume, stop } = await start();
    await client.ping();
    pause();
    const answer = client.ping();
    resume();
    expect(await answer).toBe("PONG");
    pause();
    await stop();
  });

  it("reports why it could not start", async () => {
    const { port } = await start();
    await expect(startRedis({ port })).rejects.toThrow("Address already in use");
  });

  it("is removed with its files when the program that started it is killed", async () => {
    const service = new URL("redis.ts", import.meta.url).href;
    const program = `
      const { startRedis } = await import(${JSON.stringify(service)});
      const { url } = await startRedis();
      process.send(url);
      setInterval(() => {}, 1000);`;
    const child = spawn(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "--eval", program],
      {
        stdio: ["ignore", "inherit", "inherit", "ipc"],
      },
    );
    const url = await new Promise<string>((resolve) => child.once("message", resolve));
    const client = new Redis(url, { retryStrategy: null });
    const ended = new Promise((resolve) => client.once("end", resolve));
    client.on("error", () => {});
    const [, directory = ""] = (await client.config("GET", "dir")) as string[];
    expect(existsSync(directory)).toBe(true);

    child.kill("SIGKILL");
    await ended;
    await waitFor(() => expect(existsSync(directory)).toBe(false));
  });
});
