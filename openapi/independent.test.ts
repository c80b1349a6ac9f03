import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { Comparator } from "@pactflow/openapi-pact-comparator";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createContract, documentPath, loadDocument } from "./contract.ts";
import { sampleRequest } from "./samples.ts";

// Checks the document with tools that know nothing of this project.
const document = loadDocument();
const contract = createContract(document);

describe("an independent mock server", () => {
  let mock: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    const prism = createRequire(import.meta.url).resolve("@stoplight/prism-cli/dist/index.js");
    // -d makes Prism generate answers from the schemas, which reveals schemas that are too loose.
    mock = spawn(process.execPath, [prism, "mock", "-d", "-p", `${port}`, documentPath]);
    await waitForLine(mock, "Prism is listening");
  }, 60_000);

  afterAll(async () => {
    mock.kill();
    await once(mock, "exit");
  });

  it.each(contract.operations)(
    "accepts the sample request of $id and answers it",
    async (operation) => {
      const { path, ...request } = sampleRequest(document, operation);
      const response = await fetch(origin + path, request);
      const text = await response.text();

      expect(response.status, `${response.headers.get("sl-violations")} ${text}`).toBeLessThan(300);
      expect([...operation.responses.keys()]).toContain(response.status);
      const mediaType = response.headers.get("content-type")?.split(";")[0];
      const body = mediaType === "application/json" ? JSON.parse(text) : text || undefined;
      expect(contract.checkResponse(operation.id, response.status, mediaType, body)).toEqual([]);
    },
  );

  it("refuses a mutating call without its trailing slash", async () => {
    const response = await fetch(`${origin}/authenticate`, { method: "POST" });
    expect(response.status).toBe(404);
  });
});

describe("an independent pact comparator", () => {
  const login = (path: string, body: unknown) => ({
    consumer: { name: "panel" },
    provider: { name: "taxi-api" },
    metadata: { pactSpecification: { version: "2.0.0" } },
    interactions: [
      {
        description: "a login",
        request: {
          method: "POST",
          path,
          headers: { "Content-Type": "application/json", "App-Agrupation": "radio-taxi-cantalmar" },
          body: { credentials: { username: "client@radio-taxi-cantalmar.example", password: "x" } },
        },
        response: { status: 200, headers: { "Content-Type": "application/json" }, body },
      },
    ],
  });

  const good = { id: 1, name: "Lucía", phone: null, company: false, auth_token: "t" };

  it("finds no problem in a pact that matches the document", async () => {
    expect(await compare(login("/authenticate/", good))).toEqual([]);
  });

  it.each([
    ["an unknown path", login("/authenticate", good), "request.path-or-method.unknown"],
    [
      "a field of another type",
      login("/authenticate/", { ...good, id: "1" }),
      "response.body.incompatible",
    ],
  ])("finds %s", async (_, pact, code) => {
    expect(await compare(pact)).toContain(code);
  });
});

async function compare(pact: unknown): Promise<string[]> {
  const comparator = new Comparator(structuredClone(document) as never);
  const found: string[] = [];
  for await (const { type, code } of comparator.compare(pact as never)) {
    if (type === "error") found.push(code);
  }
  return found;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function waitForLine(child: ChildProcess, text: string): Promise<void> {
  let seen = "";
  await new Promise<void>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`It ended with ${code}: ${seen}`)));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (chunk) => {
        seen += chunk;
        if (seen.includes(text)) resolve();
      });
    }
  });
}
