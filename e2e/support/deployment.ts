/** Reads `docker-compose.yml` and what kustomize makes of `deploy/kubernetes` and its overlays into one common structure. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../../scripts/site.mjs';
import { kustomize } from './kustomize.ts';

export const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** A container, in Docker Compose or Kubernetes. */
export interface Part {
  readonly name: string;
  /** Without variables that only the values of others refer to. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ports that other services or probes connect to. */
  readonly probes: readonly { readonly path: string; readonly port: number }[];
  /** Health check commands that run inside the container. */
  readonly commands: readonly string[];
  /** Shared volumes, as `volume:folder`. */
  readonly mounts: readonly string[];
  /** Writable volume folders. */
  readonly writableMounts: readonly string[];
  /** Command, if it overrides the image's. */
  readonly command: readonly string[] | undefined;
  /** Secrets whose values it gets as variables. */
  readonly secrets: readonly string[];
  /** Hardening: non-root user, read-only file system, no privileges, memory limit. */
  readonly confined: boolean;
}

interface ComposeService {
  readonly image: string;
  readonly build?: { readonly context: string; readonly target: string; readonly args?: Readonly<Record<string, string>> };
  readonly environment?: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly network_mode?: string;
  readonly logging?: { readonly driver: string; readonly options: Readonly<Record<string, string>> };
  readonly volumes?: readonly string[];
  readonly command?: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly stop_grace_period: string;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly deploy?: { readonly resources: { readonly limits: { readonly memory: string; readonly cpus: string } } };
}

export const composeFile = parse(read('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
  readonly volumes: Readonly<Record<string, object | null>>;
};

/** What a developer adds to it. */
export const composeFileOfDevelopment = parse(read('compose.dev.yml')) as object;

/** `${PORT:-8080}` with its default value. */
export const settled = (value: string): string => value.replace(/\$\{\w+:-([^}]*)\}/g, '$1');

export const composeParts: readonly Part[] = Object.entries(composeFile.services).map(([name, service]) => ({
  name,
  environment: Object.fromEntries(Object.entries(service.environment ?? {}).map(([key, value]) => [key, settled(value)])),
  probes: [...(service.healthcheck?.test.join(' ') ?? '').matchAll(/http:\/\/127\.0\.0\.1:(\d+)(\/[\w./-]*)/g)].map(
    ([, port, address = '']) => ({
      path: address,
      port: Number(port),
    }),
  ),
  commands: service.healthcheck ? [service.healthcheck.test.join(' ')] : [],
  mounts: service.volumes ?? [],
  writableMounts: (service.volumes ?? []).filter((volume) => !volume.endsWith(':ro')).map((volume) => volume.split(':')[1] ?? ''),
  command: service.command,
  secrets: [],
  confined:
    service.read_only === true &&
    service.cap_drop?.join() === 'ALL' &&
    service.security_opt?.join() === 'no-new-privileges:true' &&
    /^\d+M$/.test(service.deploy?.resources.limits.memory ?? ''),
}));

type Labels = Readonly<Record<string, string>>;

/** The parts of a Kubernetes object that these tests read. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly namespace?: string; readonly annotations?: Labels };
}

interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
  readonly tcpSocket?: { readonly port: string };
  readonly exec?: { readonly command: readonly string[] };
}
interface Container {
  readonly name: string;
  readonly image: string;
  readonly env?: readonly {
    readonly name: string;
    readonly value?: string;
    readonly valueFrom?: { readonly fieldRef: { readonly fieldPath: string } };
  }[];
  readonly envFrom?: readonly { readonly configMapRef?: { readonly name: string }; readonly secretRef?: { readonly name: string } }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string; readonly readOnly?: boolean }[];
  readonly command?: readonly string[];
  readonly securityContext: Readonly<Record<string, unknown>>;
  readonly resources: { readonly requests: Labels; readonly limits: Labels };
}
export interface Selector {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: readonly { readonly key: string; readonly operator: 'In'; readonly values: readonly string[] }[];
}
export interface Deployment extends Manifest {
  readonly spec: {
    readonly selector: Selector;
    readonly template: {
      readonly metadata: { readonly labels: Labels };
      readonly spec: {
        readonly securityContext: Readonly<Record<string, unknown>>;
        readonly terminationGracePeriodSeconds: number;
        readonly initContainers?: readonly Container[];
        readonly containers: readonly Container[];
        readonly volumes: readonly { readonly name: string; readonly persistentVolumeClaim?: { readonly claimName: string } }[];
      };
    };
  };
}
export interface KubernetesService extends Manifest {
  readonly spec: {
    readonly selector: Labels;
    readonly clusterIP?: string;
    readonly ports: readonly { readonly port: number; readonly targetPort: string }[];
  };
}
interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
}
type Ports = readonly { readonly port: number }[];
export interface NetworkPolicy extends Manifest {
  readonly spec: {
    readonly podSelector: Selector;
    readonly policyTypes: readonly ('Ingress' | 'Egress')[];
    readonly ingress?: readonly { readonly from: readonly Peer[]; readonly ports: Ports }[];
    readonly egress?: readonly { readonly to: readonly Peer[]; readonly ports: Ports }[];
  };
}

/** @throws Error for an operator other than `In`, which no manifest here uses */
export function selects({ matchLabels = {}, matchExpressions = [] }: Selector, labels: Labels): boolean {
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values }) => {
      if (operator !== 'In') throw new Error(`These tests do not know the operator ${String(operator)}`);
      return values.includes(labels[key] ?? '');
    })
  );
}

export const labelsOf = ({ spec }: Deployment): Labels => spec.template.metadata.labels;

/** An installation on Kubernetes: what `kubectl apply -k <folder>` sends to the cluster. */
export interface Installed {
  readonly namespace: string;
  readonly objects: readonly Manifest[];
  readonly of: <T extends Manifest>(kind: string) => readonly T[];
  /** @throws Error if it does not exist */
  readonly named: <T extends Manifest>(kind: string, name: string) => T;
  /** The containers of a deployment's pods, with the settings they start with. */
  readonly parts: (deployment: string) => Part[];
}

export function installed(folder: string): Installed {
  const objects = parseAllDocuments(kustomize(folder)).map((document) => document.toJS() as Manifest);
  const of = <T extends Manifest>(kind: string) => objects.filter((object) => object.kind === kind) as T[];
  const named = <T extends Manifest>(kind: string, name: string): T => {
    const object = of<T>(kind).find(({ metadata }) => metadata.name === name);
    if (!object) throw new Error(`There is no ${kind} ${name}`);
    return object;
  };
  const namespace = of('Namespace')[0]?.metadata.name ?? '';

  /** Expands `$(NAME)` as the kubelet does: only variables of `env` that come earlier. */
  const environmentOf = ({ env = [], envFrom = [] }: Container): Record<string, string> => {
    const values = new Map<string, string>();
    const referredTo = new Set<string>();
    for (const { name, value = '', valueFrom } of env) {
      const expanded = value.replace(/\$\((\w+)\)/g, (reference, other: string) => {
        referredTo.add(other);
        return values.get(other) ?? reference;
      });
      values.set(name, valueFrom?.fieldRef.fieldPath === 'metadata.namespace' ? namespace : expanded);
    }
    const data = envFrom.flatMap(({ configMapRef }) =>
      configMapRef ? Object.entries(named<Manifest & { data: Labels }>('ConfigMap', configMapRef.name).data) : [],
    );
    return Object.fromEntries([...data, ...[...values].filter(([name]) => !referredTo.has(name))]);
  };

  const parts = (deployment: string): Part[] => {
    const { securityContext, initContainers = [], containers } = named<Deployment>('Deployment', deployment).spec.template.spec;
    return [...initContainers, ...containers].map((container) => {
      const probes = [container.startupProbe, container.readinessProbe, container.livenessProbe];
      return {
        name: container.name,
        environment: environmentOf(container),
        probes: probes.flatMap((probe) => {
          const asked = probe?.httpGet ?? (probe?.tcpSocket && { path: '', ...probe.tcpSocket });
          const port = container.ports?.find(({ name }) => name === asked?.port)?.containerPort ?? 0;
          return asked ? [{ path: asked.path, port }] : [];
        }),
        commands: probes.flatMap((probe) => (probe?.exec ? [probe.exec.command.join(' ')] : [])),
        mounts: (container.volumeMounts ?? []).map(({ name, mountPath }) => `${name}:${mountPath}`),
        writableMounts: (container.volumeMounts ?? []).filter(({ readOnly }) => !readOnly).map(({ mountPath }) => mountPath),
        command: container.command,
        secrets: (container.envFrom ?? []).flatMap(({ secretRef }) => (secretRef ? [secretRef.name] : [])),
        confined:
          securityContext.runAsNonRoot === true &&
          container.securityContext.readOnlyRootFilesystem === true &&
          container.securityContext.allowPrivilegeEscalation === false &&
          JSON.stringify(container.securityContext.capabilities) === '{"drop":["ALL"]}' &&
          /^\d+Mi$/.test(container.resources.limits.memory ?? ''),
      };
    });
  };
  return { namespace, objects, of, named, parts };
}

/** The installations that the manifests in this repository make. */
export const INSTALLATIONS = ['deploy/kubernetes', 'deploy/overlays/staging', 'deploy/overlays/production'].map((folder) => ({
  folder,
  ...installed(folder),
}));

/** What a cluster has once, for all installations. */
export const cluster = installed('deploy/cluster');
