import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** The API's names for fields whose text people and operators write. */
const written = new Set(
  "name title subject text description datos_extra company_name alias model plate viajero calle destination_address service_type payment_method status_name author gives advantage category waiting_passenger reference".split(
    " ",
  ),
);

export const LONG = 60;
export const HUGE = 100_000;

const lengthen = (value: string, letters: number) => value + "w".repeat(letters - value.length);

/** Puts a long word into every such field, and a huge one into the first row of each list. */
export function addLongWords(value: unknown, letters = LONG, key = ""): unknown {
  if (typeof value === "string") {
    return written.has(key) && value.length < letters ? lengthen(value, letters) : value;
  }
  if (Array.isArray(value)) {
    return value.map((row, at) => addLongWords(row, at === 0 ? HUGE : LONG, key));
  }
  if (typeof value !== "object" || value === null) return value;
  const isFareLine = "label" in value && "value" in value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      addLongWords(each, letters, isFareLine ? "text" : name),
    ]),
  );
}

/** A proxy in front of an API that puts long words into its answers. */
export async function startLongWordApi(origin: string) {
  const { hostname, port } = new URL(origin);
  const server = createServer((request, response) => {
    const { url: path, method, headers } = request;
    const onward = send({ hostname, port, path, method, headers }, async (answer) => {
      const { "content-length": _, "transfer-encoding": __, ...kept } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, kept);
      if (!kept["content-type"]?.includes("json")) return answer.pipe(response);
      const body = await text(answer);
      response.end(body && JSON.stringify(addLongWords(JSON.parse(body))));
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
