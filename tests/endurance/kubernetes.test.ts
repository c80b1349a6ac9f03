import { createServer, type Server } from "node:http";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import type { TLSSocket } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findProgram } from "../../scripts/system-packages.mjs";
import { findFreePort } from "../services/free-port.ts";
import { findSchemaFaults } from "../services/kubernetes/manifest-types.ts";
import {
  type Manifest,
  plant,
  readManifests,
  type Value,
} from "../services/kubernetes/manifests.ts";
import { readSettings } from "../services/kubernetes/references.ts";
import { type ClusterRouter, startClusterRouter } from "../services/kubernetes/router.ts";
import { waitFor } from "../services/wait-for.ts";

const manifests = readManifests();

function get(kind: string, name: string): Manifest {
  const found = manifests.find((each) => each.kind === kind && each.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return found;
}

const pod = "spec.template.spec";
const container = `${pod}.containers.0`;

describe("the manifests of docs/kubernetes", () => {
  const mistakes: [what: string, kind: string, place: string, value: Value][] = [
    ["an unknown field", "Deployment", `${container}.securityContext.readOnlyRootFileSystem`, true],
    ["an unknown field of the object", "Service", "data", { a: "b" }],
    ["a field at the wrong place", "Deployment", `${container}.terminationGracePeriodSeconds`, 15],
    ["a wrong enum", "Deployment", `${container}.imagePullPolicy`, "Sometimes"],
    ["a wrong enum in a list", "NetworkPolicy", "spec.policyTypes", ["Inbound"]],
    ["a wrong protocol", "Service", "spec.ports.0.protocol", "HTTP"],
    ["a wrong type", "HorizontalPodAutoscaler", "spec.minReplicas", "two"],
    ["a number where a text belongs", "ConfigMap", "data.METRICS_PORT", 9464],
    [
      "a text where a list belongs",
      "Deployment",
      `${container}.securityContext.capabilities.drop`,
      "ALL",
    ],
    ["a fraction of a replica", "HorizontalPodAutoscaler", "spec.minReplicas", 1.5],
    ["a missing selector", "Deployment", "spec.selector", undefined],
    ["a port without a number", "Service", "spec.ports.0.port", undefined],
    ["another version of the API", "HorizontalPodAutoscaler", "apiVersion", "autoscaling/v1"],
    ["another kind", "PodDisruptionBudget", "kind", "PodDisruptionBudgets"],
    ["a network policy without pods", "NetworkPolicy", "spec.podSelector", undefined],
  ];
  let faults: string[][];
  beforeAll(() => {
    const planted = mistakes.map(([, kind, place, value]) =>
      plant(get(kind, "panel"), place, value),
    );
    faults = findSchemaFaults([...manifests, ...planted]);
  });

  it.each(manifests.map(({ file, kind, name }, at) => [kind, name, file, at] as const))(
    "match the API of Kubernetes: %s %s of %s",
    (_kind, _name, _file, at) => {
      expect(faults[at]).toEqual([]);
    },
  );

  it.each(mistakes.map(([what], at) => [what, at] as const))("are refused for %s", (_, at) => {
    expect(faults[manifests.length + at]).not.toEqual([]);
  });
});

const caddy = findProgram("caddy", process.env);
const brand = "cantalmar.example";

describe.runIf(caddy)("the cluster's router", () => {
  let router: ClusterRouter;
  /** The ready panels, all panels, and the port that tells which domains are brands. */
  let services: { panel: Server; any: Server; metrics: Server };
  let isReady = true;
  const asked: string[] = [];

  beforeAll(async () => {
    services = {
      panel: await serve((url) => (isReady ? [200, `ready ${url}`] : [503, ""])),
      any: await serve((url) => [200, `any ${url}`]),
      metrics: await serve((url) => {
        asked.push(url);
        return [url === `/is_brand?domain=${brand}` ? 200 : 404, ""];
      }),
    };
    const ports = {
      "panel:3000": portOf(services.panel),
      "panel-any:3000": portOf(services.any),
      "panel-metrics:9464": portOf(services.metrics),
      ":8080": await findFreePort(),
      ":8443": await findFreePort(),
    };
    const { Caddyfile = "" } = readSettings(get("ConfigMap", "router"));
    router = await startClusterRouter(caddy ?? "", Caddyfile, ports);
    await waitFor(async () => expect((await visit(brand, "/")).status).toBe(200));
  });
  afterAll(async () => {
    await router.stop();
    for (const server of Object.values(services)) server.close();
  });

  /** Asks the router over https for a page of a domain. */
  function visit(
    domain: string,
    path: string,
  ): Promise<{ status: number; text: string; names: string }> {
    return new Promise((resolve, reject) => {
      const options = { host: "127.0.0.1", port: router.port, path, servername: domain };
      const headers = { host: domain };
      const sent = request({ ...options, headers, rejectUnauthorized: false, agent: false });
      sent.on("response", (response) => {
        const socket = response.socket as TLSSocket;
        const names = socket.getPeerCertificate().subjectaltname ?? "";
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
        response.on("end", () => resolve({ status: response.statusCode ?? 0, text, names }));
      });
      sent.on("error", reject).end();
    });
  }

  it("has a certificate for the domain of a brand, which no file names", async () => {
    expect(await visit(brand, "/login")).toEqual({
      status: 200,
      text: "ready /login",
      names: `DNS:${brand}`,
    });
    expect(asked).toContain(`/is_brand?domain=${brand}`);
  });

  it("has none for another domain", async () => {
    await expect(visit("stranger.example", "/login")).rejects.toThrow();
    expect(asked).toContain("/is_brand?domain=stranger.example");
  });

  it("exposes nothing between it and the panels", async () => {
    for (const path of ["/healthz", "/readyz"]) {
      expect(await visit(brand, path)).toMatchObject({ status: 404 });
    }
  });

  it("sends visitors to any panel while none is ready", async () => {
    isReady = false;
    await waitFor(async () => expect((await visit(brand, "/login")).text).toBe("any /login"));
    isReady = true;
    await waitFor(async () => expect((await visit(brand, "/login")).text).toBe("ready /login"));
  });
});

/** A server that answers each address with a status and a text. */
async function serve(answer: (url: string) => [status: number, text: string]): Promise<Server> {
  const server = createServer((asked, response) => {
    const [status, text] = answer(asked.url ?? "");
    response.writeHead(status).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;
