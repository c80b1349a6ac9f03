import { request } from "node:https";
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
import { type Panel, startPanel } from "../services/panel.ts";
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
const brand = "cantalmar.localhost";

describe.runIf(caddy)("the cluster's router, before a panel", () => {
  let panel: Panel;
  let metricsPort: number;
  let router: ClusterRouter;
  beforeAll(async () => {
    metricsPort = await findFreePort();
    panel = await startPanel({ env: { METRICS_PORT: `${metricsPort}` } });
    router = await startRouter({ ready: panel.port });
    await waitFor(async () => expect((await visit(router, brand, "/login")).status).toBe(200));
  });
  afterAll(async () => {
    await router.stop();
    await panel.stop();
  });

  async function startRouter({ ready }: { ready: number }): Promise<ClusterRouter> {
    const { Caddyfile = "" } = readSettings(get("ConfigMap", "router"));
    return startClusterRouter(caddy ?? "", Caddyfile, {
      ...{ "panel:3000": ready, "panel-any:3000": panel.port },
      "panel-metrics:9464": metricsPort,
      ":8080": await findFreePort(),
      ":8443": await findFreePort(),
    });
  }

  /** Asks the router over https for a page of a domain. */
  function visit({ port }: ClusterRouter, domain: string, path: string): Promise<Visit> {
    return new Promise((resolve, reject) => {
      const options = { host: "127.0.0.1", port, path, servername: domain };
      const headers = { host: domain };
      const sent = request({ ...options, headers, rejectUnauthorized: false, agent: false });
      sent.on("response", (response) => {
        const { subjectaltname } = (response.socket as TLSSocket).getPeerCertificate();
        response.resume();
        response.on("end", () => resolve({ status: response.statusCode, names: subjectaltname }));
      });
      sent.on("error", reject).end();
    });
  }

  it("has a certificate for each brand's domain, which no file names", async () => {
    for (const domain of [brand, "alazul.localhost"]) {
      expect(await visit(router, domain, "/login")).toEqual({
        status: 200,
        names: `DNS:${domain}`,
      });
    }
  });

  it("has none for a domain that is no brand's", async () => {
    await expect(visit(router, "stranger.example", "/login")).rejects.toThrow();
  });

  it("exposes nothing between it and the panels", async () => {
    for (const path of ["/healthz", "/readyz", "/metrics"]) {
      expect(await visit(router, brand, path)).toMatchObject({ status: 404 });
    }
  });

  it("sends visitors to a panel that is not ready while none is", async () => {
    // A Service without a ready pod refuses connections.
    const cutOff = await startRouter({ ready: await findFreePort() });
    await waitFor(async () => {
      expect(await visit(cutOff, brand, "/login")).toMatchObject({ status: 200 });
    });
    await cutOff.stop();
  });
});

type Visit = { status: number | undefined; names: string | undefined };
