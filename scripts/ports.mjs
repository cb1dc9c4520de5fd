import { once } from 'node:events';
import { createServer } from 'node:net';

/** @returns {Promise<number>} the port; 0 gives a free one */
async function tried(port) {
  const probe = createServer().listen(port);
  await once(probe, 'listening');
  const { port: free } = probe.address();
  probe.close();
  await once(probe, 'close');
  return free;
}

/** @throws Error that names the port if it is in use */
export async function assertFree(port) {
  await tried(port).catch((error) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is taken. Stop what listens there, or choose another, such as PORT=8081`);
  });
}

/** @throws Error that names the variable if PORT is not a port */
export function portFromEnvironment(fallback) {
  const port = Number(process.env.PORT || fallback);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`PORT is "${process.env.PORT}"; it must be a whole number from 0 to 65535`);
}

/** @returns the port if it is free, and otherwise another that is */
export const freePort = (port) => tried(port).catch(() => tried(0));
