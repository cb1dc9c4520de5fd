import { once } from 'node:events';
import sonicBoom from 'sonic-boom';
import type { LogSink } from './http/request-log.ts';

/** Writes lines in batches: under load, writing each line separately would cost a twentieth of a calculation. */
const BATCH_BYTES = 64_000;
const BATCH_MS = 250;
/** Buffer for a blocked sink. Further lines are dropped and counted. */
const MOST_WAITING_BYTES = 1024 * 1024;

export interface LogOutput extends LogSink {
  /** Lines dropped because the sink was blocked for too long. */
  readonly dropped: number;
  /** Flushes the buffer, but gives up after this time so a blocked log cannot delay the exit. */
  close(milliseconds: number): Promise<void>;
}

/** Opens a log on a file descriptor. A blocked sink never delays a response, and memory stays bounded. */
export function openLog(descriptor: number): LogOutput {
  // Reading `process.stdout` makes Node switch the pipe or socket to non-blocking. A blocking write to a stalled pipe would hold a pool
  // thread, and the process could not exit.
  if (descriptor === 1) void process.stdout;
  const output = new sonicBoom.SonicBoom({
    fd: descriptor,
    // With strings, it would measure the whole batch again at each line.
    contentMode: 'buffer',
    minLength: BATCH_BYTES,
    // A write may be longer than a batch by one line.
    maxWrite: BATCH_BYTES + 1024,
    maxLength: MOST_WAITING_BYTES,
    periodicFlush: BATCH_MS,
    sync: false,
  });
  const write = (line: string): void => {
    // Its types know only strings.
    output.write(Buffer.from(line) as Buffer & string);
  };
  let dropped = 0;
  let reported = 0;
  output.on('drop', () => {
    dropped += 1;
  });
  // For example a full disk or a closed reader. The lines stay buffered, and the next flush retries.
  output.on('error', () => undefined);
  output.on('drain', () => {
    if (dropped === reported) return;
    const lines = dropped - reported;
    reported = dropped;
    write(`${JSON.stringify({ level: 'warn', time: Date.now(), lines, msg: 'log lines were dropped' })}\n`);
  });
  return {
    write,
    get dropped() {
      return dropped;
    },
    close: async (milliseconds) => {
      const signal = AbortSignal.timeout(milliseconds);
      try {
        // The first drain may belong to a batch in progress; the second writes the rest.
        for (let batch = 0; batch < 2; batch += 1) {
          const written = once(output, 'drain', { signal });
          output.flush();
          await written;
        }
      } catch {
        // The sink is still blocked.
      }
    },
  };
}
