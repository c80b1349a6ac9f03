import http from "node:http";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { createContract, loadDocument } from "../openapi/contract.ts";
import { sampleRequest } from "../openapi/samples.ts";
import { startSandbox } from "./sandbox.ts";
import { clientFor, findAccount } from "./test-client.ts";

const REQUESTS = process.env.TEST_FULL ? 5000 : 1000;

const document = loadDocument();
const contract = createContract(document, { closed: true });
const sandbox = await startSandbox({ start: Date.parse("2026-05-18T09:00:00Z"), speed: 0 });
const agent = new http.Agent({ keepAlive: true });
const kinds = ["client", "company", "employee", "hotel"] as const;
for (const kind of kinds) clientFor(sandbox, findAccount(sandbox, kind));
const tokens = [...sandbox.world.tokens.keys()];

type Attempt = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer;
};

/** Values that programs trip over. */
const awkwardText = fc.constantFrom(
  "__proto__",
  "constructor",
  "-1",
  "0",
  "1e999",
  "NaN",
  "9007199254740993",
  "2147483648",
  "2026-02-30",
  "' OR 1=1 --",
  "../../etc/passwd",
  "\u0000",
  "🚕".repeat(50),
  "x".repeat(5000),
);
const text = fc.oneof(awkwardText, fc.string(), fc.string({ unit: "binary" }));
const value = fc.oneof(fc.jsonValue({ maxDepth: 4 }), text, fc.double(), fc.constant([[[[[[]]]]]]));

/** Breaks few places at a time, so that a request gets as far as its faults. */
function mostly<Usual, Odd>(usual: fc.Arbitrary<Usual>, odd: fc.Arbitrary<Odd>) {
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: odd });
}

const attempts: fc.Arbitrary<Attempt> = fc
  .record({
    operation: fc.constantFrom(...contract.operations),
    token: mostly(fc.constantFrom(...tokens), fc.oneof(fc.constant(""), fc.string())),
    segments: fc.array(mostly(fc.integer({ min: 10_000, max: 14_000 }).map(String), text), {
      minLength: 2,
      maxLength: 2,
    }),
    query: fc.dictionary(
      fc.constantFrom("limit", "offset", "status", "search", "format", "code"),
      text,
    ),
    shape: fc.constantFrom("spoiled", "any", "raw", "empty", "sample"),
    spoil: fc.record({ where: fc.nat(), value }),
    any: value,
    raw: fc.uint8Array({ maxLength: 200 }),
    type: mostly(
      fc.constant(undefined),
      fc.constantFrom(
        "application/json",
        "application/json; charset=utf-16",
        "text/plain",
        "multipart/form-data",
        "multipart/form-data; boundary=x",
      ),
    ),
    method: mostly(fc.constant(undefined), fc.constantFrom("PATCH", "OPTIONS", "HEAD")),
    slash: mostly(fc.constant(""), fc.constantFrom("/", "//")),
  })
  .map((parts) => {
    const { operation } = parts;
    const sample = sampleRequest(document, operation);
    const path = parts.segments.reduce(
      (whole, segment) => whole.replace(/\{\w+\}/, encodePart(segment)),
      operation.path,
    );
    const query = new URLSearchParams(parts.query);
    const sampleBody = typeof sample.body === "string" ? sample.body : "";
    return {
      method: parts.method ?? sample.method,
      path: `${path}${parts.slash}?${query}`,
      headers: {
        "App-Agrupation": "radio-taxi-cantalmar",
        Authorization: encodePart(parts.token),
        "Content-Type": parts.type ?? "application/json",
      },
      body: {
        spoiled: spoil(sampleBody, parts.spoil),
        any: JSON.stringify(parts.any) ?? "",
        raw: Buffer.from(parts.raw),
        empty: "",
        sample: sampleBody,
      }[parts.shape],
    };
  });

describe("malformed requests", () => {
  it(`cause no 5xx and no exit, ${REQUESTS} of them`, async () => {
    const seen = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(attempts, async (attempt) => {
        const { status, mediaType, body } = await send(attempt);
        seen.set(status, (seen.get(status) ?? 0) + 1);
        expect(status, body).toBeLessThan(500);
        expect(body).not.toMatch(/\n\s+at |node_modules|\.ts:\d/);
        if (status >= 400 && attempt.method !== "HEAD") {
          expect(mediaType).toBe("application/json");
          expect(JSON.parse(body)).toHaveProperty("message");
        }
      }),
      { seed: 20260518, numRuns: REQUESTS },
    );
    console.log("statuses seen:", Object.fromEntries([...seen].sort()));
    // All kinds of refusal occurred, so the requests reached the operations.
    expect([...seen.keys()]).toEqual(expect.arrayContaining([200, 401, 404, 422]));
    expect(sandbox.breaches).toEqual([]);
  }, 120_000);

  afterAll(async () => {
    agent.destroy();
    await sandbox.close();
  });
});

function encodePart(part: string): string {
  return encodeURIComponent(part.toWellFormed()) || "x";
}

/** The sample with one of its values replaced. */
function spoil(sample: string, { where, value }: { where: number; value: unknown }): string {
  if (!sample) return "";
  let values = 0;
  JSON.parse(sample, (_, each) => {
    values += 1;
    return each;
  });
  let index = 0;
  const spoiled = JSON.parse(sample, (_, each) => (index++ === where % values ? value : each));
  return JSON.stringify(spoiled) ?? "";
}

function send({ method, path, headers, body }: Attempt) {
  return new Promise<{ status: number; mediaType?: string; body: string }>((resolve, reject) => {
    // Without a length Node would send the body of a GET as the next request.
    const length = { "Content-Length": Buffer.byteLength(body) };
    const options = { method, headers: { ...headers, ...length }, agent };
    const request = http.request(sandbox.origin + path, options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => {
        resolve({
          status: response.statusCode ?? 0,
          mediaType: response.headers["content-type"]?.split(";")[0],
          body: Buffer.concat(chunks).toString(),
        });
      });
    });
    request.on("error", reject);
    request.end(body);
  });
}
