import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, it } from "vitest";
import { startBroker } from "./broker-stand-in.ts";
import { startVerifiedSandbox } from "./verified-sandbox.ts";

const broker = await startBroker({ served: 10 });
const { sandbox, states, close } = await startVerifiedSandbox();

afterAll(async () => {
  await broker.close();
  await close();
});

const token = "the-broker-s-own";

it("publishes the pact to a broker, verifies an API against it and publishes the result", async () => {
  await run(
    "npm",
    "run",
    "contracts:publish",
    "--",
    ...["--consumer-app-version", "2.1.0"],
    ...["--branch", "main"],
  );
  expect(broker.calls.find(({ path }) => path === "/contracts/publish")?.body).toMatchObject({
    pacticipantName: "parada-panel",
    pacticipantVersionNumber: "2.1.0",
    branch: "main",
  });

  const publishing = ["--broker", "--publish", "7.4.0", "--branch", "next"];
  const verifier = ["--import", "tsx", path.join(import.meta.dirname, "main.ts")];
  const options = ["--api", sandbox.origin, "--states", states.url];
  const output = await run(process.execPath, ...verifier, ...options, ...publishing);
  expect(output).toContain("10 interactions");
  const [result] = broker.calls.filter(({ path }) => path.endsWith("/verification-results"));
  expect(result?.body).toMatchObject({ success: true, providerApplicationVersion: "7.4.0" });
  expect(broker.calls.map(({ method, path }) => `${method} ${path}`)).toContain(
    "PUT /pacticipants/taxi-api/branches/next/versions/7.4.0",
  );
  expect(new Set(broker.calls.map(({ authorization }) => authorization))).toEqual(
    new Set([`Bearer ${token}`]),
  );
}, 120_000);

async function run(command: string, ...options: string[]): Promise<string> {
  const child = spawn(command, options, {
    env: { ...process.env, PACT_BROKER_BASE_URL: broker.url, PACT_BROKER_TOKEN: token },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  expect(code, output + errors).toBe(0);
  return output;
}
