import { createSite } from '@bracketwise/shared-ui/testing/inSite';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { useTranslation } from 'react-i18next';
import { deferredSection } from './deferred-section.tsx';

interface Props {
  readonly figure: number;
}

function Figures({ figure }: Props) {
  const { t } = useTranslation('figures');
  return <p data-testid="figures">{`${t('title')}: ${figure}`}</p>;
}

const words = async (language: string) => ({ default: { title: `Figures in ${language}` } });
const fallback = <p>fallback</p>;

/** A section whose code loads, or fails to load, when the test says so. */
function sectionOnCall() {
  const calls: { come: (component: ComponentType<Props>) => void; fail: (error: Error) => void }[] = [];
  const load = jest.fn(() => new Promise<ComponentType<Props>>((come, fail) => calls.push({ come, fail })));
  return {
    ...deferredSection<Props>({ namespace: 'figures', words, load }),
    load,
    come: () => calls.at(-1)?.come(Figures),
    fail: () => calls.at(-1)?.fail(new Error('gone')),
  };
}

/** Puts the server's HTML of the page into the document. */
async function htmlOf(figure: number) {
  const site = await createSite();
  const { Section, ready } = deferredSection<Props>({ namespace: 'figures', words, load: async () => Figures });
  await ready(site.words);
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <site.Site>
      <Section figure={figure} fallback={fallback} />
    </site.Site>,
  );
  document.body.append(container);
  return container;
}

afterEach(() => (document.body.innerHTML = ''));

describe('a section without server HTML', () => {
  test('keeps its space until it loads, then appears', async () => {
    const site = await createSite();
    const { Section, come, load } = sectionOnCall();
    await act(async () => render(<Section figure={1} fallback={fallback} />, { wrapper: site.Site }));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByText('fallback')).toBeInTheDocument();
    await act(async () => come());
    expect(await screen.findByText('Figures in en: 1')).toBeInTheDocument();
  });

  test('reports a failed load and offers a retry', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const site = await createSite();
    const { Section, come, fail } = sectionOnCall();
    await act(async () => render(<Section figure={1} />, { wrapper: site.Site }));
    await act(async () => fail());
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load this part of the page.');
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    await act(async () => come());
    expect(await screen.findByText('Figures in en: 1')).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('a section with server HTML', () => {
  async function takeOver() {
    const container = await htmlOf(1);
    const html = screen.getByTestId('figures');
    const site = await createSite();
    const section = sectionOnCall();
    const errors: unknown[] = [];
    const page = (figure: number) => <section.Section figure={figure} fallback={fallback} />;
    const view = await act(async () =>
      render(page(1), { container, hydrate: true, wrapper: site.Site, onRecoverableError: (error) => errors.push(error) }),
    );
    return { ...section, ...site, html, errors, rerender: (figure: number) => view.rerender(page(figure)) };
  }

  test('is hydrated in place once the browser is idle', async () => {
    let idle = () => {};
    window.requestIdleCallback = (callback) => {
      idle = () => callback({ didTimeout: false, timeRemaining: () => 50 });
      return 1;
    };
    window.cancelIdleCallback = () => {};
    const { load, come, html, errors } = await takeOver();
    expect(load).not.toHaveBeenCalled();
    await act(async () => idle());
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(html).toBeInTheDocument();
    await act(async () => come());
    expect(screen.getByTestId('figures')).toBe(html);
    expect(errors).toEqual([]);
    Reflect.deleteProperty(window, 'requestIdleCallback');
  });

  test('is hydrated after a delay if the browser has no requestIdleCallback', async () => {
    jest.useFakeTimers();
    const { load } = await takeOver();
    expect(load).not.toHaveBeenCalled();
    await act(async () => jest.runAllTimersAsync());
    expect(load).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  test('stays readable if its code fails to load, says so, and is hydrated after a retry', async () => {
    const { come, fail, html, errors } = await takeOver();
    await act(async () => new Promise((resolve) => setTimeout(resolve, 400)));
    await act(async () => fail());
    expect(screen.getByTestId('figures')).toBe(html);
    expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t load this part of the page.');
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await act(async () => come());
    expect(screen.getByTestId('figures')).toBe(html);
    expect(errors).toEqual([]);
  });

  test('appears in the language chosen while its texts were loading', async () => {
    const container = await htmlOf(1);
    const site = await createSite();
    let arrive = () => {};
    const english = new Promise<void>((resolve) => (arrive = resolve));
    const { Section } = deferredSection<Props>({
      namespace: 'figures',
      words: async (language) => {
        if (language === 'en') await english;
        return words(language);
      },
      load: async () => Figures,
    });
    await act(async () => render(<Section figure={1} fallback={fallback} />, { container, hydrate: true, wrapper: site.Site }));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 400)));
    await site.changeLanguage('fr');
    await act(async () => arrive());
    expect(await screen.findByText('Figures in fr: 1')).toBeInTheDocument();
  });

  test('is not rendered again when the page around it changes', async () => {
    const { html, rerender, words: i18n, errors } = await takeOver();
    await act(async () => rerender(1));
    await act(async () => void i18n.emit('fallbackCame'));
    expect(screen.getByTestId('figures')).toBe(html);
    expect(screen.queryByText('fallback')).not.toBeInTheDocument();
    expect(errors).toEqual([]);
  });
});
