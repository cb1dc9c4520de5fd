import { act, fireEvent, screen } from '@testing-library/react';
import { definePage } from '@bracketwise/shared-ui/federation/page-contract';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { pageOf } from '@bracketwise/shared-ui/runtime';
import { Routes } from '../routes.tsx';
import { renderInShell } from '../testing/in-shell.tsx';
import { WidgetLayout } from './WidgetLayout.tsx';

const salary = pageOf('salary');

const observers = new Set<ResizeObserverCallback>();
/** Calls back, as a browser does when the document changes its size. */
const resize = () => observers.forEach((change) => change([], {} as ResizeObserver));
const told: unknown[] = [];
beforeAll(() => {
  globalThis.ResizeObserver = class {
    readonly #change: ResizeObserverCallback;
    constructor(change: ResizeObserverCallback) {
      this.#change = change;
    }
    observe() {
      observers.add(this.#change);
    }
    unobserve() {}
    disconnect() {
      observers.delete(this.#change);
    }
  };
  jest.spyOn(window.parent, 'postMessage').mockImplementation((...message: unknown[]) => void told.push(message));
});

const show = () =>
  renderInShell(<Routes Frame={WidgetLayout} />, {
    path: '/embed/salary',
    language: 'es',
    config: { widgetOf: salary.path },
    fetchPage: async () => ({
      default: definePage({
        namespace: 'salary',
        words: async () => ({ default: { meta: { title: 'Salario' } } }),
        Page: () => <PageLink to="/about-us">{'About'}</PageLink>,
      }),
    }),
  });

test('a widget has its name, the calculator, the disclaimer and a link to its page, and no menus', async () => {
  await show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(salary.name.es);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('banner')).toBeNull();
  const link = screen.getByRole('link', { name: 'Bracketwise' });
  expect(link).toHaveAttribute('href', '/salary-calculator?lang=es');
  expect(link).toHaveAttribute('target', '_blank');
});

test('a widget leaves a link to the browser, with the widget’s language', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'About' });
  expect(link).toHaveAttribute('href', '/about-us?lang=es');
  // True unless something has prevented the browser's own answer to the click.
  expect(fireEvent.click(link)).toBe(true);
  expect(screen.getByRole('link', { name: 'About' })).toBeInTheDocument();
});

test('a widget is not indexed; its page is', async () => {
  await show();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', 'https://bracketwise.example/salary-calculator?lang=es');
});

test('a widget tells any host its height, once for each change', async () => {
  await show();
  told.length = 0;
  const size = jest.spyOn(document.documentElement, 'getBoundingClientRect');
  for (const height of [640.2, 640.2, 900]) {
    size.mockReturnValue({ height } as DOMRect);
    act(() => resize());
  }
  expect(told).toEqual([
    [{ type: 'bracketwise:height', height: 641 }, '*'],
    [{ type: 'bracketwise:height', height: 900 }, '*'],
  ]);
});
