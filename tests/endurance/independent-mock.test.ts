import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createContract, documentPath, loadDocument } from "../../openapi/contract.ts";
import { sampleRequest } from "../../openapi/samples.ts";
import { findTool } from "../../scripts/tools.mjs";
import { findFreePort } from "../services/free-port.ts";

// Checks the document with a mock server that knows nothing of this project.
const document = loadDocument();
const contract = createContract(document);
const prism = findTool("@stoplight/prism-cli/dist/index.js");

describe("an independent mock server", () => {
  let mock: ChildProcess;
  let origin: string;

  beforeAll(async () => {
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
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
