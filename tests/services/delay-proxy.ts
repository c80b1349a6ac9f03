import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type DelayProxy = Awaited<ReturnType<typeof startDelayProxy>>;

/** A TCP proxy to a local port that delays the data in both directions. */
export async function startDelayProxy(port: number) {
  const state = { delayMs: 0 };
  const sockets = new Set<Socket>();

  function carry(from: Socket, to: Socket): void {
    sockets.add(from);
    from
      .on("error", () => {})
      .on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    const due: { at: number; data: Buffer }[] = [];
    const pass = () => {
      while (due[0] && due[0].at <= performance.now()) {
        const { data } = due.shift() as (typeof due)[number];
        if (to.writable) to.write(data);
      }
    };
    from.on("data", (data) => {
      // Earlier data stays first when the delay becomes shorter.
      const at = Math.max(due.at(-1)?.at ?? 0, performance.now() + state.delayMs / 2);
      due.push({ at, data });
      setTimeout(pass, Math.ceil(at - performance.now()) + 1);
    });
  }

  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    carry(near, far);
    carry(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as AddressInfo).port,
    /** Sets the delay from now on. */
    delayBy: (ms: number): void => {
      state.delayMs = ms;
    },
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
