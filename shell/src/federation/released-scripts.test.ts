/** @jest-environment jsdom */
import { installReleasedScripts, know, loadScript } from './released-scripts.ts';

// The build inserts it.
Object.assign(globalThis, { REMOTE_DEADLINE_MS: 8_000 });

const APP = 'mf-guides';
/** Every test uses its own names, because digests are known for good. */
let count = 0;
const named = (name: string) => `/mf/guides/assets/${name}.${String((count += 1)).padStart(8, '0')}.js`;
const nameIn = (url: string) => url.split('/').at(-1);

/** What the server has: the body of each file, and whether it is the released one. */
let served: Readonly<Record<string, 'released' | 'other'>>;
const reports: unknown[] = [];
/** URLs of the scripts that were run, with their integrity. */
let ran: (readonly [url: string | null, integrity: string])[];
/** Answers for a script element. jsdom requests none. */
let answer: (script: HTMLScriptElement) => void;

const isReleased = (script: HTMLScriptElement) => served[script.getAttribute('src') ?? ''] === 'released';

beforeEach(() => {
  served = {};
  ran = [];
  reports.length = 0;
  answer = (script) => script.dispatchEvent(new Event(isReleased(script) ? 'load' : 'error'));
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    const element = script as HTMLScriptElement;
    ran.push([element.getAttribute('src'), element.integrity ?? '']);
    queueMicrotask(() => answer(element));
  });
  global.fetch = jest.fn(async (address: unknown, { integrity, body }: RequestInit = {}) => {
    if (body) reports.push(JSON.parse(body as string));
    const content = served[address as string];
    if (integrity && content !== 'released') throw new TypeError('Failed to fetch');
    return { ok: content !== undefined, blob: async () => ({}) } as Response;
  });
});
afterEach(() => jest.restoreAllMocks());

test('a script runs with the digest of its release, and in a way that the browser can check', async () => {
  const url = named('AboutPage');
  served = { [url]: 'released' };
  know({ [url]: 'sha256-about' });
  answer = (script) => {
    expect(script.crossOrigin).toBe('anonymous');
    script.dispatchEvent(new Event('load'));
  };
  await Promise.all([loadScript(APP, url), loadScript(APP, url)]);
  expect(ran).toEqual([[url, 'sha256-about']]);
});

test('digests come from the page, and from the list that the entry names', async () => {
  const [inPage, inList, list] = [named('Page'), named('Section'), named('digests')];
  served = { [inPage]: 'released', [inList]: 'released', [list]: 'released' };
  document.body.innerHTML = `<link rel="preload" href="${inPage}" integrity="sha256-page">`;
  // jsdom does not reflect the attribute.
  Object.assign(document.querySelector('link') ?? {}, { integrity: 'sha256-page' });
  installReleasedScripts();
  answer = (script) => {
    if (script.src.endsWith(list)) globalThis.releasedScripts.know({ [nameIn(inList) ?? '']: 'sha256-section' });
    script.dispatchEvent(new Event('load'));
  };
  await globalThis.releasedScripts.load(APP, inPage, [list, 'sha256-list']);
  await globalThis.releasedScripts.load(APP, inList, [list, 'sha256-list']);
  expect(ran).toEqual([
    [inPage, 'sha256-page'],
    [list, 'sha256-list'],
    [inList, 'sha256-section'],
  ]);
});

test('a script without a digest does not run', async () => {
  const url = named('Foreign');
  served = { [url]: 'released' };
  await expect(loadScript(APP, url)).rejects.toThrow(`${APP}: ${nameIn(url)} belongs to no known release`);
  expect(ran).toEqual([]);
});

test('a script that someone has tampered with is refused by name and reported', async () => {
  const url = named('AboutPage');
  served = { [url]: 'other' };
  know({ [url]: 'sha256-about' });
  await expect(loadScript(APP, url)).rejects.toThrow(`${APP}: ${nameIn(url)} is not what the release holds`);
  expect(reports).toEqual([{ part: APP, kind: 'integrity' }]);
});

test('a script that is missing is not reported as tampered with', async () => {
  const url = named('AboutPage');
  know({ [url]: 'sha256-about' });
  await expect(loadScript(APP, url)).rejects.toThrow(`${APP}: ${nameIn(url)} did not load`);
  expect(reports).toEqual([]);
});

test('a wrong copy in the browser’s cache is replaced by that of the server', async () => {
  const url = named('AboutPage');
  served = { [url]: 'released' };
  know({ [url]: 'sha256-about' });
  answer = (script) => script.dispatchEvent(new Event(ran.length === 1 ? 'error' : 'load'));
  await loadScript(APP, url);
  expect(ran).toHaveLength(2);
  expect(fetch).toHaveBeenCalledWith(url, { integrity: 'sha256-about', cache: 'reload' });
});

test('a failed script can be loaded again', async () => {
  const url = named('AboutPage');
  know({ [url]: 'sha256-about' });
  await expect(loadScript(APP, url)).rejects.toThrow();
  served = { [url]: 'released' };
  await loadScript(APP, url);
});

test('a development server’s script runs without a digest', async () => {
  const url = named('remoteEntry');
  served = { [url]: 'other' };
  know({ [url]: '' });
  answer = (script) => script.dispatchEvent(new Event('load'));
  await loadScript(APP, url);
  expect(ran).toEqual([[url, '']]);
});

test('a script that never arrives is given up after the remote’s deadline', async () => {
  jest.useFakeTimers();
  const url = named('AboutPage');
  know({ [url]: 'sha256-about' });
  answer = () => {};
  const failure = expect(loadScript(APP, url)).rejects.toThrow(`${APP}: ${nameIn(url)} did not arrive in time`);
  await jest.advanceTimersByTimeAsync(8_000);
  await failure;
  jest.useRealTimers();
});
