import { z } from "zod";
import type { Fields, Manifest, Value } from "./manifests.ts";

const labels = z.record(z.string(), z.string());
const selector = z.object({ matchLabels: labels.default({}) });
const portName = z.union([z.string(), z.number()]);
const reference = z.object({ name: z.string() });
const probe = z.looseObject({
  httpGet: z.object({ path: z.string(), port: portName }).optional(),
  tcpSocket: z.object({ port: portName }).optional(),
});

const containerSchema = z.object({
  name: z.string(),
  envFrom: z
    .array(z.object({ configMapRef: reference.optional(), secretRef: reference.optional() }))
    .default([]),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  volumeMounts: z.array(reference).default([]),
  startupProbe: probe,
  livenessProbe: probe,
  readinessProbe: probe,
});

const deploymentSchema = z.object({
  spec: z.object({
    selector,
    template: z.object({
      metadata: z.object({ labels }),
      spec: z.object({
        terminationGracePeriodSeconds: z.number(),
        topologySpreadConstraints: z.array(z.object({ labelSelector: selector })).default([]),
        containers: z.array(containerSchema),
        volumes: z
          .array(
            z.looseObject({
              name: z.string(),
              configMap: reference.optional(),
              persistentVolumeClaim: z.object({ claimName: z.string() }).optional(),
            }),
          )
          .default([]),
      }),
    }),
  }),
});

export const readDeployment = ({ content }: Manifest) => deploymentSchema.parse(content).spec;

const serviceSchema = z.object({
  spec: z.object({
    selector: labels.optional(),
    ports: z.array(
      z.object({ name: z.string(), port: z.number(), targetPort: portName.optional() }),
    ),
  }),
});

const peer = z.looseObject({ podSelector: selector.optional() });
const policyPorts = z.array(z.object({ port: portName })).default([]);
const policySchema = z.object({
  spec: z.object({
    podSelector: selector,
    ingress: z.array(z.object({ from: z.array(peer).default([]), ports: policyPorts })).default([]),
    egress: z.array(z.object({ to: z.array(peer).default([]), ports: policyPorts })).default([]),
  }),
});

const budgetSchema = z.object({ spec: z.object({ selector }) });
const autoscalerSchema = z.object({ spec: z.object({ scaleTargetRef: reference }) });
const ingressSchema = z.object({
  spec: z.object({
    rules: z.array(
      z.object({
        http: z.object({
          paths: z.array(
            z.object({
              backend: z.object({ service: z.object({ name: z.string(), port: reference }) }),
            }),
          ),
        }),
      }),
    ),
  }),
});

type Labels = z.output<typeof labels>;
type PortName = z.output<typeof portName>;

/** Pods that another program of the cluster makes. */
const foreignLabels = ["acme.cert-manager.io/http01-solver"];

/**
 * Where the manifests do not fit together: selectors that select no pod, ports, settings and volumes that do not
 * exist. Secrets are not among the manifests, so their names are given.
 */
export function findBrokenReferences(manifests: Manifest[], secrets: string[]): string[] {
  const faults: string[] = [];
  const ofKind = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
  const names = (kind: string) => ofKind(kind).map(({ name }) => name);
  const deployments = ofKind("Deployment").map((manifest) => ({
    name: manifest.name,
    ...readDeployment(manifest),
  }));

  function check(isRight: boolean, manifest: { kind: string; name: string }, fault: string): void {
    if (!isRight) faults.push(`${manifest.kind} ${manifest.name}: ${fault}`);
  }

  const select = (wanted: Labels) =>
    deployments.filter(({ template }) =>
      Object.entries(wanted).every(([name, value]) => template.metadata.labels[name] === value),
    );

  const portsOf = (wanted: Labels) =>
    select(wanted).map(({ template }) =>
      template.spec.containers.flatMap(({ ports }) =>
        ports.flatMap((port): PortName[] => [port.name, port.containerPort]),
      ),
    );

  function checkSelector(manifest: Manifest, wanted: Labels): void {
    if (foreignLabels.some((label) => label in wanted)) return;
    check(select(wanted).length > 0, manifest, `no pod has ${JSON.stringify(wanted)}`);
  }

  function checkPorts(manifest: Manifest, wanted: Labels, ports: PortName[]): void {
    for (const known of portsOf(wanted)) {
      for (const port of ports) check(known.includes(port), manifest, `pods have no port ${port}`);
    }
  }

  for (const manifest of ofKind("Deployment")) checkDeployment(manifest);
  for (const manifest of ofKind("Service")) checkService(manifest);
  for (const manifest of ofKind("NetworkPolicy")) checkPolicy(manifest);
  for (const manifest of ofKind("Ingress")) checkIngress(manifest);
  for (const manifest of ofKind("PodDisruptionBudget")) {
    checkSelector(manifest, budgetSchema.parse(manifest.content).spec.selector.matchLabels);
  }
  for (const manifest of ofKind("HorizontalPodAutoscaler")) {
    const { name } = autoscalerSchema.parse(manifest.content).spec.scaleTargetRef;
    check(names("Deployment").includes(name), manifest, `there is no Deployment ${name}`);
  }
  for (const manifest of manifests.filter(({ kind }) => kind !== "Namespace")) {
    const { namespace } = manifest.content.metadata as Fields;
    check(names("Namespace").includes(`${namespace}`), manifest, `no namespace ${namespace}`);
  }
  return faults;

  function checkDeployment(manifest: Manifest): void {
    const { selector: own, template } = readDeployment(manifest);
    const selectors = [
      own,
      ...template.spec.topologySpreadConstraints.map((each) => each.labelSelector),
    ];
    for (const { matchLabels } of selectors) {
      const isOwn = select(matchLabels).some(({ name }) => name === manifest.name);
      check(isOwn, manifest, `its pods lack ${JSON.stringify(matchLabels)}`);
    }
    const { containers, volumes } = template.spec;
    for (const { envFrom, volumeMounts, ports, ...container } of containers) {
      for (const { configMapRef, secretRef } of envFrom) {
        checkName(manifest, "ConfigMap", configMapRef?.name, names("ConfigMap"));
        checkName(manifest, "Secret", secretRef?.name, secrets);
      }
      const known = volumes.map(({ name }) => name);
      for (const { name } of volumeMounts) checkName(manifest, "volume", name, known);
      for (const each of [
        container.startupProbe,
        container.livenessProbe,
        container.readinessProbe,
      ]) {
        const port = (each.httpGet ?? each.tcpSocket)?.port;
        check(
          ports.some(({ name }) => name === port),
          manifest,
          `a probe asks the port ${port}`,
        );
      }
    }
    for (const { configMap, persistentVolumeClaim: claim } of volumes) {
      checkName(manifest, "ConfigMap", configMap?.name, names("ConfigMap"));
      checkName(manifest, "claim", claim?.claimName, names("PersistentVolumeClaim"));
    }
  }

  function checkName(
    manifest: Manifest,
    what: string,
    name: string | undefined,
    known: string[],
  ): void {
    check(name === undefined || known.includes(name), manifest, `there is no ${what} ${name}`);
  }

  function checkService(manifest: Manifest): void {
    const { selector: wanted, ports } = serviceSchema.parse(manifest.content).spec;
    if (!wanted) return;
    checkSelector(manifest, wanted);
    checkPorts(
      manifest,
      wanted,
      ports.map(({ port, targetPort }) => targetPort ?? port),
    );
  }

  function checkPolicy(manifest: Manifest): void {
    const { podSelector, ingress, egress } = policySchema.parse(manifest.content).spec;
    const own = podSelector.matchLabels;
    if (Object.keys(own).length > 0) checkSelector(manifest, own);
    for (const { from, ports } of ingress) {
      checkPeers(manifest, from);
      checkPorts(
        manifest,
        own,
        ports.map(({ port }) => port),
      );
    }
    for (const { to, ports } of egress) {
      for (const wanted of checkPeers(manifest, to))
        checkPorts(
          manifest,
          wanted,
          ports.map(({ port }) => port),
        );
    }
  }

  function checkPeers(manifest: Manifest, peers: z.output<typeof peer>[]): Labels[] {
    const selectors = peers.flatMap(({ podSelector }) =>
      podSelector ? [podSelector.matchLabels] : [],
    );
    for (const wanted of selectors) checkSelector(manifest, wanted);
    return selectors;
  }

  function checkIngress(manifest: Manifest): void {
    const { rules } = ingressSchema.parse(manifest.content).spec;
    for (const { backend } of rules.flatMap(({ http }) => http.paths)) {
      const { name, port } = backend.service;
      const service = ofKind("Service").find((each) => each.name === name);
      const ports = service ? serviceSchema.parse(service.content).spec.ports : [];
      check(
        ports.some((each) => each.name === port.name),
        manifest,
        `no Service ${name} has ${port.name}`,
      );
    }
  }
}

/** The ports of a Service, by its name; the address is what other pods write. */
export function listServiceAddresses(manifests: Manifest[]): string[] {
  return manifests
    .filter(({ kind }) => kind === "Service")
    .flatMap(({ name, content }) =>
      serviceSchema.parse(content).spec.ports.map(({ port }) => `${name}:${port}`),
    );
}

/** The settings of a ConfigMap. */
export const readSettings = ({ content }: Manifest): Record<string, string> =>
  z.record(z.string(), z.string()).parse(content.data as Value);
