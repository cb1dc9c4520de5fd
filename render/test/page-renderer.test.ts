import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { apiResponses } from '../src/api-responses.ts';
import { startPageRenderer, type PageRenderer, type RendererOptions } from '../src/page-renderer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bracketwise-renderer-'));
const program = path.join(folder, 'dist/page-process.mjs');
/** Sits next to the program, as a server's pages and configuration might. */
const loot = path.join(folder, 'loot');

beforeAll(() => {
  const source = readFileSync(path.join(import.meta.dirname, '../src/page-process.ts'), 'utf8');
  const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' }, module: { type: 'es6' } });
  mkdirSync(path.dirname(program), { recursive: true });
  writeFileSync(program, code);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A shell whose page body is what the page's module returns. */
const SHELL = `
  exports.singletons = { react: { version: 19 } };
  exports.renderPage = async ({ module, path }) => ({ body: JSON.stringify(module ? await module.say(path) : 'nothing'), namespaces: [] });
`;

const running: PageRenderer[] = [];
afterEach(() => running.splice(0).forEach((renderer) => renderer.stop()));

async function start(options: Partial<RendererOptions> = {}) {
  const remarks: string[] = [];
  const renderer = await startPageRenderer({
    shell: SHELL,
    remote: null,
    askApi: async (asked) => ({ status: 200, statusText: 'OK', body: JSON.stringify({ asked }) }),
    onRemark: (text) => remarks.push(text),
    program,
    ...options,
  });
  running.push(renderer);
  const request = { path: '/about-us', language: 'en', theme: 'system', config: {} as never, expose: 'Page' } as const;
  return {
    remarks,
    bodyOf: async (expose: string | null = 'Page') => JSON.parse((await renderer.render({ ...request, expose })).body) as unknown,
  };
}

test('a remote uses the singletons, the API and the console through the parent process', async () => {
  const remote = `
    const react = require('react');
    exports.Page = { say: async (path) => {
      console.warn('says', path);
      const response = await fetch('/api/states');
      return [react.version, response.ok, await response.json()];
    } };`;
  const { bodyOf, remarks } = await start({ remote });
  expect(await bodyOf()).toEqual([19, true, { asked: '/api/states' }]);
  expect(await bodyOf(null)).toBe('nothing');
  expect(remarks).toEqual(['says /about-us']);
});

test('a failed page is reported, and the next one still renders', async () => {
  const { bodyOf } = await start({
    remote: `exports.Bad = { say() { throw new Error('a bug'); } }; exports.Page = { say: () => 'fine' };`,
  });
  await expect(bodyOf('Bad')).rejects.toThrow('a bug');
  await expect(bodyOf('Missing')).rejects.toThrow('There is no Missing');
  expect(await bodyOf()).toBe('fine');
});

test.each([
  ['throws on start', 'throw new Error("at the start")', {}, 'at the start'],
  ['has a truncated bundle', 'exports.Page = {', {}, /Unexpected end of input/],
  ['never finishes starting', 'for (;;) {}', { deadlineMs: 2_000 }, 'nothing came within 2 seconds'],
])('rejects a remote that %s', async (_what, remote, patience, message) => {
  await expect(start({ remote, ...patience })).rejects.toThrow(message);
});

test('stops a page that never finishes', async () => {
  // A busy machine needs seconds for the start.
  const { bodyOf } = await start({ remote: 'exports.Page = { say: () => new Promise(() => {}) };', deadlineMs: 8_000 });
  await expect(bodyOf()).rejects.toThrow('nothing came within 8 seconds');
  await expect(bodyOf()).rejects.toThrow('the process that renders');
});

/** Each attempt tries to escape the sandbox; the page returns the outcomes. */
const ATTEMPTS = {
  'import a module of node': `require('node:fs').readFileSync('/etc/passwd')`,
  'import a module of node dynamically': `await import('node:fs')`,
  'read the environment': `process.env`,
  'reach the process by the global object': `globalThis.process.env`,
  'reach node by its own modules': `module.constructor._load('node:fs')`,
  'compile code': `Function('return process')()`,
  'compile code by another constructor': `Object.getPrototypeOf(async () => {}).constructor('return process')()`,
  'evaluate code': `(0, eval)('process')`,
  'reach the streams of the console': `console._stdout.constructor`,
  'open a web socket': `new WebSocket('ws://127.0.0.1:1')`,
  'open an event source': `new EventSource('http://127.0.0.1:1')`,
  'run WebAssembly': `WebAssembly.Module`,
  'use browser storage': `localStorage.setItem('a', 'b')`,
  'replace the way to the API': `(() => { 'use strict'; globalThis.fetch = 1; })()`,
} as const;

test('a remote cannot reach files, environment or network', async () => {
  let visitors = 0;
  const elsewhere = createServer((_request, response) => {
    visitors += 1;
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => elsewhere.once('listening', resolve));
  const { port } = elsewhere.address() as AddressInfo;
  process.env.BRACKETWISE_SECRET = 'hidden';

  const attempts = {
    ...ATTEMPTS,
    'ask another host': `await fetch('http://127.0.0.1:${port}/api/x')`,
    'ask another host without saying the protocol': `await fetch('//127.0.0.1:${port}/api/x')`,
    'ask for something else of the API': `await fetch('/api/../metrics')`,
  };
  const remote = `exports.Page = { say: async () => {
    const outcomes = {};
    ${Object.entries(attempts)
      .map(
        ([name, attempt]) =>
          `try { outcomes[${JSON.stringify(name)}] = 'succeeded: ' + String(${attempt}); } catch (error) { outcomes[${JSON.stringify(name)}] = 'failed'; }`,
      )
      .join('\n')}
    return outcomes;
  } };`;
  const { bodyOf } = await start({ remote, askApi: apiResponses('http://127.0.0.1:9', { deadlineMs: 100, pausesMs: [] }) });
  expect(await bodyOf()).toEqual(Object.fromEntries(Object.keys(attempts).map((name) => [name, 'failed'])));
  expect(visitors).toBe(0);
  elsewhere.close();
});

test('a remote sees no global that leads to Node', async () => {
  const remote = `exports.Page = { say: () => Object.getOwnPropertyNames(globalThis).filter((name) => !/^[A-Z]/.test(name)).sort() };`;
  const { bodyOf } = await start({ remote });
  expect(await bodyOf()).toEqual(
    [
      ...['atob', 'btoa', 'clearImmediate', 'clearInterval', 'clearTimeout', 'console', 'decodeURI', 'decodeURIComponent', 'encodeURI'],
      ...['encodeURIComponent', 'escape', 'eval', 'fetch', 'global', 'globalThis', 'isFinite', 'isNaN', 'parseFloat', 'parseInt'],
      ...['performance', 'queueMicrotask', 'setImmediate', 'setInterval', 'setTimeout', 'structuredClone', 'undefined', 'unescape'],
    ].sort(),
  );
});

test('even with Node’s modules, the process cannot read, write or start programs, and its environment is empty', async () => {
  // The shell gets Node's modules before they are deleted.
  const shell = `
    const outcomes = {};
    const attempt = (name, run) => { try { outcomes[name] = 'succeeded: ' + String(run()); } catch (error) { outcomes[name] = error.code; } };
    attempt('write', () => require('node:fs').writeFileSync(${JSON.stringify(loot)}, 'x'));
    attempt('read', () => require('node:fs').readFileSync('/etc/passwd', 'utf8'));
    attempt('start a program', () => require('node:child_process').execFileSync('/bin/ls'));
    attempt('start a thread', () => new (require('node:worker_threads').Worker)('0', { eval: true }));
    attempt('reach inside', () => process.binding('tcp_wrap'));
    outcomes.environment = Object.keys(process.env);
    exports.singletons = {};
    exports.renderPage = async () => ({ body: JSON.stringify(outcomes) });
  `;
  process.env.BRACKETWISE_SECRET = 'hidden';
  const { bodyOf } = await start({ shell });
  expect(await bodyOf(null)).toEqual({
    write: 'ERR_ACCESS_DENIED',
    read: 'ERR_ACCESS_DENIED',
    'start a program': 'ERR_ACCESS_DENIED',
    'start a thread': 'ERR_ACCESS_DENIED',
    'reach inside': 'ERR_ACCESS_DENIED',
    environment: [],
  });
  expect(existsSync(loot)).toBe(false);
});
