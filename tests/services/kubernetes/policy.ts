import { z } from "zod";
import type { Manifest } from "./manifests.ts";

/** A number with a unit, as in 500m or 768Mi. */
const quantity = z.string().regex(/^\d+(\.\d+)?(m|[kMGT]i?|Ki)?$/, "is no quantity");
const resources = z.object({ cpu: quantity, memory: quantity });
const no = z.literal(false).optional();
const absent = z.undefined().optional();

/** Of all volumes only these reach nothing of the node. */
const volume = z.strictObject({
  name: z.string(),
  configMap: z.looseObject({}).optional(),
  secret: z.looseObject({}).optional(),
  persistentVolumeClaim: z.looseObject({}).optional(),
  emptyDir: z.looseObject({ sizeLimit: quantity }).optional(),
});

const userId = z.number().int().min(1, "is root");

const container = z.looseObject({
  image: z.string().regex(/:[\w.-]*\d[\w.-]*(@sha256:[\da-f]{64})?$/, "names no version"),
  resources: z.looseObject({ requests: resources, limits: resources }),
  securityContext: z.looseObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({
      drop: z.tuple([z.literal("ALL")]),
      add: z.tuple([z.literal("NET_BIND_SERVICE")]).optional(),
    }),
    privileged: no,
    runAsNonRoot: z.literal(true).optional(),
    runAsUser: userId.optional(),
    seccompProfile: absent,
    procMount: absent,
  }),
  startupProbe: z.looseObject({}),
  livenessProbe: z.looseObject({}),
  readinessProbe: z.looseObject({}),
});

const pod = z.looseObject({
  automountServiceAccountToken: z.literal(false),
  ...{ hostNetwork: no, hostPID: no, hostIPC: no },
  securityContext: z.looseObject({
    runAsNonRoot: z.literal(true),
    runAsUser: userId,
    seccompProfile: z.object({ type: z.literal("RuntimeDefault") }),
    sysctls: absent,
  }),
  terminationGracePeriodSeconds: z.number(),
  containers: z.array(container).min(1),
  initContainers: z.array(container).optional(),
  volumes: z.array(volume).optional(),
});

const deployment = z.looseObject({
  spec: z.looseObject({
    strategy: z.looseObject({
      type: z.literal("RollingUpdate"),
      rollingUpdate: z.looseObject({ maxUnavailable: z.literal(0) }),
    }),
    template: z.looseObject({ spec: pod }),
  }),
});

const service = z.looseObject({
  spec: z.looseObject({ type: z.literal("LoadBalancer").optional(), externalIPs: absent }),
});

const ofKind: Record<string, z.ZodType> = { Deployment: deployment, Service: service };

/** What a manifest breaks of the rules for pods in production, a line for each rule. */
export function findPolicyFaults({ kind, name, content }: Manifest): string[] {
  const { error } = ofKind[kind]?.safeParse(content) ?? {};
  return (error?.issues ?? []).map(
    ({ path, message }) => `${kind} ${name}: ${path.join(".")}: ${message}`,
  );
}
