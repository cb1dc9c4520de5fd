import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as ShellBundle from '@bracketwise/shell/server';
import type { ApiAnswer, Order, PageRequest, Report } from './page-process.ts';

type RenderedPage = ShellBundle.RenderedPage;

/** A process that renders the pages of one remote, or of the shell alone. */
export interface PageRenderer {
  /** @throws Error when the page cannot be rendered, or not in time */
  readonly render: (request: PageRequest) => Promise<RenderedPage>;
  readonly stop: () => void;
}

export interface RendererOptions {
  /** Code of the shell's server bundle. */
  readonly shell: string;
  /** Code of the remote's, which nobody trusts; null for the pages of the shell alone. */
  readonly remote: string | null;
  /** Asks the API on behalf of a page. */
  readonly askApi: (path: string) => Promise<ApiAnswer>;
  /** Hears what the code writes to the console. */
  readonly onRemark: (text: string) => void;
  /** Milliseconds for one page, and for the start. */
  readonly deadlineMs?: number;
  /** The compiled `page-process.ts`, and the folder it may read: its own. */
  readonly program?: string;
}

const PROGRAM = fileURLToPath(new URL('./page-process.js', import.meta.url));

/** What node calls its permission model: an experiment in node 20. Later ones also refuse connections by it. */
const PERMISSIONS = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';

/** @throws Error when the code does not run */
export async function startPageRenderer(options: RendererOptions): Promise<PageRenderer> {
  const { shell, remote, askApi, onRemark, deadlineMs = 30_000, program = PROGRAM } = options;
  const child = fork(program, {
    // Read it must, or it could not start: its own program, and nothing else.
    execArgv: [
      PERMISSIONS,
      `--allow-fs-read=${path.join(path.dirname(program), '..')}/*`,
      '--disallow-code-generation-from-strings',
      '--no-warnings',
    ],
    env: {},
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const order = (message: Order) => void child.send(message);

  interface Waiting {
    readonly resolve: (page: RenderedPage) => void;
    readonly reject: (error: Error) => void;
  }
  /** By the id of the page; the start has 0. */
  const waiting = new Map<number, Waiting>();
  const settle = (id: number, how: (one: Waiting) => void) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (one) how(one);
  };
  const failAll = (message: string) => {
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(new Error(message)));
  };
  const wait = (id: number, message: Order) =>
    new Promise<RenderedPage>((resolve, reject) => {
      const timer = setTimeout(() => {
        child.kill('SIGKILL');
        failAll(`nothing came within ${deadlineMs / 1000} seconds`);
      }, deadlineMs);
      const inTime =
        <T>(then: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          then(value);
        };
      waiting.set(id, { resolve: inTime(resolve), reject: inTime(reject) });
      if (child.connected) order(message);
      else settle(id, ({ reject: refuse }) => refuse(new Error('the process that renders has ended')));
    });

  child.on('error', ({ message }) => failAll(message));
  child.on('exit', (code, signal) => failAll(`the process that renders ended with ${code ?? signal}`));
  child.on('message', (report: Report) => {
    if (report.type === 'started') settle(0, ({ resolve }) => resolve(undefined as never));
    else if (report.type === 'done') settle(report.id, ({ resolve }) => resolve(report.page));
    else if (report.type === 'failed') settle(report.id, ({ reject }) => reject(new Error(report.message)));
    else if (report.type === 'remark') onRemark(report.text);
    else {
      const { id } = report;
      askApi(report.path).then(
        (answer) => child.connected && order({ type: 'answer', id, answer }),
        (error: Error) => child.connected && order({ type: 'answer', id, answer: { error: error.message } }),
      );
    }
  });

  let pages = 0;
  const stop = () => void child.kill('SIGKILL');
  await wait(0, { type: 'start', shell, remote }).catch((error: unknown) => {
    stop();
    throw error;
  });
  return { render: (request) => wait((pages += 1), { type: 'render', id: pages, request }), stop };
}
