import { connect } from "node:net";

/** What came back on one connection: each answer's status, and all of it as it came. */
export type RawAnswer = { statuses: number[]; text: string };

/**
 * Sends bytes as they are, which no client library would, and waits until the line is closed; who
 * waits for nothing at all closes it in the end.
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
    // To be cut off is an answer too.
    socket.on("error", () => {});
    socket.on("close", () => resolve(toAnswer()));
    for (const part of Array.isArray(bytes) ? bytes : [bytes as string | Buffer]) {
      socket.write(part, "latin1");
    }
  });
}

/** Lines as HTTP has them. */
export const toRequest = (lines: readonly string[], body = ""): string =>
  `${lines.join("\r\n")}\r\n\r\n${body}`;
