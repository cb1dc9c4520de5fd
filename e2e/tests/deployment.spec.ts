/* oxlint-disable no-empty-pattern -- Playwright reads fixture dependencies from the pattern */
/*
 * Checks the deployment files against what the applications read, listen on and connect to. The images are not built here; other tests run
 * their programs and configurations.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { validate } from 'dockerfile-utils';
import { mountOf, REMOTES, variableOf, type Remote } from '@bracketwise/contract/apps';
import { API_PATIENCE, API_TRIES, CALCULATIONS } from '@bracketwise/gateway/declaration';
import { readNginxInstallation, readRemoteInstallation, readRenderInstallation } from '@bracketwise/gateway/environment';
import { NAMES_KEPT } from '@bracketwise/gateway/nginx';
import { sbomOf } from '../../scripts/sbom.mjs';
import { ROOT, runProgram } from '../../scripts/site.mjs';
import {
  cluster,
  composeFile,
  composeParts,
  INSTALLATIONS,
  labelsOf,
  read,
  selects,
  settled,
  type Deployment,
  type KubernetesService,
  type Manifest,
  type NetworkPolicy,
  type Part,
  type Selector,
} from '../support/deployment.ts';
import { ask } from '../support/http.ts';
import { filesReaching } from '../support/images.ts';
import { expect, test } from '../support/site.ts';

const NAME_SERVER = '127.0.0.11';
const NGINX_PORT = readRemoteInstallation({ REMOTE_DIR: '/app/remote' }).port;

const named = (parts: readonly Part[], name: string): Part => {
  const part = parts.find((each) => each.name === name);
  if (!part) throw new Error(`There is no part ${name}`);
  return part;
};

/** The environment variables that a function reads. */
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

/** The ways to deploy, with the names of their parts and their shutdown timeouts. */
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
    storing: undefined,
    hostOf: (part: string) => part,
    patience: seconds(composeFile.services.api?.stop_grace_period ?? ''),
  },
  ...INSTALLATIONS.map(({ folder, namespace, parts, named: object }) => ({
    way: folder,
    configure: named(parts('gateway'), 'configure'),
    render: named(parts('gateway'), 'render'),
    gateway: named(parts('gateway'), 'gateway'),
    metrics: named(parts('gateway'), 'gateway-metrics'),
    balancer: named(parts('api-balancer'), 'api-balancer'),
    api: named(parts('api'), 'api'),
    remotes: REMOTES.map((remote) => ({ ...named(parts(remote), 'remote'), name: remote })),
    releases: REMOTES.map((remote) => named(parts('gateway'), `${remote}-release`)),
    storing: named(parts('gateway'), 'store-files'),
    hostOf: (part: string) => `${part}.${namespace}.svc.cluster.local`,
    patience: object<Deployment>('Deployment', 'api').spec.template.spec.terminationGracePeriodSeconds,
  })),
] as const;

for (const { way, configure, render, gateway, metrics, balancer, api, remotes, releases, storing, hostOf, patience } of WAYS) {
  test.describe(way, () => {
    test('the setup steps get the settings they need and no unknown ones', () => {
      // Both get the site's settings, but each reads only some of them.
      const known = new Set([
        ...namesReadBy((environment) => readNginxInstallation(environment, NAME_SERVER), configure.environment),
        ...namesReadBy(readRenderInstallation, render.environment),
        ...[...read('gateway/src/gateway-configuration.ts').matchAll(/process\.env\.(\w+)/g)].map(([, name = '']) => name),
        ...[...read('deploy/kept-files/put.sh').matchAll(/\$\{?(KEPT_\w+)/g)].map(([, name = '']) => name),
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

    test('code of remotes cannot reach the configuration and can only read the release digests', () => {
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
        const command = files[remote].endsWith('/release.json')
          ? ['cp', '-rT', 'remote', folder]
          : ['cp', 'remote/release.json', files[remote]];
        expect(releases[index]?.command).toEqual(command);
        const shared = command[1] === '-rT' ? path.dirname(folder) : folder;
        expect(releases[index] && mount(releases[index], shared)).toEqual(mount(render, shared));
        expect(mount(render, shared)).toHaveLength(1);
        expect(render.writableMounts).not.toContain(shared);
      }
    });

    test('hashed files of all releases are stored where only our own script, or only their app, can put them', () => {
      const { keptDir: folder, keptUrl } = readNginxInstallation(configure.environment, NAME_SERVER);
      const everyPart = [configure, render, gateway, metrics, balancer, api, ...remotes, ...releases];
      if (keptUrl) {
        expect(folder).toBe('');
        expect(everyPart.filter(({ secrets }) => secrets.length > 0)).toEqual([]);
        for (const server of [gateway, ...remotes]) expect(server.command?.[0], server.name).toBe('nginx');
        expect(storing).toMatchObject({ secrets: ['kept-files'], writableMounts: [], environment: { KEPT_URL: keptUrl } });
        expect(storing?.command?.join(' ')).toContain('sh put.sh shell/browser /releases ');
        expect(storing?.mounts).toEqual(render.mounts.filter((mount) => mount.endsWith(':/releases')));
        return;
      }
      const dockerfile = read('Dockerfile');
      expect(dockerfile.match(/sh keep\.sh \w+\/browser \S+(?=;)/g)).toEqual([
        `sh keep.sh shell/browser ${folder}`,
        `sh keep.sh remote/browser ${folder}`,
      ]);
      expect(dockerfile).toContain(`KEPT_DIR=${folder} node gateway/dist/remote-configuration.js`);
      const volumes = [gateway, ...remotes].map(({ mounts }) => mounts.find((mount) => mount.split(':')[1] === folder)?.split(':')[0]);
      const claims = volumes.map((volume) => (volume && volume in composeFile.volumes ? volume : undefined));
      expect(new Set(claims).size).toBe(1 + REMOTES.length);
      expect(claims).not.toContain(undefined);
      expect(render.mounts.filter((mount) => volumes.includes(mount.split(':')[0]))).toEqual([]);
    });

    test('the renderer’s report reaches the metrics program', () => {
      const { report } = readRenderInstallation(render.environment);
      expect(report).toBe(metrics.environment.PAGES_REPORT);
      const volume = (part: Part) => part.mounts.find((mount) => mount.split(':')[1] === path.dirname(report))?.split(':')[0];
      expect(volume(metrics)).toBeTruthy();
      expect(volume(metrics)).toBe(volume(render));
    });

    test('the gateway connects to each part where it listens', async () => {
      const installation = readNginxInstallation(configure.environment, NAME_SERVER);
      const { port } = (await readApiConfig())(api.environment);
      expect(installation.apiUpstream).toBe(`http://${hostOf('api-balancer')}:${balancer.environment.PORT}`);
      expect(balancer.environment).toEqual({ PORT: '3000', API_NAME: hostOf('api'), API_PORT: String(port) });
      for (const remote of REMOTES) expect(installation.remoteUpstreams[remote]).toBe(`http://${hostOf(remote)}:${NGINX_PORT}`);
    });

    test('the metrics program reads the gateway’s log in a folder that only these two share, and no public port exposes it', () => {
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

    test('the API gets known settings, does not rate-limit requests itself, and has time to finish', async () => {
      const readConfig = await readApiConfig();
      const names = namesReadBy(readConfig, api.environment);
      expect(Object.keys(api.environment).filter((name) => !names.has(name))).toEqual([]);
      const { drainDelayMs, drainTimeoutMs, ...config } = readConfig(api.environment);
      expect(config).toMatchObject({ host: '0.0.0.0', rateLimitPerMinute: 0, householdsPerMinute: 120, trustProxy: 1 });
      // Until nginx's DNS cache expires, requests may still arrive.
      expect(drainDelayMs / 1000).toBeGreaterThan(NAMES_KEPT);
      expect(patience).toBeGreaterThan((drainDelayMs + drainTimeoutMs) / 1000);
    });

    test('health checks use ports and paths that exist', async ({ baseURL }) => {
      const { port } = (await readApiConfig())(api.environment);
      for (const [part, ownPort, throughGateway] of [
        [gateway, NGINX_PORT, (address: string) => address],
        [balancer, Number(balancer.environment.PORT), undefined],
        [api, port, (address: string) => address],
        ...remotes.map(
          (remote) => [remote, NGINX_PORT, (address: string) => address.replace('/browser/', mountOf(remote.name as Remote))] as const,
        ),
      ] as const) {
        expect(part.probes.length, part.name).toBeGreaterThan(0);
        for (const probe of part.probes) {
          expect(probe.port, part.name).toBe(ownPort);
          if (throughGateway && probe.path)
            expect((await ask(baseURL, throughGateway(probe.path))).status, `${part.name} ${probe.path}`).toBe(200);
        }
      }
    });

    test('every container is hardened: read-only, without privileges, with a memory limit', () => {
      for (const part of [configure, render, gateway, metrics, balancer, api, ...remotes, ...releases, ...(storing ? [storing] : [])])
        expect(part.confined, part.name).toBe(true);
    });
  });
}

test.describe('docker-compose.yml', () => {
  const { services } = composeFile;

  /** Services that run to completion before the gateway starts. */
  const steps = ['configure', 'render', ...REMOTES.map((remote) => `${remote}-release`)];

  /** Services with our own images. */
  const own = Object.entries(services).filter(([, { build }]) => build);

  test('defines exactly the expected services', () => {
    expect(own.map(([name]) => name).toSorted()).toEqual(
      ['api', 'api-balancer', 'gateway', 'gateway-metrics', ...REMOTES, ...steps].toSorted(),
    );
    expect(Object.keys(services).filter((name) => !services[name]?.build)).toEqual(['restart-unhealthy']);
  });

  test('connects each service only to those it calls, and only the gateway to the outside', () => {
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

  test('bounds all logs and never blocks a service on its log', () => {
    for (const [name, { logging }] of Object.entries(services))
      expect(logging?.options, name).toMatchObject({ 'max-size': '10m', 'max-file': '3', mode: 'non-blocking', 'max-buffer-size': '4m' });
  });

  test('replaces the gateway when a setting of its configuration changes', () => {
    const { configure, gateway } = services;
    const variables = (texts: Readonly<Record<string, string>> = {}) =>
      [
        ...Object.values(texts)
          .join(' ')
          .matchAll(/\$\{(\w+)/g),
      ].map(([, name]) => name);
    expect(variables(configure?.environment)).toContain('RATE_LIMIT_PER_MINUTE');
    expect(variables(gateway?.labels)).toEqual(expect.arrayContaining(variables(configure?.environment)));
    expect(configure?.image).toContain(`:${gateway?.labels?.CONFIGURE_VERSION}`);
  });

  test('lets a variable move each part behind the gateway', () => {
    const upstreams = Object.entries(services.configure?.environment ?? {}).filter(([name]) => name.endsWith('_UPSTREAM'));
    expect(upstreams).toHaveLength(1 + REMOTES.length);
    for (const [name, value] of upstreams) expect(value).toMatch(new RegExp(`^\\$\\{${name}:-http://[\\w-]+:\\d+\\}$`));
    expect(services.render?.environment).toMatchObject(Object.fromEntries(upstreams));
  });

  test('restarts unhealthy containers of this project only, whatever its name', async ({}, testInfo) => {
    // A fake docker client that knows the label of one container, lists two once, and records its arguments.
    const folder = testInfo.outputPath('bin');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'docker'),
      `#!/bin/sh\n[ "$1" = inspect ] && exec echo "project-of-$4"\necho "$*" >> ${folder}/told\n[ "$1" = restart ] || [ -e ${folder}/asked ] || { touch ${folder}/asked; printf 'c1\\nc2\\n'; }\n`,
      { mode: 0o755 },
    );
    const script = services['restart-unhealthy']?.volumes?.find((volume) => volume.startsWith('./'))?.split(':')[0] ?? '';
    const child = spawn('sh', [path.join(ROOT, script)], {
      env: { PATH: `${folder}:${process.env.PATH}`, INTERVAL: '0.1' },
    });
    try {
      const told = () => (existsSync(path.join(folder, 'told')) ? readFileSync(path.join(folder, 'told'), 'utf8').trim().split('\n') : []);
      await expect.poll(() => told().length).toBeGreaterThan(3);
      const [listing = '', restart] = told();
      expect(listing).toContain('ps --quiet --filter health=unhealthy');
      expect(listing).toContain(`--filter label=com.docker.compose.project=project-of-${hostname()}`);
      expect(restart).toBe('restart c1 c2');
      expect(told().slice(2)).toEqual(told().slice(2).fill(listing));
    } finally {
      child.kill();
    }
  });

  test('publishes only the gateway’s port and restarts every service except the setup steps', () => {
    expect(Object.entries(services).filter(([, { ports }]) => ports?.length)).toHaveLength(1);
    expect(services.gateway?.ports?.map(settled)).toEqual([`8080:${NGINX_PORT}`]);
    for (const [name, { restart }] of Object.entries(services)) expect(restart, name).toBe(steps.includes(name) ? 'no' : 'unless-stopped');
  });

  test('renders once every part is healthy, and starts the gateway afterward', () => {
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

  test('copies release digests from the deployed image without a network', () => {
    for (const remote of REMOTES) {
      const { image, network_mode: network } = services[`${remote}-release`] ?? {};
      expect({ image, network }).toEqual({ image: services[remote]?.image, network: 'none' });
    }
  });

  test('gives each part its own version, so each can be deployed and rolled back on its own', () => {
    const versions = own.map(([, { image }]) => /:\$\{(\w+):-latest\}$/.exec(image)?.[1]);
    expect(versions).toEqual(own.map(([name]) => variableOf(name.replace(/-release$/, ''), 'VERSION')));
  });
});

test.describe('the load balancer', () => {
  const file = 'deploy/balancer/haproxy.cfg';
  const text = read(file);
  const value = (setting: string): number => {
    const [, amount = '', unit] = new RegExp(`^ *${setting} (\\d+)(ms|s)?$`, 'm').exec(text) ?? [];
    return Number(amount) / (unit === 'ms' ? 1000 : 1);
  };

  test('has a valid HAProxy configuration', () => {
    const environment = named(composeParts, 'api-balancer').environment;
    const { status, stderr } = spawnSync('haproxy', ['-c', '-f', path.join(ROOT, file)], {
      env: { PATH: process.env.PATH, ...environment },
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  test('tries as often and as long as declared, and gives up before nginx, which gives up before the page', () => {
    expect(value('timeout server')).toBe(API_PATIENCE.try);
    expect(value('retries')).toBe(API_TRIES - 1);
    expect(API_TRIES * (value('timeout connect') + value('timeout server'))).toBeLessThan(API_PATIENCE.total);
    expect(API_PATIENCE.total * 1000).toBeLessThan(
      Number(/CALCULATION_DEADLINE_MS = ([\d_]+)/.exec(read('mf-main-calculator/src/api/estimates.ts'))?.[1]?.replace('_', '')),
    );
  });

  test('has slots for more processes than the autoscaler may start', () => {
    const places = [...text.matchAll(/server-template api (\d+) /g)].map(([, count]) => Number(count));
    expect(places).toHaveLength(2);
    for (const { named: object } of INSTALLATIONS) {
      const { maxReplicas } = object<Manifest & { spec: { maxReplicas: number } }>('HorizontalPodAutoscaler', 'api').spec;
      for (const count of places) expect(count).toBeGreaterThan(maxReplicas);
    }
  });
});

test.describe('the Dockerfile', () => {
  const dockerfile = read('Dockerfile');

  test('has no mistake that a linter knows', () => {
    const mistakes = (text: string) =>
      validate(text).map(({ range, message }) => `${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`);
    expect(mistakes(dockerfile)).toEqual([]);
    expect(mistakes(dockerfile.replace('COPY api', 'COPIES api')).join()).toContain('COPIES');
  });

  test('rebuilds an image only if what it is made from changes', () => {
    /** The folders of an image's files, without the package manifests, which every installation of packages reads. */
    const foldersOf = (target: string, app?: string) =>
      new Set(
        filesReaching(target, app)
          .filter((file) => !/(^|\/)package(-lock)?\.json$/.test(file) && file.includes('/'))
          .map((file) =>
            file.startsWith('deploy/') ? path.dirname(file) : (/^mf-[\w-]+\/src\/site-map/.exec(file)?.[0] ?? file.split('/')[0] ?? ''),
          ),
      );
    const siteMaps = REMOTES.map((remote) => `${remote}/src/site-map`);
    expect(foldersOf('configure')).toEqual(new Set(['contract', 'gateway']));
    expect(foldersOf('gateway')).toEqual(new Set(['build', 'contract', 'deploy/kept-files', 'gateway', 'shared-ui', 'shell', ...siteMaps]));
    expect(foldersOf('render')).toEqual(new Set(['build', 'contract', 'gateway', 'render', 'shared-ui', 'shell', ...siteMaps]));
    expect(foldersOf('gateway-metrics')).toEqual(new Set(['deploy/metrics']));
    expect(foldersOf('api-balancer')).toEqual(new Set(['deploy/balancer']));
    expect(foldersOf('api')).toEqual(new Set(['api', 'contract', 'tax-engine']));
    for (const remote of REMOTES)
      expect(foldersOf('remote', remote)).toEqual(
        new Set(['build', 'contract', 'deploy/kept-files', 'gateway', remote, `${remote}/src/site-map`, 'shared-ui', 'tax-engine']),
      );
  });

  test('lets no test, benchmark or document reach an image, except a remote’s contract', () => {
    const unwanted = (target: string, app?: string) =>
      filesReaching(target, app).filter((file) => /\.(test\.tsx?|spec\.ts|md)$|(^|\/)(test|testing|bench|docs)\//.test(file));
    const contract = ['shared-ui/src/testing/remoteContract.ts', 'shared-ui/test/data-url.mjs', 'shared-ui/test/jsdom.cjs'];
    for (const target of ['configure', 'gateway-metrics', 'api-balancer', 'api']) expect(unwanted(target), target).toEqual([]);
    for (const target of ['gateway', 'render']) expect(unwanted(target), target).toEqual(contract);
    for (const remote of REMOTES) expect(unwanted('remote', remote)).toEqual([`${remote}/src/contract.test.ts`, ...contract]);
  });

  test('installs what the API imports, and no development packages', () => {
    const [command = ''] = /npm ci .*--workspace api .*/.exec(dockerfile) ?? [];
    for (const left of ['dev', 'optional']) expect(command).toContain(`--omit=${left} `);
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { dev?: boolean; devOptional?: boolean; optional?: boolean }>;
    };
    const { dependencies, devDependencies } = JSON.parse(read('api/package.json')) as Record<string, Record<string, string>>;
    const isLeftOut = (name: string) => {
      const { dev, devOptional, optional } = packages[`api/node_modules/${name}`] ?? packages[`node_modules/${name}`] ?? {};
      return Boolean(dev ?? devOptional ?? optional);
    };
    expect(Object.keys(dependencies ?? {}).filter(isLeftOut)).toEqual([]);
    expect(Object.keys(devDependencies ?? {}).filter((name) => !isLeftOut(name))).toEqual([]);
  });

  test('ships no build tool in the API’s image, and lists all of its packages', () => {
    const { components, dependencies } = sbomOf({ app: 'api', version: '1.0.0' }, ['api']);
    const names = components.map(({ name }) => name);
    const { dependencies: direct } = JSON.parse(read('api/package.json')) as { dependencies: Record<string, string> };
    const others = Object.keys(direct).filter((name) => !name.startsWith('@bracketwise/'));
    expect(names).toEqual(expect.arrayContaining([...others, 'tslib', 'iterare', '@opentelemetry/api']));
    for (const tool of ['typescript', '@swc/core', '@rspack/core', 'jest', 'turbo', 'npm', '@nestjs/platform-express', 'class-validator'])
      expect(names).not.toContain(tool);
    expect(names.filter((name) => /^(@types|@swc|@rspack|@jest|oxlint[^/]*|oxfmt|@oxlint[^/]*|@oxfmt)(\/|$)/.test(name))).toEqual([]);
    const known = new Set(dependencies.map(({ ref }) => ref));
    for (const { dependsOn } of dependencies) for (const ref of dependsOn) expect(known).toContain(ref);
    // Its base has Node and nothing else: no shell, npm or compiler.
    expect(stages.find(({ stage }) => stage === 'api')?.from).toBe('node');
    expect(/^FROM node AS api$([^]*?)(?=^FROM |$(?![^]))/m.exec(dockerfile)?.[1]).not.toMatch(/^RUN /m);
  });
  const stages = [...dockerfile.matchAll(/^FROM (\S+) AS ([\w-]+)$/gm)].map(([, from = '', stage = '']) => ({ from, stage }));

  test('has a stage for every image and copies only from existing stages', () => {
    const names = stages.map(({ stage }) => stage);
    for (const [name, { build }] of Object.entries(composeFile.services)) {
      if (!build) continue;
      expect(names, name).toContain(build.target);
      if (REMOTES.includes(name as Remote)) expect(build.args).toEqual({ APP: name });
    }
    for (const [, stage] of dockerfile.matchAll(/--from=(\S+)/g)) expect(names).toContain(stage);
  });

  test('runs no program as root', () => {
    // `node` uses a nonroot base image; the other stages set their own user.
    expect(stages.find(({ stage }) => stage === 'node')?.from).toMatch(/^gcr\.io\/distroless\/.*:nonroot$/);
    const users = ['nginx', 'gateway-metrics', 'api-balancer'].map(
      (stage) => new RegExp(`^FROM \\S+ AS ${stage}$(?:(?!^FROM )[^])*?^USER (\\d+):\\1$`, 'm').exec(dockerfile)?.[1],
    );
    // The same user everywhere, because gateway-metrics truncates the log that nginx writes.
    expect(users).toEqual([expect.stringMatching(/^[1-9]/), users[0], users[0]]);
    expect(read('docker-compose.yml')).toContain(`uid=${users[0]},gid=${users[0]}`);
    for (const target of ['gateway', 'remote']) expect(stages.find(({ stage }) => stage === target)?.from).toBe('nginx');
    for (const target of ['configure', 'render', 'api']) expect(stages.find(({ stage }) => stage === target)?.from).toBe('node');
  });

  test('copies existing files and runs built programs', () => {
    for (const [, sources = ''] of dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)) {
      for (const source of sources.split(' '))
        expect(existsSync(path.join(ROOT, source.replace('${APP}', 'mf-guides'))), source).toBe(true);
    }
    for (const [, source = ''] of dockerfile.matchAll(/--from=build-[\w-]+ \/app\/(\S+)/g)) {
      if (source === 'nginx.conf') continue;
      expect(existsSync(path.join(ROOT, source.replace('${APP}', 'mf-guides'))), source).toBe(true);
    }
    const programs = new Set([...dockerfile.matchAll(/(?:render|gateway|api)\/dist\/[\w-]+\.js/g)].map(([program]) => program));
    expect(programs.size).toBe(6);
    for (const program of programs) expect(existsSync(path.join(ROOT, program)), program).toBe(true);
    // npm needs every workspace's package.json to install.
    const { workspaces } = JSON.parse(read('package.json')) as { workspaces: string[] };
    for (const workspace of workspaces) expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`);
  });

  test('the configuration program writes a valid nginx configuration', async ({}, testInfo) => {
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

  test('uses the current LTS release of Node in every image', () => {
    const versions = [...dockerfile.matchAll(/^FROM \S*node(?:js|:)(\d+)/gm)].map(([, version]) => version);
    expect(versions.length).toBeGreaterThan(1);
    expect(new Set(versions)).toEqual(new Set([read('.nvmrc').trim()]));
  });
});

interface Spread {
  readonly topologyKey: string;
  readonly labelSelector: Selector;
}
interface Listener {
  readonly hostname: string;
  readonly protocol: string;
}
interface HttpRoute extends Manifest {
  readonly spec: {
    readonly parentRefs: readonly { readonly sectionName: string }[];
    readonly rules: readonly { readonly backendRefs?: readonly object[]; readonly matches?: readonly object[] }[];
  };
}
interface TrafficPolicy extends Manifest {
  readonly spec: { readonly targetRefs: readonly { readonly name: string }[]; readonly loadBalancer: object; readonly rateLimit?: object };
}
interface ImagePolicy extends Manifest {
  readonly spec: {
    readonly images: readonly { readonly glob: string }[];
    readonly authorities: readonly {
      readonly keyless: { readonly identities: readonly { readonly subject?: string; readonly subjectRegExp?: string }[] };
    }[];
  };
}
const namespaceOf = (folder: string) => INSTALLATIONS.find((each) => each.folder === folder)?.namespace;

/** Where the bucket of the manifests is. */
const STORAGE = (() => {
  const { environment } = named(INSTALLATIONS[0]?.parts('gateway') ?? [], 'configure');
  const { hostname, port } = new URL(environment.KEPT_URL ?? '');
  return { namespace: hostname.split('.')[1], port };
})();

/** Whether a network policy has its own rules, unlike the one that denies everything. */
const hasRules = ({ spec }: NetworkPolicy): boolean => Boolean(spec.ingress ?? spec.egress);

for (const { folder, namespace, objects, of, named: object, parts } of INSTALLATIONS) {
  test.describe(`the manifests of ${folder}`, () => {
    const deployments = of<Deployment>('Deployment');
    const policies = of<NetworkPolicy>('NetworkPolicy');
    const namesOf = (each: readonly Manifest[]) => each.map(({ metadata }) => metadata.name).toSorted();
    const PARTS = ['api', 'api-balancer', 'gateway', ...REMOTES].toSorted();

    test('have a deployment, service, autoscaler and disruption budget for each part', () => {
      for (const kind of ['Deployment', 'Service', 'HorizontalPodAutoscaler', 'PodDisruptionBudget'])
        expect(namesOf(of(kind)), kind).toEqual(PARTS);
    });

    test('stay in the namespace they create', () => {
      expect(of('Namespace')).toHaveLength(1);
      for (const { kind, metadata } of objects)
        if (kind !== 'Namespace') expect(metadata.namespace, `${kind} ${metadata.name}`).toBe(namespace);
      const hosts = JSON.stringify(objects).match(/[\w.$()-]+\.svc\b/g);
      // The bucket is of the cluster.
      expect(new Set(hosts)).toEqual(new Set(['$(NAMESPACE).svc', 'api.$(NAMESPACE).svc', `objects.${STORAGE.namespace}.svc`]));
    });

    test('run the images that docker-compose.yml builds, each remote its own', () => {
      const built = new Set(
        Object.values(composeFile.services).flatMap(({ build, image }) => (build ? [/\/([\w-]+):/.exec(image)?.[1]] : [])),
      );
      const images = new Map(
        deployments.flatMap(({ metadata, spec: { template } }) =>
          [...(template.spec.initContainers ?? []), ...template.spec.containers].map(
            ({ name, image }) => [`${metadata.name} ${name}`, /\/([\w-]+)(?::[\w.-]+)?$/.exec(image)?.[1]] as const,
          ),
        ),
      );
      expect(new Set(images.values())).toEqual(built);
      for (const remote of REMOTES) {
        expect(images.get(`${remote} remote`)).toBe(remote);
        expect(images.get(`gateway ${remote}-release`)).toBe(remote);
      }
    });

    test('select the pods of one part only, in its service, autoscaler and disruption budget', () => {
      for (const part of PARTS) {
        const deployment = object<Deployment>('Deployment', part);
        for (const selector of [
          deployment.spec.selector,
          { matchLabels: object<KubernetesService>('Service', part).spec.selector },
          object<Manifest & { spec: { selector: object } }>('PodDisruptionBudget', part).spec.selector,
        ])
          expect(namesOf(deployments.filter((each) => selects(selector, labelsOf(each))))).toEqual([part]);
        expect(object('HorizontalPodAutoscaler', part)).toMatchObject({
          spec: { scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: part } },
        });
        const ports = deployment.spec.template.spec.containers.flatMap(({ ports: own = [] }) => own.map(({ name }) => name));
        for (const { targetPort } of object<KubernetesService>('Service', part).spec.ports) expect(ports, part).toContain(targetPort);
      }
    });

    test('have headless services with the ports that the gateway uses', () => {
      for (const [part, port] of [
        ['api', 3000],
        ['api-balancer', 3000],
        ...REMOTES.map((remote) => [remote, NGINX_PORT] as const),
      ] as const) {
        const { ports, clusterIP } = object<KubernetesService>('Service', part).spec;
        expect(clusterIP, part).toBe('None');
        expect(
          ports.map((each) => each.port),
          part,
        ).toEqual([port]);
        expect(object<Deployment>('Deployment', part).spec.template.spec.containers[0]?.ports?.[0]?.containerPort, part).toBe(port);
      }
    });

    test('deny every connection by default and allow exactly those that are needed', () => {
      expect(policies.filter((each) => !hasRules(each)).map(({ spec }) => spec)).toEqual([
        { podSelector: {}, policyTypes: ['Ingress', 'Egress'] },
      ]);
      /** Names of the peers: deployments of this namespace, or another namespace. */
      const peers = (from: NonNullable<NetworkPolicy['spec']['ingress']>[number]['from']) =>
        from.flatMap(({ podSelector, namespaceSelector }) => {
          if (namespaceSelector) return [namespaceSelector.matchLabels?.['kubernetes.io/metadata.name'] ?? ''];
          return namesOf(deployments.filter((each) => podSelector && selects(podSelector, labelsOf(each))));
        });
      const incoming = new Set<string>();
      const outgoing = new Set<string>();
      for (const { spec } of policies) {
        for (const part of namesOf(deployments.filter((each) => selects(spec.podSelector, labelsOf(each))))) {
          for (const { from, ports } of spec.ingress ?? [])
            for (const peer of peers(from)) for (const { port } of ports) incoming.add(`${peer} → ${part} ${port}`);
          for (const { to, ports } of spec.egress ?? [])
            for (const peer of peers(to)) for (const { port } of ports) outgoing.add(`${part} → ${peer} ${port}`);
        }
      }
      const within = [
        'gateway → api-balancer 3000',
        'api-balancer → api 3000',
        ...REMOTES.map((remote) => `gateway → ${remote} ${NGINX_PORT}`),
      ];
      expect([...incoming].toSorted()).toEqual(
        [...within, `envoy-gateway-system → gateway ${NGINX_PORT}`, 'monitoring → gateway 9464', 'monitoring → api 9464'].toSorted(),
      );
      expect([...outgoing].toSorted()).toEqual(
        [
          ...within,
          'gateway → kube-system 53',
          `gateway → ${STORAGE.namespace} ${STORAGE.port}`,
          'api-balancer → kube-system 53',
          'api → kube-system 53',
          'api → monitoring 4318',
        ].toSorted(),
      );
    });

    test('have a network policy for every pod, which names only ports that its containers listen on', () => {
      for (const deployment of deployments) {
        const own = policies.filter((each) => hasRules(each) && selects(each.spec.podSelector, labelsOf(deployment)));
        expect(own.length, deployment.metadata.name).toBeGreaterThan(0);
        const listening = deployment.spec.template.spec.containers.flatMap(({ ports = [] }) =>
          ports.map(({ containerPort }) => containerPort),
        );
        for (const { spec } of own)
          for (const { port } of (spec.ingress ?? []).flatMap(({ ports }) => ports))
            expect(listening, deployment.metadata.name).toContain(port);
      }
      for (const policy of policies) expect(deployments.some((each) => selects(policy.spec.podSelector, labelsOf(each)))).toBe(true);
    });

    test('request and scale as docs/scaling.md sizes it', () => {
      const guide = read('docs/scaling.md');
      const [, share = ''] = /of which (\d+) % are used/.exec(guide) ?? [];
      const requests = (deployment: string, name: string) =>
        object<Deployment>('Deployment', deployment).spec.template.spec.containers.find((each) => each.name === name)?.resources;
      for (const part of ['api', 'gateway', 'api-balancer'])
        expect(requests(part, part)?.requests.cpu, part).toBe(`${Number(share) * 10}m`);
      const [, asked, allowed] = /requests (\d+) MiB and may have (\d+)/.exec(guide) ?? [];
      expect(requests('api', 'api')).toMatchObject({ requests: { memory: `${asked}Mi` }, limits: { memory: `${allowed}Mi` } });
      expect(composeFile.services.api).toMatchObject({ deploy: { resources: { limits: { memory: `${allowed}M` } } } });
      type Scaler = Manifest & {
        spec: { maxReplicas: number; metrics: readonly { resource: { target: { averageUtilization: number } } }[] };
      };
      const scalers = of<Scaler>('HorizontalPodAutoscaler');
      for (const { spec } of scalers) expect(spec.metrics.map(({ resource }) => resource.target.averageUtilization)).toEqual([100]);
      if (folder === 'deploy/overlays/staging') return;
      const [, ...most] = /the manifests, at most +\| +(\d+) \| +(\d+) \| +(\d+) \| +(\d+) each/.exec(guide) ?? [];
      const parts = ['api', 'gateway', 'api-balancer', REMOTES[0]];
      expect(parts.map((part) => String(scalers.find(({ metadata }) => metadata.name === part)?.spec.maxReplicas))).toEqual(most);
    });

    test('keep the pages of the last rendering on a volume, but for staging', () => {
      const onStaging = folder === 'deploy/overlays/staging';
      expect(namesOf(of('PersistentVolumeClaim'))).toEqual(onStaging ? [] : ['last-pages']);
      const { volumes } = object<Deployment>('Deployment', 'gateway').spec.template.spec as unknown as {
        volumes: readonly { name: string }[];
      };
      expect(volumes.find(({ name }) => name === 'last')).toEqual({
        name: 'last',
        ...(onStaging ? { emptyDir: { sizeLimit: '2Gi' } } : { persistentVolumeClaim: { claimName: 'last-pages' } }),
      });
    });

    test('spread the processes of each part over zones and machines', () => {
      for (const deployment of deployments) {
        const spread = (deployment.spec.template.spec as unknown as { topologySpreadConstraints?: readonly Spread[] })
          .topologySpreadConstraints;
        expect(
          spread?.map(({ topologyKey }) => topologyKey),
          deployment.metadata.name,
        ).toEqual(['topology.kubernetes.io/zone', 'kubernetes.io/hostname']);
        for (const { labelSelector } of spread ?? [])
          expect(namesOf(deployments.filter((each) => selects(labelSelector, labelsOf(each))))).toEqual([deployment.metadata.name]);
      }
    });

    test('let visitors in by TLS, and send each to the same gateway', () => {
      const { TRUSTED_PROXIES, SITE_URL = '' } = named(parts('gateway'), 'configure').environment;
      expect(TRUSTED_PROXIES).toBeTruthy();
      const { listeners } = object<Manifest & { spec: { listeners: readonly Listener[] } }>('Gateway', 'edge').spec;
      for (const { hostname } of listeners) expect(`https://${hostname}`).toBe(SITE_URL);
      expect(listeners.map(({ protocol }) => protocol)).toEqual(['HTTPS', 'HTTP']);
      const routes = of<HttpRoute>('HTTPRoute');
      const byListener = (name: string) => routes.filter(({ spec }) => spec.parentRefs.some(({ sectionName }) => sectionName === name));
      expect(namesOf(byListener('http'))).toEqual(['to-https']);
      const served = byListener('https');
      expect(namesOf(served)).toEqual(['calculations', 'site']);
      for (const { metadata, spec } of served) {
        expect(spec.rules.flatMap(({ backendRefs }) => backendRefs)).toEqual([{ name: 'gateway', port: 80 }]);
        const policies = of<TrafficPolicy>('BackendTrafficPolicy').filter((each) => each.spec.targetRefs[0]?.name === metadata.name);
        expect(policies.map((each) => each.spec.loadBalancer)).toEqual([{ type: 'ConsistentHash', consistentHash: { type: 'SourceIP' } }]);
      }
    });

    test('count the calculations of an address in one store at the edge, with the limit of the gateway', () => {
      const { matches = [] } = object<HttpRoute>('HTTPRoute', 'calculations').spec.rules[0] ?? {};
      expect(matches).toEqual(CALCULATIONS.map((name) => ({ method: 'POST', path: { type: 'Exact', value: `${mountOf('api')}${name}` } })));
      const { rateLimit } = object<TrafficPolicy>('BackendTrafficPolicy', 'calculations').spec;
      const { RATE_LIMIT_PER_MINUTE } = named(parts('gateway'), 'configure').environment;
      const limit = { requests: Number(RATE_LIMIT_PER_MINUTE), unit: 'Minute' };
      expect(rateLimit).toEqual({
        type: 'Global',
        global: {
          rules: ['0.0.0.0/0', '::/0'].map((value) => ({ clientSelectors: [{ sourceCIDR: { type: 'Distinct', value } }], limit })),
        },
      });
    });

    test('start only images that a policy names, in a namespace where the policies hold', () => {
      const [space] = of<Manifest & { metadata: { labels: Record<string, string> } }>('Namespace');
      expect(space?.metadata.labels['policy.sigstore.dev/include']).toBe('true');
      if (folder === 'deploy/kubernetes') return;
      const { images } = cluster.named<ImagePolicy>('ClusterImagePolicy', 'bracketwise-releases').spec;
      const pattern = new RegExp(`^${images[0]?.glob.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
      for (const { spec } of deployments)
        for (const { image } of [...(spec.template.spec.initContainers ?? []), ...spec.template.spec.containers])
          expect(image).toMatch(pattern);
    });
  });
}

test.describe('the cluster', () => {
  const POLICIES = cluster.of<ImagePolicy>('ClusterImagePolicy');
  const identitiesOf = (name: string) =>
    POLICIES.find(({ metadata }) => metadata.name === name)?.spec.authorities.flatMap(({ keyless }) => keyless.identities) ?? [];

  test('admits what the workflows sign, each in its own path of the registry', () => {
    const workflow = (file: string) => `https://github.com/bracketwise/bracketwise/.github/workflows/${file}`;
    expect(identitiesOf('bracketwise-releases')).toMatchObject([{ subject: `${workflow('app.yml')}@refs/heads/main` }]);
    const [{ subjectRegExp = '' } = {}] = identitiesOf('bracketwise-previews');
    expect(`${workflow('preview.yml')}@refs/pull/12/merge`).toMatch(new RegExp(subjectRegExp));
    expect(`${workflow('app.yml')}@refs/heads/main`).not.toMatch(new RegExp(subjectRegExp));
    expect(POLICIES.map(({ spec }) => spec.images[0]?.glob)).toEqual(['ghcr.io/bracketwise/preview/*', 'ghcr.io/bracketwise/*']);
    for (const file of ['app.yml', 'preview.yml']) expect(read(`.github/workflows/${file}`)).toMatch(/release -- sign /);
  });

  test('gives each environment of the workflows its own namespace, and no right to read secrets', () => {
    const bound = cluster
      .of<Manifest & { subjects: readonly { name: string }[] }>('RoleBinding')
      .map(({ metadata, subjects }) => [subjects[0]?.name, metadata.namespace]);
    const user = (environment: string) => `github:repo:bracketwise/bracketwise:environment:${environment}`;
    expect(bound).toEqual(
      expect.arrayContaining([
        [user('production'), namespaceOf('deploy/overlays/production')],
        [user('staging'), namespaceOf('deploy/overlays/staging')],
      ]),
    );
    expect(bound).toHaveLength(2);
    const rules = cluster
      .of<Manifest & { rules: readonly { resources: readonly string[] }[] }>('ClusterRole')
      .flatMap((role) => role.rules);
    const resources = rules.flatMap((rule) => rule.resources);
    for (const forbidden of ['secrets', 'pods', 'roles', 'rolebindings', 'clusterimagepolicies', '*'])
      expect(resources).not.toContain(forbidden);
    const sent = new Set(INSTALLATIONS.flatMap(({ objects }) => objects.map(({ kind }) => kind.toLowerCase())));
    for (const kind of sent) expect(resources).toContain(`${kind.replace(/cy$/, 'cie')}s`);
    const environments = [...read('.github/workflows/app.yml').matchAll(/environment: \{ name: (\w+)/g)].map(([, name]) => name);
    expect(environments).toEqual(['staging', 'production']);
  });

  test('lets a preview change nothing outside its own namespace', () => {
    const { matchConditions, validations } = cluster.named<
      Manifest & { spec: { matchConditions: readonly { expression: string }[]; validations: readonly { expression: string }[] } }
    >('ValidatingAdmissionPolicy', 'bracketwise-previews').spec;
    const previews = cluster.named<Manifest & { subjects: readonly { name: string }[] }>(
      'ClusterRoleBinding',
      'bracketwise-preview-release',
    );
    expect(matchConditions[0]?.expression).toBe(`request.userInfo.username == '${previews.subjects[0]?.name}'`);
    expect(validations[0]?.expression).toContain(".startsWith('bracketwise-preview-')");
  });
});
