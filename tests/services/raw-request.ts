import { connect } from "node:net";

/** The answers on one connection: the status of each, and the bytes as they came. */
export type RawAnswer = { statuses: number[]; text: string };

/**
 * Sends bytes unchanged, which no HTTP client does, and waits until the connection closes; without a
 * server that closes it, it closes the connection itself.
 */
export function sendRaw(
  port: number,
  bytes: string | Buffer | readonly (string | Buffer)[],
  { quietMs = 10_000 }: { quietMs?: number } = {},
): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    const toAnswer = () => ({
      statuses: [...text.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status)),
      text,
    });
    socket.setEncoding("latin1");
    socket.setTimeout(quietMs, () => socket.destroy());
    socket.on("data", (part) => {
      text += part;
    });
    // A reset of the connection is a result too.
    socket.on("error", () => {});
    socket.on("close", () => resolve(toAnswer()));
    for (const part of Array.isArray(bytes) ? bytes : [bytes as string | Buffer]) {
      socket.write(part, "latin1");
    }
  });
}

/** Joins the lines with CRLF. */
export const toRequest = (lines: readonly string[], body = ""): string =>
  `${lines.join("\r\n")}\r\n\r\n${body}`;
