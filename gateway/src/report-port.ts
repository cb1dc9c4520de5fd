import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Tells the process that started this one where it listens, and stops when that process is gone. */
export function reportPort(server: FastifyInstance): void {
  process.send?.({ port: (server.server.address() as AddressInfo).port });
  const stop = () => void server.close().then(() => process.exit(0));
  process.on('disconnect', stop);
  process.on('SIGTERM', stop);
  // Ctrl-C reaches the whole group; the process that started this one decides when it ends.
  process.on('SIGINT', () => {
    if (!process.connected) stop();
  });
}
