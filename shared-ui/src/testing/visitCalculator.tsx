/** For tests: renders a calculator's page and operates it as a visitor would. */
import { offerInputs, sitePages, type Language } from '@bracketwise/shared-ui/runtime';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { userEvent } from './userEvent.ts';
import type { PageModule } from '../federation/page-contract.ts';
import { serveResponses, renderInSite } from './inSite.tsx';

const shellWords = async () => ({ default: { pages: Object.fromEntries(sitePages.map(({ id }) => [id, id])) } });

export type Entries = Readonly<Record<string, string>>;

/** Texts that a page lacked during a test. It shows their keys instead. */
const lacking = new Set<unknown>();
afterEach(() => {
  const texts = [...lacking];
  lacking.clear();
  expect(texts).toEqual([]);
});
const { warn } = console;
console.warn = (message: unknown, ...more: unknown[]) => {
  if (String(message).startsWith('Missing translation:')) lacking.add(message);
  else warn(message, ...more);
};

export async function visitCalculator({ Page, namespace, words, furtherWords }: PageModule, language: Language = 'en') {
  // jsdom has no layout, so media queries are answered here.
  window.matchMedia = (query) => ({ matches: true, media: query }) as MediaQueryList;
  const requests = serveResponses({});
  const site = await renderInSite(<Page />, { language, words: { ...furtherWords, [namespace]: words, shell: shellWords } });

  const root = () => document.querySelector<HTMLElement>(`section[data-calculator="${namespace}"]`)!;
  /** Of a group of choices, the chosen one or the first. */
  const field = (name: string) => {
    // Walks the document once in jsdom itself, which a selector takes several times as long for.
    const controls = [...document.getElementsByName(name)].filter((each) => root().contains(each)) as HTMLInputElement[];
    return (controls.find(({ checked }) => checked) ?? controls[0] ?? null) as HTMLInputElement | HTMLSelectElement;
  };
  const figure = (method: 'specified' | 'official', name: string) => {
    const found = root().querySelectorAll<HTMLDataElement>(`[data-method="${method}"] data[data-field="${name}"]`);
    expect([name, found.length]).toEqual([name, 1]);
    return found[0]!;
  };
  const submit = () => root().querySelector<HTMLButtonElement>('button[type=submit]')!;
  const fill = async (entries: Entries) => {
    for (const [name, text] of Object.entries(entries)) {
      const control = field(name);
      if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, text);
      else if (control.type === 'radio') await userEvent.click(root().querySelector(`[name="${name}"][value="${text}"]`)!);
      else {
        act(() => control.focus());
        fireEvent.change(control, { target: { value: text } }); // all at once, because typing key by key is too slow on a busy machine
        act(() => control.blur());
      }
    }
  };
  const results = () => waitFor(() => expect(root().querySelector('[data-method]')).toBeInTheDocument());
  return {
    ...site,
    requests,
    root,
    field,
    submit,
    fill,
    /** Comes with a link, which fills in everything and calculates at once: a third faster than `calculate`. */
    follow: async (entries: Entries) => {
      await act(async () => offerInputs(entries));
      await results();
    },
    /** Clicks the button and waits for the update. */
    calculate: async (entries: Entries = {}) => {
      await fill(entries);
      await userEvent.click(submit());
      await waitFor(() => expect(root().querySelector('[data-method], [aria-invalid=true]')).not.toBeNull());
      await act(async () => {});
    },
    results,
    /** The unrounded value of a displayed figure. */
    value: (method: 'specified' | 'official', name: string) => figure(method, name).value,
    text: (method: 'specified' | 'official', name: string) => plain(figure(method, name).textContent),
    /** Texts of a method table line: label, both methods, difference. */
    line: (name: string) =>
      [...(root().querySelector(`tr[data-line="${name}"]`)?.children ?? [])].map(({ textContent }) => plain(textContent)),
    /** What the page says, before the first calculation, that the example's answer is. */
    exampleAnswer: () => plain(root().querySelector('[data-example] > :last-child')?.textContent ?? ''),
    /** The main answer: its sentence, the name of its figure, and the unrounded value. */
    hero: () => {
      const found = root().querySelector<HTMLDataElement>('[data-method=official] data[data-hero]');
      return [plain(found?.parentElement?.textContent ?? ''), found?.dataset.field, found?.value];
    },
  };
}

export type Visit = Awaited<ReturnType<typeof visitCalculator>>;

/** With plain spaces, because locales group digits with other kinds. */
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/gu, ' ');
