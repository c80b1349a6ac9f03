import { expect, it } from "vitest";
import { startSandbox } from "../../sandbox/sandbox.ts";
import { demoLogin } from "../http/demo-login.ts";
import { startFaultyApi } from "../services/faulty-api.ts";
import { createMemoryProbe, toMegabytes } from "../services/memory-probe.ts";
import { startPanel } from "../services/panel.ts";
import { sendBomb, sendLarge } from "../services/raw-server.ts";
import { createVisitor } from "../services/visitor.ts";

const MEGABYTE = 1024 * 1024;
const TIMES = 500;
const AT_ONCE = 5;
/** The memory that the panel may hold in addition afterwards. */
const MOST_GROWTH = 50 * MEGABYTE;

it.each([
  ["50 MB that it announces", sendLarge(50 * MEGABYTE, { isAnnounced: true })],
  ["50 MB that it does not announce", sendLarge(50 * MEGABYTE, { isAnnounced: false })],
  ["a small body that decompresses to 50 MB", sendBomb(50)],
])(
  "a panel whose API answers 500 times with %s holds no more memory for it",
  async (name, answer) => {
    const sandbox = await startSandbox({ speed: 0 });
    const api = await startFaultyApi(sandbox.origin);
    const probe = await createMemoryProbe();
    const panel = await startPanel({ sandbox, env: { ...probe.env, TAXI_API_URL: api.origin } });
    const member = createVisitor(panel, "cantalmar.localhost");
    await member.logIn(demoLogin(panel, "client"));

    const ask = async (times: number) => {
      for (let asked = 0; asked < times; asked += AT_ONCE) {
        const pages = Array.from({ length: AT_ONCE }, () => member.get("/favorite"));
        for (const { status } of await Promise.all(pages)) expect(status).toBe(502);
      }
    };
    api.spoil("/favorites", answer);
    await ask(20);
    const before = await probe.read();
    let most = 0;
    for (let tenth = 0; tenth < 10; tenth += 1) {
      await ask(TIMES / 10);
      most = Math.max(most, (await probe.read()).rss);
    }
    const after = await probe.read();
    const growth = after.held - before.held;
    console.log(
      `${TIMES} answers of ${name}: held ${toMegabytes(before.held)} → ${toMegabytes(after.held)} MB (${toMegabytes(growth)} MB more), of the system ${toMegabytes(before.rss)} → ${toMegabytes(after.rss)} MB, at most ${toMegabytes(most)} MB`,
    );
    expect(growth).toBeLessThan(MOST_GROWTH);
    expect(after.rss - before.rss).toBeLessThan(MOST_GROWTH);
    api.mend();
    expect((await member.get("/favorite")).status).toBe(200);

    await panel.stop();
    await api.stop();
    await sandbox.close();
  },
);
