import { PAGE_CONTRACT } from '@bracketwise/contract/page-contract';
import { definePage, type ExposedPage } from '@bracketwise/shared-ui/federation/page-contract';
import { createWords, pageOf } from '@bracketwise/shared-ui/runtime';
import { createPageLoader } from './page-loader.ts';

const home = pageOf('home');
const exposed = (): ExposedPage => ({
  default: definePage({
    namespace: 'home',
    words: async (language) => ({ default: { greeting: `hello in ${language}` } }),
    Page: () => null,
  }),
});

test('a page is ready once it and its texts in the current language are loaded', async () => {
  const words = createWords('fr');
  const loader = createPageLoader(words, async () => exposed());
  expect(loader.stateOf(home).status).toBe('absent');
  await loader.load(home);
  expect(loader.stateOf(home)).toMatchObject({ status: 'ready', page: { namespace: 'home' } });
  expect(words.t('home:greeting')).toBe('hello in fr');
});

test('a page requested twice is fetched once', async () => {
  const fetchPage = jest.fn(async () => exposed());
  const loader = createPageLoader(createWords('en'), fetchPage);
  await Promise.all([loader.load(home), loader.load(home)]);
  await loader.load(home);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

test('a failed load is reported, and the next request retries and tells the fetcher so', async () => {
  const fetchPage = jest
    .fn<Promise<ExposedPage>, [unknown, { retry: boolean }]>()
    .mockRejectedValueOnce(new Error('503'))
    .mockResolvedValueOnce(exposed());
  const loader = createPageLoader(createWords('en'), fetchPage);
  await loader.load(home);
  expect(loader.stateOf(home)).toMatchObject({ status: 'failed', error: new Error('503') });
  await loader.load(home);
  expect(loader.stateOf(home).status).toBe('ready');
  expect(fetchPage.mock.calls.map(([, attempt]) => attempt.retry)).toEqual([false, true]);
});

test('a link that is followed to a page that is not loaded is told, one that is pointed at is not', async () => {
  const onFollowed = jest.fn();
  const loader = createPageLoader(createWords('en'), async () => exposed(), { onFollowed });
  const pointedAt = loader.load(home);
  expect(onFollowed).not.toHaveBeenCalled();
  void loader.load(home, { followed: true });
  await pointedAt;
  await loader.load(home, { followed: true });
  expect(onFollowed.mock.calls).toEqual([[home]]);
});

test('a page whose texts fail to load has failed', async () => {
  const page = exposed().default;
  const withoutWords = { default: { ...page, namespace: 'wordless', words: () => Promise.reject(new Error('words are gone')) } };
  const loader = createPageLoader(createWords('en'), async () => withoutWords);
  await loader.load(home);
  expect(loader.stateOf(home)).toMatchObject({ status: 'failed', error: { message: 'words are gone' } });
});

test.each([
  [
    'a page of another contract',
    { default: { ...exposed().default, contract: 0 } },
    `mf-main-calculator has contract 0, the shell ${PAGE_CONTRACT}`,
  ],
  ['a remote that exposes nothing', null, 'mf-main-calculator exposes no HomePage'],
])('%s is rejected with a message', async (_what, module, message) => {
  const loader = createPageLoader(createWords('en'), async () => module);
  await loader.load(home);
  expect(loader.stateOf(home)).toMatchObject({ status: 'failed', error: { message } });
});

describe('a page with sections', () => {
  const withSection = (ready: () => Promise<unknown>) =>
    createPageLoader(createWords('en'), async () => ({ default: { ...exposed().default, sections: [{ ready }] } }));

  test('is ready once they are', async () => {
    let come = () => {};
    const loader = withSection(() => new Promise<void>((resolve) => (come = resolve)));
    const loading = loader.load(home);
    await new Promise((resolve) => setTimeout(resolve));
    expect(loader.stateOf(home).status).toBe('loading');
    come();
    await loading;
    expect(loader.stateOf(home).status).toBe('ready');
  });

  test('is ready before them if their HTML is already there', async () => {
    const ready = jest.fn(() => new Promise(() => {}));
    const loader = withSection(ready);
    await loader.load(home, { deferSections: true });
    expect(loader.stateOf(home).status).toBe('ready');
    expect(ready).not.toHaveBeenCalled();
  });

  test('is ready even if one of them fails to load', async () => {
    const loader = withSection(() => Promise.reject(new Error('gone')));
    await loader.load(home);
    expect(loader.stateOf(home).status).toBe('ready');
  });
});

test('listeners are notified of every change until they unsubscribe', async () => {
  const loader = createPageLoader(createWords('en'), async () => exposed());
  const heard: string[] = [];
  const leave = loader.subscribe(() => heard.push(loader.stateOf(home).status));
  await loader.load(home);
  leave();
  expect(heard).toEqual(['loading', 'ready']);
});

describe('a deadline', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** A remote that answers each attempt when the test says so. */
  function hangingRemote(module = exposed()) {
    const answers: ((module: ExposedPage) => void)[] = [];
    const failed = jest.fn();
    const fetchPage = () => new Promise<ExposedPage>((resolve) => answers.push(resolve));
    const loader = createPageLoader(createWords('en'), fetchPage, { deadlineMs: 8_000, onFailure: failed });
    return { loader, failed, answer: (attempt: number) => answers[attempt]?.(module), statusOf: () => loader.stateOf(home).status };
  }

  test('ends the wait for a remote that hangs, and names it', async () => {
    const { loader, failed } = hangingRemote();
    const loading = loader.load(home);
    await jest.advanceTimersByTimeAsync(7_999);
    expect(loader.stateOf(home).status).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    await loading;
    expect(loader.stateOf(home)).toMatchObject({ error: { message: 'mf-main-calculator did not answer within 8 seconds' } });
    expect(failed).toHaveBeenCalledWith(home);
  });

  test('does not reject a page that arrives later', async () => {
    const { loader, answer, statusOf } = hangingRemote();
    void loader.load(home);
    await jest.advanceTimersByTimeAsync(9_000);
    expect(statusOf()).toBe('failed');
    answer(0);
    await jest.advanceTimersByTimeAsync(0);
    expect(statusOf()).toBe('ready');
    expect(await loader.whenReady(home)).toMatchObject({ namespace: 'home' });
  });

  test('applies to each attempt, and the page from the first answer stays', async () => {
    const { loader, answer, statusOf } = hangingRemote();
    void loader.load(home);
    await jest.advanceTimersByTimeAsync(8_000);
    void loader.load(home);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(statusOf()).toBe('loading');
    answer(0);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(statusOf()).toBe('ready');
  });

  test('lets a page appear although one of its sections hangs', async () => {
    const { loader, failed, answer, statusOf } = hangingRemote({
      default: { ...exposed().default, sections: [{ ready: () => new Promise(() => {}) }] },
    });
    void loader.load(home);
    answer(0);
    await jest.advanceTimersByTimeAsync(8_000);
    expect(statusOf()).toBe('ready');
    expect(failed).not.toHaveBeenCalled();
  });
});
