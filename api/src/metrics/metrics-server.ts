import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Metrics } from './metrics.ts';

/** Hands out the metrics at a port of their own, which no gateway leads to. */
export function createMetricsServer({ registry }: Metrics): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    void registry.metrics().then((text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text));
  });
}
