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
