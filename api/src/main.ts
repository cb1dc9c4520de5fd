import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { makeBindingCheap } from './cheap-binding.ts';
import { ConfigurationError, readConfig } from './config/config.ts';
import type { Config } from './config/config.ts';
import { createApp } from './create-app.ts';
import { Readiness } from './health/readiness.ts';
import { openLog } from './log-output.ts';
import type { LogOutput } from './log-output.ts';
import { createMetricsServer } from './metrics/metrics-server.ts';
import { Metrics } from './metrics/metrics.ts';

const STANDARD_OUTPUT = 1;
/** Time limit for writing the last log lines. */
const LAST_LINES_MS = 500;

async function start(config: Config): Promise<void> {
  const logs = openLog(STANDARD_OUTPUT);
  const app = await createApp(config, logs);
  app.get(Metrics).watchLog(logs);
  if (config.metricsPort > 0) await once(createMetricsServer(app.get(Metrics)).listen(config.metricsPort, config.host), 'listening');
  stopWhenAsked(app, config, logs);
  await app.listen({ port: config.port, host: config.host, listenTextResolver: (address) => `listening at ${address}` });
  const { port } = app.getHttpServer().address() as AddressInfo;
  // A parent script may have asked for any free port and needs to know which one it got.
  process.send?.({ port });
}

/** On a signal or when the parent is gone: report "not ready", finish running requests, exit with 0. */
function stopWhenAsked(app: NestFastifyApplication, { drainDelayMs, drainTimeoutMs }: Config, logs: LogOutput): void {
  const exit = async (code: number): Promise<void> => {
    await logs.close(LAST_LINES_MS);
    process.exit(code);
  };
  const stop = async (reason: string): Promise<void> => {
    log(app).info({ reason }, 'shutting down');
    app.get(Readiness).drain();
    setTimeout(() => {
      log(app).error('requests did not finish in time');
      void exit(1);
    }, drainDelayMs + drainTimeoutMs).unref();
    await wait(drainDelayMs);
    // `app.close()` leaves open connections that were busy at that moment, so close them when they become idle.
    setInterval(() => {
      app.getHttpServer().closeIdleConnections();
    }, 50);
    await app.close();
    await exit(0);
  };
  let stopping = false;
  for (const reason of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.on(reason, () => {
      // A signal to the process group and the parent's exit arrive together.
      if (stopping) return;
      stopping = true;
      void stop(reason);
    });
  }
}

const log = (app: NestFastifyApplication) => app.getHttpAdapter().getInstance().log;

/** The startup error to print: one line if the cause is known. */
function whyNot(reason: unknown): string {
  if (reason instanceof ConfigurationError) return reason.message;
  if (!(reason instanceof Error)) return String(reason);
  const { code, port, address } = reason as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE') return `PORT ${String(port)} of ${String(address)} is taken by another process`;
  return reason.stack ?? reason.message;
}

makeBindingCheap();
try {
  await start(readConfig(process.env));
} catch (reason) {
  process.stderr.write(`${whyNot(reason)}\n`);
  process.exit(1);
}
