import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { REMOTES } from '@bracketwise/gateway/apps';
import { readInstallation } from '@bracketwise/gateway/environment';
import { expect, test } from '../support/site.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

interface Service {
  readonly build: { readonly context: string; readonly target: string; readonly args?: Readonly<Record<string, string>> };
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly restart?: string;
}

const { services } = parse(read('docker-compose.yml'), { merge: true }) as { services: Readonly<Record<string, Service>> };
const service = (name: string): Service => {
  const found = services[name];
  if (!found) throw new Error(`docker-compose.yml has no service ${name}`);
  return found;
};

/** `${PORT:-8080}` as it reads where nothing is set. */
const settled = (value: string): string => value.replace(/\$\{\w+:-([^}]*)\}/g, '$1');
const environmentOf = (name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(service(name).environment ?? {}).map(([key, value]) => [key, settled(value)]));

/** Names that a reader of the environment looks up. */
function namesReadBy(reader: (environment: NodeJS.ProcessEnv) => unknown, environment: Readonly<Record<string, string>>): Set<string> {
  const names = new Set<string>();
  reader(
    new Proxy<NodeJS.ProcessEnv>(
      { ...environment },
      {
        get: (target, name: string) => {
          names.add(name);
          return target[name];
        },
        has: (target, name: string) => {
          names.add(name);
          return name in target;
        },
      },
    ),
  );
  return names;
}

test('docker-compose.yml has a service for the gateway, the API and every remote, and no other', () => {
  expect(Object.keys(services).toSorted()).toEqual(['api', 'gateway', ...REMOTES].toSorted());
});

test('only the gateway is reached from outside, and every service comes back by itself', () => {
  expect(Object.entries(services).filter(([, { ports }]) => ports?.length)).toHaveLength(1);
  expect(service('gateway').ports?.map(settled)).toEqual([`8080:${environmentOf('gateway').PORT}`]);
  for (const [name, { restart }] of Object.entries(services)) expect(restart, name).toBe('unless-stopped');
});

test('the gateway starts with what it is given, and knows every name of it', () => {
  const environment = environmentOf('gateway');
  const installation = readInstallation(environment);
  const names = namesReadBy(readInstallation, environment);
  expect(Object.keys(environment).filter((name) => !names.has(name))).toEqual([]);

  // Where the gateway looks for a part, that part listens.
  for (const [name, upstream] of [['api', installation.apiUpstream], ...Object.entries(installation.remoteUpstreams)] as const) {
    expect(new URL(upstream).hostname).toBe(name);
    expect(new URL(upstream).port).toBe(environmentOf(name).PORT);
    expect(environmentOf(name).HOST).toBe('0.0.0.0');
  }
  const { depends_on: before = [] } = service('gateway');
  expect((Array.isArray(before) ? (before as string[]) : Object.keys(before)).toSorted()).toEqual(['api', ...REMOTES].toSorted());
});

test('the API starts with what it is given, and knows every name of it', async () => {
  const file = path.join(ROOT, 'api/dist/config/config.js');
  const { readConfig } = (await import(file)) as { readConfig: (environment: NodeJS.ProcessEnv) => Record<string, unknown> };
  const environment = environmentOf('api');
  const names = namesReadBy(readConfig, environment);
  expect(Object.keys(environment).filter((name) => !names.has(name))).toEqual([]);
  // One proxy stands before it: the gateway.
  expect(readConfig(environment)).toMatchObject({ host: '0.0.0.0', port: 3000, rateLimitPerMinute: 120, trustProxy: 1 });
});

test('a remote knows every name it is given', () => {
  const names = new Set([...read('gateway/src/remote-server.ts').matchAll(/process\.env\.(\w+)/g)].map(([, name]) => name));
  for (const remote of REMOTES) expect(Object.keys(environmentOf(remote)).filter((name) => !names.has(name))).toEqual([]);
});

test('every image has its stage in the Dockerfile, and every program it runs is built', () => {
  const dockerfile = read('Dockerfile');
  const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, stage]) => stage);
  for (const [name, { build }] of Object.entries(services)) {
    expect(stages, name).toContain(build.target);
    expect(existsSync(path.join(ROOT, build.context, 'Dockerfile')), name).toBe(true);
  }
  for (const remote of REMOTES) expect(service(remote).build.args?.APP).toBe(remote);
  const programs = [...dockerfile.matchAll(/(?:render|gateway|api)\/dist\/[\w-]+\.js/g)].map(([program]) => program);
  expect(programs.length).toBeGreaterThanOrEqual(4);
  for (const program of programs) expect(existsSync(path.join(ROOT, program)), program).toBe(true);
  // What an image copies from the build must be made by it.
  for (const [, folder = ''] of dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)) {
    expect(existsSync(path.join(ROOT, folder.replace('${APP}', 'mf-main-calculator'))), folder).toBe(true);
  }
});
