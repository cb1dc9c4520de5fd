import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Tells the parent process which port this one listens on, and exits when the parent is gone. */
export function reportPort(server: FastifyInstance): void {
  process.send?.({ port: (server.server.address() as AddressInfo).port });
  const stop = () => void server.close().then(() => process.exit(0));
  process.on('disconnect', stop);
  process.on('SIGTERM', stop);
  // Ctrl-C signals the whole process group; only the parent decides when this process stops.
  process.on('SIGINT', () => {
    if (!process.connected) stop();
  });
}
