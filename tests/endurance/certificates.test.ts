import { request } from "node:https";
import type { PeerCertificate, TLSSocket } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findProgram } from "../../scripts/system-packages.mjs";
import { readMetric } from "../services/read-metric.ts";
import { startTopology, type Topology } from "../services/topology.ts";

const caddy = findProgram("caddy", process.env);

describe.runIf(caddy)("the router of docs/Caddyfile", () => {
  let topology: Topology;
  beforeAll(async () => {
    topology = await startTopology(caddy);
  });
  afterAll(() => topology.stop());

  /** Opens a page over https, and returns the names in the router's certificate. */
  function open(host: string) {
    return new Promise<{ status: number | undefined; names: string | undefined }>(
      (resolve, reject) => {
        const options = { servername: host, headers: { host }, rejectUnauthorized: false };
        const asked = request(
          `https://127.0.0.1:${topology.httpsPort}/login`,
          options,
          (answer) => {
            const { subjectaltname: names } = (
              answer.socket as TLSSocket
            ).getPeerCertificate() as PeerCertificate;
            answer.resume().on("end", () => resolve({ status: answer.statusCode, names }));
          },
        );
        asked.on("error", reject).end();
      },
    );
  }

  it("gets a certificate for a brand at its first visit, though the router's file names none", async () => {
    for (const host of ["alazul.localhost", "limoncillo.localhost"]) {
      expect(await open(host)).toEqual({ status: 200, names: `DNS:${host}` });
    }
  });

  it("gets none for a host that is no brand's", async () => {
    await expect(open("stranger.localhost")).rejects.toThrow();
    const answers = await Promise.all(
      topology.panels.map((panel) =>
        readMetric(topology.metricsPortOf(panel), "parada_domain_questions_total", 'answer="no"'),
      ),
    );
    expect(answers.reduce((sum, count) => sum + count)).toBe(1);
  });

  it("goes on serving brands that have one while a panel is gone", async () => {
    await topology.process("panel-1")?.stop("SIGKILL");
    expect((await open("alazul.localhost")).status).toBe(200);
    expect(await open("cantalmar.localhost")).toEqual({
      status: 200,
      names: "DNS:cantalmar.localhost",
    });
  });

  it("leads http to https on all hosts but the demo's", async () => {
    const answer = await fetch(`http://127.0.0.1:${topology.port}/login?x=1`, {
      redirect: "manual",
    });
    expect(answer.status).toBe(308);
    expect(answer.headers.get("location")).toMatch(/^https:\/\/127\.0\.0\.1.*\/login\?x=1$/);
  });
});
