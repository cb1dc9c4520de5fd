import { once } from 'node:events';
import sonicBoom from 'sonic-boom';
import type { LogSink } from './http/request-log.ts';

/** Lines are written a hundred at a time: under load, writing each one by itself would cost a twentieth of a calculation. */
const BATCH_BYTES = 16_000;
const BATCH_MS = 250;
/** What waits for a sink that takes nothing. Later lines are dropped and counted. */
const MOST_WAITING_BYTES = 1024 * 1024;

export interface LogOutput extends LogSink {
  /** Lines that were never written, because the sink took nothing for too long. */
  readonly dropped: number;
  /** Writes what waits. Gives up after so long, since a process that stops must not wait for its log. */
  close(milliseconds: number): Promise<void>;
}

/** Writes lines to a file descriptor. Whatever the sink does, no line delays an answer and memory stays bounded. */
export function openLog(descriptor: number): LogOutput {
  // Node makes the pipe or socket of its standard output non-blocking when `process.stdout` is first read. A blocking write to a stalled
  // pipe would hold a thread of the pool, and the process could not exit.
  if (descriptor === 1) void process.stdout;
  const output = new sonicBoom.SonicBoom({
    fd: descriptor,
    minLength: BATCH_BYTES,
    maxLength: MOST_WAITING_BYTES,
    periodicFlush: BATCH_MS,
    sync: false,
  });
  let dropped = 0;
  let reported = 0;
  output.on('drop', () => {
    dropped += 1;
  });
  // A full disk, a reader that is gone. The lines wait, and the next flush tries again.
  output.on('error', () => undefined);
  output.on('drain', () => {
    if (dropped === reported) return;
    const lines = dropped - reported;
    reported = dropped;
    output.write(`${JSON.stringify({ level: 'warn', time: Date.now(), lines, msg: 'log lines were dropped' })}\n`);
  });
  return {
    write: (line) => {
      output.write(line);
    },
    get dropped() {
      return dropped;
    },
    close: async (milliseconds) => {
      const signal = AbortSignal.timeout(milliseconds);
      try {
        // The first may end with a batch that was on its way; the second writes the rest.
        for (let batch = 0; batch < 2; batch += 1) {
          const written = once(output, 'drain', { signal });
          output.flush();
          await written;
        }
      } catch {
        // The sink still takes nothing.
      }
    },
  };
}
