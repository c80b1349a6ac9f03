import { readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { environmentSchema, readConfig } from "../../../app/config/env.server.ts";
import { createHealth } from "../../../app/observability/health.server.ts";
import { createPanelMetrics } from "../../../app/observability/panel-metrics.server.ts";
import {
  type Manifest,
  plant,
  readAdapterRules,
  readManifests,
  readSecretsOfGuide,
  readText,
  type Value,
} from "./manifests.ts";
import { findPolicyFaults } from "./policy.ts";
import {
  findBrokenReferences,
  listServiceAddresses,
  readDeployment,
  readSettings,
} from "./references.ts";

const folder = path.resolve(import.meta.dirname, "../../../docs/kubernetes");
/** The panel's own limit for a shutdown. */
const SHUTDOWN_SECONDS = 10;

const manifests = readManifests();
const secrets = readSecretsOfGuide();

function get(kind: string, name: string): Manifest {
  const found = manifests.find((each) => each.kind === kind && each.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return found;
}

const container = "spec.template.spec.containers.0";
const pod = "spec.template.spec";

describe("the manifests of docs/kubernetes", () => {
  it("are all in the kustomization, except those of an ingress controller", () => {
    const { resources } = parse(readText("kustomization.yaml"));
    const files = readdirSync(folder).filter((file) => file.endsWith(".yaml"));
    expect([...resources, "kustomization.yaml"].sort()).toEqual(files.sort());
  });

  it("keep to the rules for pods in production", () => {
    expect(manifests.flatMap(findPolicyFaults)).toEqual([]);
  });

  const offences: [what: string, place: string, value: Value][] = [
    ["runs as root", `${pod}.securityContext.runAsUser`, 0],
    ["runs one container as root", `${container}.securityContext.runAsUser`, 0],
    ["may run as root", `${pod}.securityContext.runAsNonRoot`, undefined],
    ["has a writable file system", `${container}.securityContext.readOnlyRootFilesystem`, false],
    ["has no limit of memory", `${container}.resources.limits.memory`, undefined],
    ["has no limits", `${container}.resources.limits`, undefined],
    ["has no requests", `${container}.resources.requests`, undefined],
    ["has a limit that is no quantity", `${container}.resources.limits.memory`, "much"],
    ["keeps capabilities", `${container}.securityContext.capabilities.drop`, ["KILL"]],
    ["adds capabilities", `${container}.securityContext.capabilities.add`, ["SYS_ADMIN"]],
    ["may gain privileges", `${container}.securityContext.allowPrivilegeEscalation`, true],
    ["is privileged", `${container}.securityContext.privileged`, true],
    ["has no seccomp profile", `${pod}.securityContext.seccompProfile`, undefined],
    ["has the cluster's token", `${pod}.automountServiceAccountToken`, undefined],
    ["is on the node's network", `${pod}.hostNetwork`, true],
    ["reads the node's files", `${pod}.volumes`, [{ name: "x", hostPath: { path: "/" } }]],
    ["follows the latest image", `${container}.image`, "parada:latest"],
    ["has no readiness probe", `${container}.readinessProbe`, undefined],
    ["goes down for a new version", "spec.strategy.rollingUpdate.maxUnavailable", 1],
  ];

  it.each(offences)("are refused if a pod %s", (_, place, value) => {
    for (const name of ["panel", "router"]) {
      const faults = findPolicyFaults(plant(get("Deployment", name), place, value));
      expect(faults.join("\n")).toContain(place);
    }
  });

  it("fit together", () => {
    expect(findBrokenReferences(manifests, [...secrets.keys()])).toEqual([]);
  });

  const misfits: [what: string, kind: string, name: string, place: string, value: Value][] = [
    ["a Service selects no pod", "Service", "panel", "spec.selector", { app: "panel" }],
    ["a Service has no such port", "Service", "panel", "spec.ports.0.targetPort", "web"],
    [
      "a probe has no such port",
      "Deployment",
      "panel",
      `${container}.livenessProbe.httpGet.port`,
      "web",
    ],
    [
      "a policy selects no pod",
      "NetworkPolicy",
      "panel",
      "spec.podSelector.matchLabels",
      { a: "b" },
    ],
    ["a policy has no such port", "NetworkPolicy", "panel", "spec.ingress.0.ports.0.port", "web"],
    [
      "a policy admits no pod",
      "NetworkPolicy",
      "panel",
      "spec.ingress.0.from.0.podSelector.matchLabels",
      { a: "b" },
    ],
    [
      "a pod's way out has no such port",
      "NetworkPolicy",
      "router",
      "spec.egress.0.ports.0.port",
      "web",
    ],
    [
      "a budget selects no pod",
      "PodDisruptionBudget",
      "panel",
      "spec.selector.matchLabels",
      { a: "b" },
    ],
    [
      "the autoscaler has no target",
      "HorizontalPodAutoscaler",
      "panel",
      "spec.scaleTargetRef.name",
      "x",
    ],
    [
      "there is no such ConfigMap",
      "Deployment",
      "panel",
      `${container}.envFrom.0.configMapRef.name`,
      "x",
    ],
    [
      "there is no such Secret",
      "Deployment",
      "panel",
      `${container}.envFrom.1.secretRef.name`,
      "x",
    ],
    ["there is no such volume", "Deployment", "router", `${container}.volumeMounts.0.name`, "x"],
    [
      "there is no such claim",
      "Deployment",
      "router",
      `${pod}.volumes.1.persistentVolumeClaim.claimName`,
      "x",
    ],
    [
      "pods lack the selector's label",
      "Deployment",
      "panel",
      "spec.selector.matchLabels",
      { a: "b" },
    ],
    [
      "pods are spread by another label",
      "Deployment",
      "panel",
      `${pod}.topologySpreadConstraints.0.labelSelector.matchLabels`,
      { a: "b" },
    ],
    [
      "an Ingress leads nowhere",
      "Ingress",
      "cantalmar.example",
      "spec.rules.0.http.paths.0.backend.service.name",
      "x",
    ],
    ["an object is in no namespace", "Service", "router", "metadata.namespace", undefined],
  ];

  it.each(misfits)("are refused if %s", (_, kind, name, place, value) => {
    const original = get(kind, name);
    const planted = manifests.map((each) =>
      each === original ? plant(original, place, value) : each,
    );
    expect(findBrokenReferences(planted, [...secrets.keys()])).not.toEqual([]);
  });
});

describe("the panel in the cluster", () => {
  const settings = readSettings(get("ConfigMap", "panel"));
  const secretNames = secrets.get("panel") ?? [];
  const { template } = readDeployment(get("Deployment", "panel"));
  const [panel] = template.spec.containers;
  const portOf = (wanted: string) =>
    panel?.ports.find(({ name }) => name === wanted)?.containerPort;

  it("gets settings that it knows, and all that production requires", () => {
    const values: Record<string, string> = {
      ...Object.fromEntries(secretNames.map((name) => [name, "x".repeat(32)])),
      ...{ ...settings, REDIS_URL: "redis://redis", NODE_ENV: "production" },
    };
    for (const name of Object.keys(values))
      expect(Object.keys(environmentSchema.shape)).toContain(name);
    const config = readConfig(values);
    expect(config.port).toBe(portOf("http"));
    expect(config.metricsPort).toBe(portOf("metrics"));
    expect(config.metricsHost).toBe("0.0.0.0");
    expect(config.console).toMatchObject({ host: "127.0.0.1", port: 9470 });
    expect(readText("README.md")).toContain("port-forward deployment/panel 9470");
  });

  it("keeps its secrets out of the ConfigMap", () => {
    expect(secretNames).toContain("SESSION_SECRETS");
    expect(Object.keys(settings).filter((name) => /SECRET|REDIS/.test(name))).toEqual([]);
  });

  it("is asked at addresses that it answers", () => {
    const health = createHealth({
      ping: async () => {},
      isApiDown: () => false,
      isStopping: () => false,
      onChange: () => {},
    });
    const known = health.stack.map(({ route }) => route?.path);
    // A store that is down must not restart panels.
    const asked = [panel?.startupProbe, panel?.livenessProbe, panel?.readinessProbe].map(
      (probe) => probe?.httpGet?.path,
    );
    expect(asked).toEqual(["/healthz", "/healthz", "/readyz"]);
    for (const address of asked) expect(known).toContain(address);
  });

  it("gets enough time to leave", () => {
    expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(SHUTDOWN_SECONDS + 2);
  });

  it("is exposed by the router alone, and its metrics by none", () => {
    const exposed = manifests.filter(({ content }) =>
      JSON.stringify(content).includes("LoadBalancer"),
    );
    expect(exposed.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["Service router"]);
    const ingresses = manifests.filter(({ kind }) => kind === "Ingress");
    expect(JSON.stringify(ingresses)).not.toContain("metrics");
  });

  it("scales by metrics that the panel has", () => {
    const rules = readAdapterRules();
    const wanted = [
      ...JSON.stringify(get("HorizontalPodAutoscaler", "panel").content).matchAll(
        /"(parada_\w+)"/g,
      ),
    ].map(([, name]) => name);
    expect(rules.map(({ name }) => name.as)).toEqual(wanted);
    const known = createPanelMetrics()
      .registry.getMetricsAsArray()
      .map(({ name }) => name);
    for (const { seriesQuery } of rules) expect(known).toContain(seriesQuery.split("{")[0]);
  });

  it("is where the router sends visitors", () => {
    const { Caddyfile = "" } = readSettings(get("ConfigMap", "router"));
    const places = [...Caddyfile.matchAll(/[\w-]+:\d+/g)].map(([place]) => place);
    expect(places.sort()).toEqual(["panel-any:3000", "panel-metrics:9464", "panel:3000"]);
    for (const place of places) expect(listServiceAddresses(manifests)).toContain(place);
  });
});
