/** Reads `docker-compose.yml` and `deploy/kubernetes` into one common structure. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { ROOT } from '../../scripts/site.mjs';

export const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

/** A container, in Docker Compose or Kubernetes. */
export interface Part {
  readonly name: string;
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
  /** Hardening: non-root user, read-only file system, no privileges, memory limit. */
  readonly confined: boolean;
}

interface ComposeService {
  readonly image: string;
  readonly build?: { readonly context: string; readonly target: string; readonly args?: Readonly<Record<string, string>> };
  readonly environment?: Readonly<Record<string, string>>;
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
};

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
  confined:
    service.read_only === true &&
    service.cap_drop?.join() === 'ALL' &&
    service.security_opt?.join() === 'no-new-privileges:true' &&
    /^\d+M$/.test(service.deploy?.resources.limits.memory ?? ''),
}));

/** The parts of a Kubernetes object that these tests read. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: object;
}

export interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
  readonly tcpSocket?: { readonly port: string };
  readonly exec?: { readonly command: readonly string[] };
}
export interface Container {
  readonly name: string;
  readonly image: string;
  readonly env?: readonly { readonly name: string; readonly value: string }[];
  readonly envFrom?: readonly { readonly configMapRef: { readonly name: string } }[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly startupProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string; readonly readOnly?: boolean }[];
  readonly command?: readonly string[];
  readonly securityContext: Readonly<Record<string, unknown>>;
  readonly resources: { readonly requests: Readonly<Record<string, string>>; readonly limits: Readonly<Record<string, string>> };
}
export interface Deployment extends Manifest {
  readonly spec: {
    readonly selector: { readonly matchLabels: Readonly<Record<string, string>> };
    readonly template: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> };
      readonly spec: {
        readonly securityContext: Readonly<Record<string, unknown>>;
        readonly terminationGracePeriodSeconds: number;
        readonly initContainers?: readonly Container[];
        readonly containers: readonly Container[];
      };
    };
  };
}

export interface Kustomization {
  readonly resources: readonly string[];
  readonly namespace?: string;
  readonly nameSuffix?: string;
  readonly labels?: readonly { readonly pairs: Readonly<Record<string, string>> }[];
  readonly images?: readonly { readonly name: string; readonly newName: string }[];
  readonly configMapGenerator?: readonly { readonly name: string; readonly literals: readonly string[] }[];
}

const KUBERNETES = 'deploy/kubernetes';
export const kustomizationOf = (folder: string): Kustomization =>
  parse(read(path.join(KUBERNETES, folder, 'kustomization.yaml'))) as Kustomization;

/** Every manifest by its path below `deploy/kubernetes`. */
export const manifestFiles: readonly string[] = readdirSync(path.join(ROOT, KUBERNETES), { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(path.join(ROOT, KUBERNETES, file)).isFile())
  .toSorted();

export const manifestsIn = (file: string): Manifest[] =>
  parseAllDocuments(read(path.join(KUBERNETES, file))).map((document) => document.toJS() as Manifest);

export const manifest = <T extends Manifest>(file: string): T => manifestsIn(file)[0] as T;

/** The pods of a folder's deployment, with their containers and settings. */
export function kubernetesParts(folder: string): Part[] {
  const { template } = manifest<Deployment>(`${folder}/deployment.yaml`).spec;
  const { securityContext, initContainers = [], containers } = template.spec;
  const literals = Object.fromEntries(
    (kustomizationOf(folder).configMapGenerator ?? []).flatMap(({ literals: lines }) =>
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const),
    ),
  );
  return [...initContainers, ...containers].map((container) => ({
    name: container.name,
    environment: {
      ...(container.envFrom ? literals : {}),
      ...Object.fromEntries((container.env ?? []).map(({ name, value }) => [name, value])),
    },
    probes: [container.startupProbe, container.readinessProbe, container.livenessProbe].flatMap((probe) => {
      const asked = probe?.httpGet ?? (probe?.tcpSocket && { path: '', ...probe.tcpSocket });
      const port = container.ports?.find(({ name }) => name === asked?.port)?.containerPort ?? 0;
      return asked ? [{ path: asked.path, port }] : [];
    }),
    commands: [container.startupProbe, container.readinessProbe, container.livenessProbe].flatMap((probe) =>
      probe?.exec ? [probe.exec.command.join(' ')] : [],
    ),
    mounts: (container.volumeMounts ?? []).map(({ name, mountPath }) => `${name}:${mountPath}`),
    writableMounts: (container.volumeMounts ?? []).filter(({ readOnly }) => !readOnly).map(({ mountPath }) => mountPath),
    command: container.command,
    confined:
      securityContext.runAsNonRoot === true &&
      container.securityContext.readOnlyRootFilesystem === true &&
      container.securityContext.allowPrivilegeEscalation === false &&
      JSON.stringify(container.securityContext.capabilities) === '{"drop":["ALL"]}' &&
      /^\d+Mi$/.test(container.resources.limits.memory ?? ''),
  }));
}
