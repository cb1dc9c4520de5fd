import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { CONNECTIONS } from './declaration.ts';

/**
 * Closes connections above the limit for one address or for all visitors.
 * @param perAddress - 0 means no limit
 */
export function limitConnections(server: Server, perAddress: number): void {
  server.maxConnections = CONNECTIONS;
  if (perAddress === 0) return;
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    const others = open.get(remoteAddress) ?? 0;
    if (others === perAddress) return void socket.destroy();
    open.set(remoteAddress, others + 1);
    socket.once('close', () => {
      const left = (open.get(remoteAddress) ?? 1) - 1;
      if (left > 0) open.set(remoteAddress, left);
      else open.delete(remoteAddress);
    });
  });
}

/**
 * Ignores requests that arrive after the response that closes their connection. Node still reads them, and a response to one of them would
 * end the process.
 */
export function ignoreAfterLast(server: FastifyInstance): void {
  server.addHook('onRequest', ({ raw }, reply, done) => {
    if (raw.socket.destroyed || raw.socket.writableEnded) reply.hijack();
    else done();
  });
}
