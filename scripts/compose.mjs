/** Docker Compose on this machine, for what tries or measures the images. */
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './tasks.mjs';

const run = promisify(execFile);
const works = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** The command of Compose: a plugin, or a separate program. @throws Error that says what is missing */
function command() {
  if (!works('docker', 'version', '--format', '{{.Client.Version}}') && !works('docker', '--version'))
    throw new Error('There is no docker. Debian has it in docker.io.');
  if (!works('docker', 'info')) throw new Error('Docker does not reach an engine. Start dockerd, or name its socket in DOCKER_HOST.');
  if (works('docker', 'compose', 'version')) return ['docker', 'compose'];
  if (works('docker-compose', 'version')) return ['docker-compose'];
  throw new Error('There is no Compose. Debian has it in docker-compose.');
}

/**
 * A stack of docker-compose.yml under its own name.
 * @param {string} project
 * @param {Record<string, string>} settings - variables of docker-compose.yml
 * @param {number} timeout - milliseconds that a command may take
 * @throws Error that says what is missing
 */
export function stackOf(project, settings, timeout) {
  const [program, ...first] = command();
  const env = { ...process.env, ...settings, DOCKER_BUILDKIT: '1', COMPOSE_DOCKER_CLI_BUILD: '1' };
  /** Runs a command of Compose. @throws Error with its output */
  const inStack = (args, more = {}) =>
    run(program, [...first, '--project-name', project, ...args], { cwd: ROOT, env: { ...env, ...more }, maxBuffer: 1e9, timeout }).catch(
      ({ message, stdout, stderr }) => {
        throw new Error([message.split('\n')[0], stdout, stderr].join('\n'));
      },
    );
  const docker = async (...args) => (await run('docker', args, { env, maxBuffer: 1e9 })).stdout.trim();
  const containersOf = async (service) => (await inStack(['ps', '-q', service])).stdout.trim().split('\n').filter(Boolean);
  const remove = () => inStack(['down', '--volumes', '--remove-orphans', '--timeout', '5']);
  return { inStack, docker, containersOf, remove };
}
