import { HEIGHT_MESSAGE, pageOf } from '@bracketwise/shared-ui/runtime';
import { frameSnippet, heightScript, toldHeight } from './snippet.ts';

const SITE = 'https://bracketwise.example';

test('the snippet names the address with language and theme, a title, a height, and loads the frame when it is near', () => {
  expect(frameSnippet(SITE, { page: pageOf('salary'), language: 'es', theme: 'dark' })).toBe(
    [
      '<iframe',
      '  src="https://bracketwise.example/embed/salary?lang=es&amp;theme=dark"',
      '  title="Salario neto – Bracketwise"',
      '  width="100%" height="720" frameborder="0" loading="lazy"></iframe>',
    ].join('\n'),
  );
});

test('without its own theme, the address names none, so that the reader’s device decides', () => {
  expect(frameSnippet(SITE, { page: pageOf('home'), language: 'en', theme: 'system' })).toContain(
    'src="https://bracketwise.example/embed/main?lang=en"',
  );
});

describe('a message about a height', () => {
  const frames = () => [...document.querySelectorAll('iframe')];
  /** What the host page's script made of the message, frame by frame. */
  const heightsAfter = (from: number, init: MessageEventInit) => {
    const source = frames()[from]?.contentWindow ?? null;
    window.dispatchEvent(new MessageEvent('message', { origin: 'null', source, ...init }));
    return frames().map(({ height }) => height);
  };
  const message = (height: unknown) => ({ type: HEIGHT_MESSAGE, height });

  beforeAll(() => {
    document.body.innerHTML = ['/embed/salary?lang=en', '/about-us']
      .map((path) => `<iframe src="${SITE}${path}" height="720"></iframe>`)
      .concat('<iframe src="https://other.example/embed/salary" height="720"></iframe>')
      .join('');
    // As the host page's parser runs it.
    const script = document.createElement('script');
    script.textContent = heightScript(SITE).replace(/<\/?script>/gu, '');
    document.head.append(script);
  });
  beforeEach(() => {
    for (const frame of frames()) frame.height = '720';
  });

  test('from a widget sets the height of its frame', () => {
    expect(heightsAfter(0, { data: message(900) })).toEqual(['900', '720', '720']);
  });

  test.each<[string, number, MessageEventInit]>([
    ['from another page of the site', 1, { data: message(900) }],
    ['from a frame of another site', 2, { data: message(900) }],
    ['from a frame that has an origin', 0, { data: message(900), origin: 'https://other.example' }],
    ['of another type', 0, { data: { type: 'other', height: 900 } }],
    ['without a height', 0, { data: message(undefined) }],
    ['with text as a height', 0, { data: message('50%') }],
    ['of no height', 0, { data: message(0) }],
    ['that is null', 0, { data: null }],
  ])('%s changes nothing', (_what, from, init) => {
    expect(heightsAfter(from, init)).toEqual(['720', '720', '720']);
  });

  test('is followed by the preview if it comes from its frame', () => {
    const [frame = null, other = null] = frames();
    const from = (source: HTMLIFrameElement | null, data: unknown, origin = 'null') =>
      toldHeight(new MessageEvent('message', { data, origin, source: source?.contentWindow ?? null }), frame);
    expect(from(frame, message(900))).toBe(900);
    expect([from(other, message(900)), from(frame, message(900), SITE), from(frame, message('900')), from(frame, null)]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
