// Loaded into a panel before it starts: tells on a port of its own how much memory it holds.
import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc");
  createServer((_, response) => {
    // What the first round lets go of may hold something that the second finds.
    for (let round = 0; round < 3; round += 1) collectGarbage();
    const { rss, heapUsed, external } = process.memoryUsage();
    response.end(JSON.stringify({ pid: process.pid, rss, held: heapUsed + external }));
  })
    .listen(Number(process.env.MEMORY_PROBE_PORT), "127.0.0.1")
    .unref();
}
