import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FurtherPage } from '@bracketwise/contract/site-map';
import type * as ShellBundle from '@bracketwise/shell/server';
import type { ApiResponse, Order, PageRequest, Report } from './page-process.ts';

type RenderedPage = ShellBundle.RenderedPage;

/** A child process that renders the pages of one remote, or of the shell alone. */
export interface PageRenderer {
  /** @throws Error when the page fails to render or times out */
  readonly render: (request: PageRequest) => Promise<RenderedPage>;
  readonly stop: () => void;
}

export interface RendererOptions {
  /** Source of the shell's server bundle. */
  readonly shell: string;
  /** The pages that the shell was built without. */
  readonly further?: readonly FurtherPage[];
  /** Source of the remote's server bundle, which is not trusted. Null renders the shell's own pages. */
  readonly remote: string | null;
  /** Fetches API data for a page. */
  readonly askApi: (path: string) => Promise<ApiResponse>;
  /** Receives what the code writes to the console. */
  readonly onRemark: (text: string) => void;
  /** Timeout of the start and of each page, in milliseconds. */
  readonly deadlineMs?: number;
  /** Path of the compiled `page-process.ts`. The process may read the parent of its folder. */
  readonly program?: string;
}

const PROGRAM = fileURLToPath(new URL('./page-process.js', import.meta.url));

/** Node 20 has only the experimental flag. Later versions also block network connections. */
const PERMISSIONS = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';

/** @throws Error when the code does not run */
export async function startPageRenderer(options: RendererOptions): Promise<PageRenderer> {
  const { shell, further = [], remote, askApi, onRemark, deadlineMs = 30_000, program = PROGRAM } = options;
  const child = fork(program, {
    // The process must read its own program to start. It may read nothing else.
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
  /** Pending requests by page id; 0 is the start. */
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
      if (child.connected && !child.killed) order(message);
      else settle(id, ({ reject: refuse }) => refuse(new Error('the process that renders has ended')));
    });

  child.on('error', ({ message }) => failAll(`the process that renders failed: ${message}`));
  child.on('exit', (code, signal) => failAll(`the process that renders ended with ${code ?? signal}`));
  child.on('message', (report: Report) => {
    if (report.type === 'started') settle(0, ({ resolve }) => resolve(undefined as never));
    else if (report.type === 'done') settle(report.id, ({ resolve }) => resolve(report.page));
    else if (report.type === 'failed') settle(report.id, ({ reject }) => reject(new Error(report.message)));
    else if (report.type === 'remark') onRemark(report.text);
    else {
      const { id } = report;
      askApi(report.path).then(
        (response) => child.connected && order({ type: 'response', id, response }),
        (error: Error) => child.connected && order({ type: 'response', id, response: { error: error.message } }),
      );
    }
  });

  let pages = 0;
  const stop = () => void child.kill('SIGKILL');
  await wait(0, { type: 'start', shell, further, remote }).catch((error: unknown) => {
    stop();
    throw error;
  });
  return { render: (request) => wait((pages += 1), { type: 'render', id: pages, request }), stop };
}
