/**
 * Renders the pages of one remote in a separate, sandboxed process, because the remote's code came over the network. Node's permission
 * model blocks writing files and starting programs, the environment is empty, and every global that leads to Node is deleted before the
 * remote's code runs (docs/adr/0013-rendering-in-a-separate-process.md). The process talks only to its parent, over IPC.
 */
import { createRequire } from 'node:module';
import process from 'node:process';
import { compileFunction } from 'node:vm';
import type { FurtherPage } from '@bracketwise/contract/site-map';
import type * as ShellBundle from '@bracketwise/shell/server';

type RenderRequest = ShellBundle.RenderRequest;

/** A page to render. `expose` is the remote's exposed module; null renders the page without a remote (not found, or an outline). */
export type PageRequest = Omit<RenderRequest, 'module' | 'apiOrigin'> & { readonly expose: string | null };

export interface ApiResponse {
  readonly status: number;
  readonly statusText: string;
  readonly body: string;
}

export type Order =
  /** Always sent first. `remote` is null when only the shell's own pages are rendered. */
  | { readonly type: 'start'; readonly shell: string; readonly further: readonly FurtherPage[]; readonly remote: string | null }
  | { readonly type: 'render'; readonly id: number; readonly request: PageRequest }
  | { readonly type: 'response'; readonly id: number; readonly response: ApiResponse | { readonly error: string } };

export type Report =
  | { readonly type: 'started' }
  | { readonly type: 'done'; readonly id: number; readonly page: ShellBundle.RenderedPage }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  | { readonly type: 'question'; readonly id: number; readonly path: string }
  | { readonly type: 'remark'; readonly text: string };

/** The id used for a failed start; page ids begin at 1. */
const START = 0;

/** The only globals the remote's code sees besides the language itself. None of them leads to Node. */
const GLOBALS = new Set([
  ...['global', 'console', 'fetch', 'Buffer', 'URL', 'URLSearchParams', 'TextEncoder', 'TextDecoder', 'performance'],
  ...['AbortController', 'AbortSignal', 'Event', 'EventTarget', 'structuredClone', 'queueMicrotask', 'atob', 'btoa'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'],
]);
/** Globals that ECMAScript and `Intl` define. `WebAssembly` is left out because nothing needs it. */
const LANGUAGE = new Set([
  ...['globalThis', 'Infinity', 'NaN', 'undefined', 'eval', 'isFinite', 'isNaN', 'parseFloat', 'parseInt', 'escape', 'unescape'],
  ...['decodeURI', 'decodeURIComponent', 'encodeURI', 'encodeURIComponent'],
  ...['Object', 'Function', 'Boolean', 'Symbol', 'Number', 'BigInt', 'Math', 'Date', 'Temporal', 'String', 'RegExp', 'Intl', 'JSON'],
  ...['Error', 'AggregateError', 'EvalError', 'RangeError', 'ReferenceError', 'SuppressedError', 'SyntaxError', 'TypeError', 'URIError'],
  ...['Array', 'ArrayBuffer', 'DataView', 'Map', 'Set', 'WeakMap', 'WeakSet', 'WeakRef', 'FinalizationRegistry', 'Iterator'],
  ...['Int8Array', 'Uint8Array', 'Uint8ClampedArray', 'Int16Array', 'Uint16Array', 'Int32Array', 'Uint32Array', 'Float16Array'],
  ...['Float32Array', 'Float64Array', 'BigInt64Array', 'BigUint64Array'],
  ...['Promise', 'Proxy', 'Reflect', 'DisposableStack', 'AsyncDisposableStack'],
]);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const report = (message: Report): void => void process.send?.(message);

const responses = new Map<number, (response: ApiResponse | { readonly error: string }) => void>();

/** The part of `fetch` that the data layer uses. The parent process makes the request. */
async function askApi(path: string) {
  const id = responses.size + 1;
  const response = await new Promise<ApiResponse | { readonly error: string }>((resolve) => {
    responses.set(id, resolve);
    report({ type: 'question', id, path });
  });
  if ('error' in response) throw new Error(response.error);
  const { status, statusText, body } = response;
  return { ok: status >= 200 && status < 300, status, statusText, text: async () => body, json: async () => JSON.parse(body) as unknown };
}

const remark = (...parts: readonly unknown[]) => report({ type: 'remark', text: parts.map(String).join(' ') });

/** Deletes every global that leads to Node. The console is replaced too, because Node's holds its output streams, which are sockets. */
function leaveOnlyTheLanguage(): void {
  const world = globalThis as unknown as Record<string, unknown>;
  for (const name of Object.getOwnPropertyNames(world)) {
    if (GLOBALS.has(name) || LANGUAGE.has(name)) continue;
    if (!Reflect.deleteProperty(world, name)) throw new Error(`The global ${name} cannot be removed`);
  }
  const console = Object.fromEntries(['debug', 'error', 'info', 'log', 'trace', 'warn'].map((method) => [method, remark]));
  for (const [name, value] of Object.entries({ console, fetch: askApi })) {
    Object.defineProperty(world, name, { value, writable: false, configurable: false });
  }
}

/**
 * Runs a server bundle.
 * @param require - resolves the bundle's imports
 * @returns the bundle's exports
 */
function run(code: string, require: (id: string) => unknown): Readonly<Record<string, unknown>> {
  const module: { exports: Record<string, unknown> } = { exports: {} };
  const execute = compileFunction(code, ['module', 'exports', 'require']) as (...scope: readonly unknown[]) => void;
  execute(module, module.exports, require);
  return module.exports;
}

let shell: typeof ShellBundle;
let remote: Readonly<Record<string, unknown>> = {};

function start({ shell: shellCode, further, remote: remoteCode }: Extract<Order, { type: 'start' }>): void {
  const require = createRequire(import.meta.url);
  // The bundle reads it while it is run.
  Object.assign(globalThis, { furtherPages: further });
  shell = run(shellCode, (id) => require(id)) as unknown as typeof ShellBundle;
  leaveOnlyTheLanguage();
  if (remoteCode === null) return;
  remote = run(remoteCode, (id) => {
    if (!Object.hasOwn(shell.singletons, id)) throw new Error(`A remote is not given ${id}`);
    return shell.singletons[id];
  });
}

async function render({ expose, ...request }: PageRequest): Promise<ShellBundle.RenderedPage> {
  const module = expose === null ? null : ((remote[expose] ?? null) as RenderRequest['module']);
  if (expose !== null && !module) throw new Error(`There is no ${expose}`);
  return shell.renderPage({ ...request, module, apiOrigin: '' });
}

async function obey(order: Order): Promise<void> {
  if (order.type === 'response') {
    responses.get(order.id)?.(order.response);
    return;
  }
  try {
    if (order.type === 'render') return report({ type: 'done', id: order.id, page: await render(order.request) });
    start(order);
    report({ type: 'started' });
  } catch (error) {
    report({ type: 'failed', id: order.type === 'start' ? START : order.id, message: messageOf(error) });
  }
}

process.on('message', (order: Order) => void obey(order));
process.on('disconnect', () => process.exit());
