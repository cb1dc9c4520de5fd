/* eslint-disable no-empty-pattern -- Playwright reads from the pattern what a fixture needs */
/*
 * The files by which the stack is deployed, held to what the applications themselves read, listen to and answer. The images are not
 * built here; the programs and configurations in them run in the other tests.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mountOf, REMOTES, type Remote } from '@bracketwise/gateway/apps';
import { API_PATIENCE, API_TRIES } from '@bracketwise/gateway/declaration';
import { readNginxInstallation, readRemoteInstallation, readRenderInstallation } from '@bracketwise/gateway/environment';
import { NAMES_KEPT } from '@bracketwise/gateway/nginx';
import { ROOT, runProgram } from '../../scripts/site.mjs';
import {
  composeFile,
  composeParts,
  kubernetesParts,
  kustomizationOf,
  manifest,
  manifestFiles,
  manifestsIn,
  read,
  settled,
  type Deployment,
  type Manifest,
  type Part,
} from '../support/deployment.ts';
import { ask } from '../support/http.ts';
import { expect, test } from '../support/site.ts';

const NAME_SERVER = '127.0.0.11';
const NGINX_PORT = readRemoteInstallation({ REMOTE_DIR: '/app/remote' }).port;

const named = (parts: readonly Part[], name: string): Part => {
  const part = parts.find((each) => each.name === name);
  if (!part) throw new Error(`There is no part ${name}`);
  return part;
};

/** Names that a reader of the environment looks up. */
function namesReadBy(reader: (environment: NodeJS.ProcessEnv) => unknown, environment: Readonly<Record<string, string>>): Set<string> {
  const names = new Set<string>();
  const asked = (target: NodeJS.ProcessEnv, name: string) => {
    names.add(name);
    return target[name];
  };
  reader(
    new Proxy<NodeJS.ProcessEnv>({ ...environment }, { get: asked, has: (target, name: string) => asked(target, name) !== undefined }),
  );
  return names;
}

const seconds = (text: string): number => Number(/^(\d+)s$/.exec(text)?.[1]);

interface ApiConfig {
  readonly host: string;
  readonly port: number;
  readonly rateLimitPerMinute: number;
  readonly trustProxy: unknown;
  readonly drainDelayMs: number;
  readonly drainTimeoutMs: number;
}
const readApiConfig = async (): Promise<(environment: NodeJS.ProcessEnv) => ApiConfig> => {
  const { readConfig } = (await import(path.join(ROOT, 'api/dist/config/config.js'))) as {
    readConfig: (environment: NodeJS.ProcessEnv) => ApiConfig;
  };
  return readConfig;
};

/** How the two ways of deployment name the parts, and how long they wait for one that stops. */
const WAYS = [
  {
    way: 'docker compose',
    configure: named(composeParts, 'configure'),
    render: named(composeParts, 'render'),
    gateway: named(composeParts, 'gateway'),
    metrics: named(composeParts, 'gateway-metrics'),
    balancer: named(composeParts, 'api-balancer'),
    api: named(composeParts, 'api'),
    remotes: REMOTES.map((remote) => named(composeParts, remote)),
    releases: REMOTES.map((remote) => named(composeParts, `${remote}-release`)),
    hostOf: (part: string) => part,
    patience: seconds(composeFile.services.api?.stop_grace_period ?? ''),
  },
  {
    way: 'Kubernetes',
    configure: named(kubernetesParts('gateway'), 'configure'),
    render: named(kubernetesParts('gateway'), 'render'),
    gateway: named(kubernetesParts('gateway'), 'gateway'),
    metrics: named(kubernetesParts('gateway'), 'gateway-metrics'),
    balancer: named(kubernetesParts('api-balancer'), 'api-balancer'),
    api: named(kubernetesParts('api'), 'api'),
    remotes: [named(kubernetesParts('remote'), 'remote')],
    releases: REMOTES.map((remote) => named(kubernetesParts('gateway'), `${remote}-release`)),
    hostOf: (part: string) => `${part}.${kustomizationOf('.').namespace}.svc.cluster.local`,
    patience: manifest<Deployment>('api/deployment.yaml').spec.template.spec.terminationGracePeriodSeconds,
  },
] as const;

for (const { way, configure, render, gateway, metrics, balancer, api, remotes, releases, hostOf, patience } of WAYS) {
  test.describe(way, () => {
    test('gives each of the steps before the gateway what it starts with, and knows every name of it', () => {
      // Both are given the settings of the site, of which each needs its part.
      const known = new Set([
        ...namesReadBy((environment) => readNginxInstallation(environment, NAME_SERVER), configure.environment),
        ...namesReadBy(readRenderInstallation, render.environment),
        ...[...read('gateway/src/gateway-configuration.ts').matchAll(/process\.env\.(\w+)/g)].map(([, name = '']) => name),
      ]);
      for (const { name, environment } of [configure, render]) {
        expect(
          Object.keys(environment).filter((each) => !known.has(each)),
          name,
        ).toEqual([]);
      }
      const installation = readNginxInstallation(configure.environment, NAME_SERVER);
      expect(installation).toMatchObject({ port: NGINX_PORT, rateLimitPerMinute: 120 });
      const { pagesDir, shellDir } = readRenderInstallation(render.environment);
      expect({ pagesDir, shellDir }).toEqual({ pagesDir: installation.pagesDir, shellDir: installation.shellDir });
    });

    test('keeps what runs the code of remotes away from the configuration, and gives it the digests of their releases to read', () => {
      const folderOf = (file: string | undefined) => path.dirname(file ?? '');
      const mount = (part: Part, folder: string) =>
        part.mounts.filter((each) => each.split(':')[1] === folder).map((each) => each.split(':')[0]);
      const configuration = folderOf(configure.environment.NGINX_CONF);
      expect(mount(configure, configuration)).toHaveLength(1);
      expect(mount(gateway, configuration)).toEqual(mount(configure, configuration));
      expect(render.mounts.filter((each) => each.startsWith(`${mount(configure, configuration)[0]}:`))).toEqual([]);

      const { releases: files } = readRenderInstallation(render.environment);
      for (const [index, remote] of REMOTES.entries()) {
        const folder = folderOf(files[remote]);
        expect(releases[index]?.command).toEqual(['cp', 'remote/release.json', files[remote]]);
        expect(releases[index] && mount(releases[index], folder)).toEqual(mount(render, folder));
        expect(render.writableMounts).not.toContain(folder);
      }
    });

    test('hands what the renderer reports on to be counted', () => {
      const { report } = readRenderInstallation(render.environment);
      expect(report).toBe(metrics.environment.PAGES_REPORT);
      const volume = (part: Part) => part.mounts.find((mount) => mount.split(':')[1] === path.dirname(report))?.split(':')[0];
      expect(volume(metrics)).toBeTruthy();
      expect(volume(metrics)).toBe(volume(render));
    });

    test('the gateway looks for each part where it listens', async () => {
      const installation = readNginxInstallation(configure.environment, NAME_SERVER);
      const { port } = (await readApiConfig())(api.environment);
      expect(installation.apiUpstreams).toEqual([`http://${hostOf('api-balancer')}:${balancer.environment.PORT}`]);
      expect(balancer.environment).toEqual({ PORT: '3000', API_NAME: hostOf('api'), API_PORT: String(port) });
      for (const remote of REMOTES) expect(installation.remoteUpstreams[remote]).toBe(`http://${hostOf(remote)}:${NGINX_PORT}`);
    });

    test('counts what the gateway writes to be counted, in a folder of these two alone, and hands it out where no gateway leads', () => {
      const { metricsLog, pagesDir } = readNginxInstallation(configure.environment, NAME_SERVER);
      expect(Object.keys(metrics.environment).filter((name) => !read('deploy/metrics/count.sh').includes(`$${name}`))).toEqual([]);
      expect(metrics.environment.METRICS_LOG).toBe(metricsLog);
      const folder = path.dirname(metricsLog);
      expect(pagesDir.startsWith(folder)).toBe(false);
      const mountedBy = (part: Part) => part.mounts.filter((mount) => mount.endsWith(`:${folder}`));
      expect(mountedBy(gateway)).toHaveLength(1);
      expect(mountedBy(metrics)).toEqual(mountedBy(gateway));
      expect(render.mounts.filter((mount) => mount.includes(folder))).toEqual([]);
      expect(metrics.environment.METRICS_SOCKET).toBe(configure.environment.METRICS_SOCKET);
      expect(path.dirname(metrics.environment.METRICS_SOCKET ?? '')).toBe(folder);
      for (const part of [configure, api]) expect(part.environment.METRICS_PORT, part.name).toBe('9464');
      expect(metrics.commands).toEqual([expect.stringContaining(`--unix-socket ${metrics.environment.METRICS_SOCKET}`)]);
    });

    test('gives the API names that it knows, counts requests at the gateway alone, and lets it finish', async () => {
      const readConfig = await readApiConfig();
      const names = namesReadBy(readConfig, api.environment);
      expect(Object.keys(api.environment).filter((name) => !names.has(name))).toEqual([]);
      const { drainDelayMs, drainTimeoutMs, ...config } = readConfig(api.environment);
      expect(config).toMatchObject({ host: '0.0.0.0', rateLimitPerMinute: 0, householdsPerMinute: 120, trustProxy: 1 });
      // As long as nginx believes an address, requests may still come to it.
      expect(drainDelayMs / 1000).toBeGreaterThan(NAMES_KEPT);
      expect(patience).toBeGreaterThan((drainDelayMs + drainTimeoutMs) / 1000);
    });

    test('asks after the health of each part where it answers', async ({ baseURL }) => {
      const { port } = (await readApiConfig())(api.environment);
      for (const [part, ownPort, throughGateway] of [
        [gateway, NGINX_PORT, (address: string) => address],
        [balancer, Number(balancer.environment.PORT), undefined],
        [api, port, (address: string) => address],
        ...remotes.map((remote) => {
          const mount = mountOf(REMOTES.includes(remote.name as Remote) ? (remote.name as Remote) : 'mf-guides');
          return [remote, NGINX_PORT, (address: string) => address.replace('/browser/', mount)] as const;
        }),
      ] as const) {
        expect(part.probes.length, part.name).toBeGreaterThan(0);
        for (const probe of part.probes) {
          expect(probe.port, part.name).toBe(ownPort);
          if (throughGateway && probe.path)
            expect((await ask(baseURL, throughGateway(probe.path))).status, `${part.name} ${probe.path}`).toBe(200);
        }
      }
    });

    test('confines every part: nothing written but where it must, no privileges, no more memory than it needs', () => {
      for (const part of [configure, render, gateway, metrics, balancer, api, ...remotes, ...releases])
        expect(part.confined, part.name).toBe(true);
    });
  });
}

test.describe('docker-compose.yml', () => {
  const { services } = composeFile;

  /** What runs before the gateway starts, and ends. */
  const steps = ['configure', 'render', ...REMOTES.map((remote) => `${remote}-release`)];

  /** What we build; the other services come as they are. */
  const own = Object.entries(services).filter(([, { build }]) => build);

  test('has a service for the gateway and each step before it, its counts, the API and its balancer, and every remote, one that restarts them, and no other', () => {
    expect(own.map(([name]) => name).toSorted()).toEqual(
      ['api', 'api-balancer', 'gateway', 'gateway-metrics', ...REMOTES, ...steps].toSorted(),
    );
    expect(Object.keys(services).filter((name) => !services[name]?.build)).toEqual(['restart-unhealthy']);
  });

  test('lets each part reach those that it asks, and none but the gateway anything else', () => {
    const { networks } = composeFile;
    const reached = (name: string) =>
      Object.keys(services).filter(
        (other) => other !== name && services[other]?.networks?.some((network) => services[name]?.networks?.includes(network)),
      );
    expect(reached('api')).toEqual(['api-balancer']);
    expect(reached('api-balancer').toSorted()).toEqual(['api', 'gateway', 'render']);
    for (const remote of REMOTES)
      expect(reached(remote).toSorted(), remote).toEqual(['gateway', 'render', ...REMOTES.filter((other) => other !== remote)].toSorted());
    for (const [name, { networks: joined = [], network_mode: mode }] of Object.entries(services)) {
      expect(joined.length > 0 || mode === 'none', name).toBe(true);
      if (name !== 'gateway') for (const network of joined) expect(networks[network]?.internal, `${network} of ${name}`).toBe(true);
    }
  });

  test('bounds every log on the disk and in memory, and never lets a part wait for its log', () => {
    for (const [name, { logging }] of Object.entries(services))
      expect(logging?.options, name).toMatchObject({ 'max-size': '10m', 'max-file': '3', mode: 'non-blocking', 'max-buffer-size': '4m' });
  });

  test('restarts what is unhealthy, of this project alone', async ({}, testInfo) => {
    // Docker's client, as far as the script uses it: it names two containers once, and keeps what it is told.
    const folder = testInfo.outputPath('bin');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'docker'),
      `#!/bin/sh\necho "$*" >> ${folder}/told\n[ "$1" = restart ] || [ -e ${folder}/asked ] || { touch ${folder}/asked; printf 'c1\\nc2\\n'; }\n`,
      { mode: 0o755 },
    );
    const script = services['restart-unhealthy']?.volumes?.find((volume) => volume.startsWith('./'))?.split(':')[0] ?? '';
    const child = spawn('sh', [path.join(ROOT, script)], {
      env: { PATH: `${folder}:${process.env.PATH}`, INTERVAL: '0.1', PROJECT: 'bracketwise' },
    });
    try {
      const told = () => (existsSync(path.join(folder, 'told')) ? readFileSync(path.join(folder, 'told'), 'utf8').trim().split('\n') : []);
      await expect.poll(() => told().length).toBeGreaterThan(3);
      const [listing = '', restart] = told();
      expect(listing).toContain('ps --quiet --filter health=unhealthy --filter label=com.docker.compose.project=bracketwise');
      expect(restart).toBe('restart c1 c2');
      expect(told().slice(2)).toEqual(told().slice(2).fill(listing));
    } finally {
      child.kill();
    }
  });

  test('opens the gateway alone to the outside, and brings back every service but those that end', () => {
    expect(Object.entries(services).filter(([, { ports }]) => ports?.length)).toHaveLength(1);
    expect(services.gateway?.ports?.map(settled)).toEqual([`8080:${NGINX_PORT}`]);
    for (const [name, { restart }] of Object.entries(services)) expect(restart, name).toBe(steps.includes(name) ? 'no' : 'unless-stopped');
  });

  test('starts the gateway when its pages are written, and writes them when every part is healthy', () => {
    const done = { condition: 'service_completed_successfully' };
    const healthy = { condition: 'service_healthy' };
    expect(services.gateway?.depends_on).toEqual({ configure: done, render: done });
    expect(services.render?.depends_on).toEqual({
      'api-balancer': healthy,
      ...Object.fromEntries(REMOTES.flatMap((remote) => [[remote, healthy] as const, [`${remote}-release`, done] as const])),
    });
    expect(services['api-balancer']?.depends_on).toEqual({ api: healthy });
    expect(services.gateway?.volumes).toEqual(expect.arrayContaining(['site:/site:ro', 'configuration:/configuration:ro']));
  });

  test('takes the digests of a release from the image that is deployed, without a network', () => {
    for (const remote of REMOTES) {
      const { image, network_mode: network } = services[`${remote}-release`] ?? {};
      expect({ image, network }).toEqual({ image: services[remote]?.image, network: 'none' });
    }
  });

  test('names a version for each part, so that each is deployed and rolled back by itself', () => {
    const versions = own.map(([, { image }]) => /:\$\{(\w+):-latest\}$/.exec(image)?.[1]);
    expect(versions).toEqual(
      own.map(
        ([name]) =>
          `${name
            .replace(/-release$/, '')
            .replaceAll('-', '_')
            .toUpperCase()}_VERSION`,
      ),
    );
  });
});

test.describe('the balancer', () => {
  const file = 'deploy/balancer/haproxy.cfg';
  const text = read(file);
  const value = (setting: string): number => {
    const [, amount = '', unit] = new RegExp(`^ *${setting} (\\d+)(ms|s)?$`, 'm').exec(text) ?? [];
    return Number(amount) / (unit === 'ms' ? 1000 : 1);
  };

  test('has a configuration that HAProxy takes', () => {
    const environment = named(composeParts, 'api-balancer').environment;
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', path.join(ROOT, file)], {
      env: { PATH: process.env.PATH, ...environment },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('gives a try as long as the node gateway does, and gives up before nginx does, which gives up before the page', () => {
    expect(value('timeout server')).toBe(API_PATIENCE.try);
    expect(value('retries')).toBe(API_TRIES - 1);
    expect(API_TRIES * (value('timeout connect') + value('timeout server'))).toBeLessThan(API_PATIENCE.total);
    expect(API_PATIENCE.total * 1000).toBeLessThan(
      Number(/CALCULATION_DEADLINE_MS = ([\d_]+)/.exec(read('mf-main-calculator/src/api/estimates.ts'))?.[1]?.replace('_', '')),
    );
  });

  test('has a place for every process that the autoscaler may start, and one more while they are replaced', () => {
    const { maxReplicas } = manifest<Manifest & { spec: { maxReplicas: number } }>('api/autoscaler.yaml').spec;
    const places = [...text.matchAll(/server-template api (\d+) /g)].map(([, count]) => Number(count));
    expect(places).toHaveLength(2);
    for (const count of places) expect(count).toBeGreaterThan(maxReplicas);
  });
});

test.describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile');
  const stages = [...dockerfile.matchAll(/^FROM (\S+) AS ([\w-]+)$/gm)].map(([, from = '', stage = '']) => ({ from, stage }));

  test('has a stage for every image, and no stage takes from one that is not there', () => {
    const names = stages.map(({ stage }) => stage);
    for (const [name, { build }] of Object.entries(composeFile.services)) {
      if (!build) continue;
      expect(names, name).toContain(build.target);
      if (REMOTES.includes(name as Remote)) expect(build.args).toEqual({ APP: name });
    }
    for (const [, stage] of dockerfile.matchAll(/--from=(\S+)/g)) expect(names).toContain(stage);
  });

  test('runs no program as root', () => {
    // `node` stands on an image whose user is nobody's; the others set their own.
    expect(stages.find(({ stage }) => stage === 'node')?.from).toMatch(/^gcr\.io\/distroless\/.*:nonroot$/);
    const users = ['nginx', 'gateway-metrics', 'api-balancer'].map(
      (stage) => new RegExp(`^FROM \\S+ AS ${stage}$(?:(?!^FROM )[^])*?^USER (\\d+):\\1$`, 'm').exec(dockerfile)?.[1],
    );
    // One and the same, so that what the one writes is the other's to cut off.
    expect(users).toEqual([expect.stringMatching(/^[1-9]/), users[0], users[0]]);
    expect(read('docker-compose.yml')).toContain(`uid=${users[0]},gid=${users[0]}`);
    for (const target of ['gateway', 'remote']) expect(stages.find(({ stage }) => stage === target)?.from).toBe('nginx');
    for (const target of ['configure', 'render', 'api']) expect(stages.find(({ stage }) => stage === target)?.from).toBe('node');
  });

  test('copies what is there and runs what is built', () => {
    for (const [, sources = ''] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
      for (const source of sources.split(' '))
        expect(existsSync(path.join(ROOT, source.replace('${APP}', 'mf-guides'))), source).toBe(true);
    }
    for (const [, source = ''] of dockerfile.matchAll(/--from=build-[\w-]+ \/app\/(\S+)/g)) {
      if (source === 'nginx.conf') continue;
      expect(existsSync(path.join(ROOT, source.replace('${APP}', 'mf-guides'))), source).toBe(true);
    }
    const programs = new Set([...dockerfile.matchAll(/(?:render|gateway|api)\/dist\/[\w-]+\.js/g)].map(([program]) => program));
    expect(programs.size).toBe(5);
    for (const program of programs) expect(existsSync(path.join(ROOT, program)), program).toBe(true);
    // Every workspace is known when packages are installed.
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    for (const workspace of workspaces) expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`);
  });

  test('the program that configures the gateway writes what nginx takes', async ({}, testInfo) => {
    const folder = testInfo.outputPath('site');
    mkdirSync(folder, { recursive: true });
    const file = path.join(folder, 'nginx.conf');
    const env = {
      ...named(composeParts, 'configure').environment,
      SHELL_DIR: path.join(ROOT, 'shell/dist'),
      PAGES_DIR: path.join(folder, 'pages'),
      NGINX_CONF: file,
      RUN_DIR: folder,
      ACCESS_LOG: path.join(folder, 'access.log'),
      METRICS_LOG: path.join(folder, 'requests.log'),
    };
    await runProgram(path.join(ROOT, 'gateway/dist/gateway-configuration.js'), { env });
    expect(readFileSync(file, 'utf8')).toContain('http://mf-guides:8080');
    expect(spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' }).status).toBe(0);
  });

  test('runs on the current long-term support release of node, in every image', () => {
    const versions = [...dockerfile.matchAll(/^FROM \S*node(?:js|:)(\d+)/gm)].map(([, version]) => version);
    expect(versions.length).toBeGreaterThan(1);
    expect(new Set(versions)).toEqual(new Set([/'(\d+)'/.exec(read('.github/workflows/ci.yml'))?.[1]]));
  });
});

test.describe('the manifests of Kubernetes', () => {
  const folders = ['gateway', 'api-balancer', 'api', 'remote'] as const;

  test('are all reached from their root, and every remote has its own', () => {
    const reached = new Set<string>();
    const reach = (folder: string): void => {
      const file = path.join(folder, 'kustomization.yaml');
      reached.add(file);
      for (const resource of kustomizationOf(folder).resources) {
        if (resource.endsWith('.yaml')) reached.add(path.join(folder, resource));
        else reach(path.join(folder, resource));
      }
    };
    reach('.');
    expect([...reached].toSorted()).toEqual(manifestFiles);
    const remotes = kustomizationOf('.').resources.filter((resource) => resource.startsWith('remotes/'));
    expect(remotes.map((folder) => `mf-${path.basename(folder)}`)).toEqual(REMOTES);
  });

  for (const remote of REMOTES) {
    test(`give ${remote} its name, its labels and its image`, () => {
      const own = kustomizationOf(`remotes/${remote.replace('mf-', '')}`);
      expect(manifest('remote/service.yaml').metadata.name + (own.nameSuffix ?? '')).toBe(remote);
      expect(own.labels).toMatchObject([{ pairs: { 'app.kubernetes.io/name': remote }, includeSelectors: true, includeTemplates: true }]);
      const { image } = manifest<Deployment>('remote/deployment.yaml').spec.template.spec.containers[0] ?? {};
      expect(own.images).toEqual([{ name: image, newName: `bracketwise/${remote}` }]);
    });
  }

  for (const folder of folders) {
    test(`of ${folder} lead to the same pods: service, autoscaler, disruption budget`, () => {
      const { metadata, spec } = manifest<Deployment>(`${folder}/deployment.yaml`);
      const { labels } = spec.template.metadata;
      expect(spec.selector.matchLabels).toEqual(labels);
      expect(manifest(`${folder}/service.yaml`).spec).toMatchObject({ selector: labels });
      expect(manifest(`${folder}/disruption-budget.yaml`).spec).toMatchObject({ selector: { matchLabels: labels } });
      expect(manifest(`${folder}/autoscaler.yaml`).spec).toMatchObject({
        scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: metadata.name },
      });
      const containers = spec.template.spec.containers.flatMap(({ ports = [] }) => ports.map(({ name }) => name));
      const { ports } = manifest(`${folder}/service.yaml`).spec as { ports: readonly { targetPort: string }[] };
      for (const { targetPort } of ports) expect(containers).toContain(targetPort);
    });
  }

  test('have services whose names lead to each pod, where the gateway passes requests on, at the ports it asks', () => {
    for (const [folder, port] of [
      ['api', 3000],
      ['api-balancer', 3000],
      ['remote', NGINX_PORT],
    ] as const) {
      const { ports, ...spec } = manifest(`${folder}/service.yaml`).spec as { ports: readonly { port: number }[]; clusterIP?: string };
      expect(spec.clusterIP).toBe('None');
      expect(ports.map((each) => each.port)).toEqual([port]);
      expect(manifest<Deployment>(`${folder}/deployment.yaml`).spec.template.spec.containers[0]?.ports?.[0]?.containerPort).toBe(port);
    }
  });

  interface Peer {
    readonly podSelector?: object;
    readonly namespaceSelector?: { readonly matchLabels: Readonly<Record<string, string>> };
  }
  interface NetworkPolicy extends Manifest {
    readonly spec: {
      readonly podSelector: object;
      readonly policyTypes: readonly string[];
      readonly ingress?: readonly { readonly from: readonly Peer[]; readonly ports: readonly { readonly port: number }[] }[];
      readonly egress?: readonly { readonly to: readonly Peer[]; readonly ports: readonly { readonly port: number }[] }[];
    };
  }
  const policy = (name: string) => manifest<NetworkPolicy>(`network/${name}.yaml`).spec;
  /** Names in a selector of pods, or the namespace in another. */
  const namesIn = ({ podSelector, namespaceSelector }: Peer): string[] => {
    const text = JSON.stringify(podSelector ?? namespaceSelector);
    const [, list = ''] = /"values":\[([^\]]*)\]/.exec(text) ?? /"matchLabels":\{"[^"]*":([^}]*)\}/.exec(text) ?? [];
    return list.split(',').map((name) => name.replaceAll('"', ''));
  };

  test('let nobody open a connection but those that must, and each part only to those that it asks', () => {
    expect(policy('default')).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] });
    const mayReach = (name: string) =>
      (policy(name).ingress ?? []).flatMap(({ from, ports }) =>
        from.flatMap(namesIn).map((who) => `${who} ${ports.map(({ port }) => port).join()}`),
      );
    expect(mayReach('api')).toEqual(['api-balancer 3000', 'monitoring 9464']);
    expect(mayReach('api-balancer')).toEqual(['gateway 3000']);
    expect(mayReach('remotes')).toEqual([`gateway ${NGINX_PORT}`]);
    expect(mayReach('gateway')).toEqual([`ingress-nginx ${NGINX_PORT}`, 'monitoring 9464']);
    const asks = (name: string) =>
      (policy(name).egress ?? []).flatMap(({ to, ports }) =>
        to.flatMap(namesIn).map((whom) => `${whom} ${ports.map(({ port }) => port).join()}`),
      );
    expect(asks('gateway')).toEqual(['api-balancer 3000', ...REMOTES.map((remote) => `${remote} ${NGINX_PORT}`)]);
    expect(asks('api-balancer')).toEqual(['api 3000']);
    for (const name of ['api', 'remotes']) expect(asks(name), name).toEqual([]);
    expect(namesIn(policy('remotes'))).toEqual(REMOTES);
    // The labels that the policies look for are those of the pods.
    for (const name of ['gateway', 'api-balancer', 'api'])
      expect(manifest<Deployment>(`${name}/deployment.yaml`).spec.template.metadata.labels, name).toEqual({
        'app.kubernetes.io/name': name,
      });
  });

  test('send a visitor always to the same gateway, which counts his calculations', () => {
    const { metadata, spec } = manifest<Manifest & { metadata: { annotations: Record<string, string> } }>('gateway/ingress.yaml');
    expect(metadata.annotations['nginx.ingress.kubernetes.io/upstream-hash-by']).toBe('$remote_addr');
    expect(JSON.stringify(spec)).toContain('"backend":{"service":{"name":"gateway","port":{"name":"http"}}}');
    const { TRUSTED_PROXIES } = named(kubernetesParts('gateway'), 'configure').environment;
    expect(TRUSTED_PROXIES).toBeTruthy();
  });

  test('hold one object each, in the namespace they make', () => {
    const documents = manifestFiles.filter((file) => !file.endsWith('kustomization.yaml')).map(manifestsIn);
    for (const objects of documents) expect(objects).toHaveLength(1);
    expect(manifest('namespace.yaml').metadata.name).toBe(kustomizationOf('.').namespace);
  });
});
