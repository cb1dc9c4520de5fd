import { REMOTES, variableOf } from '@bracketwise/contract/apps';
import { readNginxInstallation, readRemoteInstallation } from '../src/environment.ts';
import { gatewayConfiguration, remoteConfiguration } from '../src/nginx.ts';

const upstreams = Object.fromEntries(['api', ...REMOTES].map((app) => [variableOf(app, 'UPSTREAM'), 'http://a:1']));
const workersOf = (configuration: string) => configuration.match(/^worker_processes .*/gm);

test('nginx starts as many workers as it is told, not one per core of the machine', () => {
  const gateway = (own: NodeJS.ProcessEnv) =>
    gatewayConfiguration(readNginxInstallation({ SHELL_DIR: '/shell', PAGES_DIR: '/pages', ...upstreams, ...own }, '127.0.0.11'));
  expect(workersOf(gateway({}))).toEqual(['worker_processes 2;']);
  expect(workersOf(gateway({ WORKERS: '4' }))).toEqual(['worker_processes 4;']);
  expect(workersOf(remoteConfiguration(readRemoteInstallation({ REMOTE_DIR: '/app/remote' })))).toEqual(['worker_processes 1;']);
});

test('nginx serves remotes of other repositories, and logs them as parts', () => {
  const further = { FURTHER_REMOTES: 'mf-payroll', MF_PAYROLL_UPSTREAM: 'http://payroll:8080' };
  const installation = readNginxInstallation({ SHELL_DIR: '/shell', PAGES_DIR: '/pages', ...upstreams, ...further }, '127.0.0.11');
  const configuration = gatewayConfiguration(installation);
  const [, location = ''] = configuration.split('location /mf/payroll/ {');
  expect(location.split('location ')[0]).toContain('set $upstream "http://payroll:8080";');
  expect(configuration).toMatch(/payroll\S* mf-payroll;/);
});

test('nginx writes a problem of the same status for each refusal, also where it asks a bucket', () => {
  const withBucket = (address: string) =>
    gatewayConfiguration(
      readNginxInstallation({ SHELL_DIR: '/shell', PAGES_DIR: '/pages', ...upstreams, KEPT_URL: address }, '127.0.0.11'),
    );
  const configuration = withBucket('https://objects.example/files');
  const statusAt = (location: string) =>
    / return (\d+) "\{.*\\"status\\":(\d+)/.exec(configuration.split(`location ${location} {`)[1]?.split('\n}\n')[0] ?? '')?.slice(1);
  const refused = [...new Set(configuration.match(/error_page \d+ @\d+;/g))].map((line) => line.match(/\d+/g)?.[0] ?? '');
  expect(refused).toEqual(expect.arrayContaining(['405', '412', '413', '502', '504']));
  for (const status of refused) expect(statusAt(`@${status}`)).toEqual([status, status]);
  expect(statusAt('@missing')).toEqual(['404', '404']);
  expect(configuration.match(/location @(\d+) \{\n\s+set \$allow /g)).toEqual([expect.stringContaining('@405')]);
  expect(configuration).toContain('proxy_ssl_verify on;');
  expect(withBucket('http://objects.example:9000/files')).not.toContain('proxy_ssl');
  for (const remote of REMOTES) {
    const [, asks = ''] = configuration.split(`location /mf/${remote.replace(/^mf-/, '')}/ {`);
    expect(asks.split('proxy_pass')[0]).toContain(`error_page 404 = @stored-${remote};`);
    const [, stored = ''] = configuration.split(`location @stored-${remote} {`);
    expect(stored).toMatch(/^\s+#.*\s+if \(\$uri !~ .*\) \{ return 404; \}\s/);
    expect(stored).toMatch(new RegExp(`rewrite \\S+ /files/${remote}/\\$1 break;`));
  }
});
