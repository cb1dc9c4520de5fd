import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { RetryNotice } from '@bracketwise/shared-ui/feedback';
import { SearchField } from '@bracketwise/shared-ui/forms';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { DESCRIPTIONS, navigationLinks, useLanguage } from '@bracketwise/shared-ui/runtime';
import { color, fontSize, radius, space } from '@bracketwise/shared-ui/tokens';
import { createFinder, type Found } from './match.ts';
import { SEARCH } from './search-words.ts';
import { useSearchPages } from './useSearchPages.ts';

/** Menu entries suggested before the visitor searches, and if nothing is found. */
const POPULAR = ['calculator', 'salary', 'state-rates'];

/** More results than these are not shown: another word helps more. */
const MOST = 20;

type Suggested = Omit<Found, 'kind'> & { readonly kind?: Found['kind'] };

function usePopular(): readonly Suggested[] {
  const { t } = useTranslation(DESCRIPTIONS);
  const language = useLanguage();
  return (['calculators', 'specialized', 'resources'] as const)
    .flatMap(navigationLinks)
    .filter(({ id }) => POPULAR.includes(id))
    .map(({ id, to, name }) => ({ name: name[language], about: t(id), to }));
}

/** The results for the text, and whether the list of pages has loaded. */
function useResults(text: string, wanted: boolean) {
  const { t, i18n } = useTranslation(SEARCH);
  const { pages, status, retry } = useSearchPages(wanted);
  const find = useMemo(
    () =>
      createFinder(pages, (term) => {
        if (/\d/u.test(term)) return { name: t('form', { name: term }) };
        return i18n.exists(`${SEARCH}:terms.${term}`) ? { name: t(`terms.${term}`), meaning: t(`meanings.${term}`) } : undefined;
      }),
    [pages, t, i18n],
  );
  return { results: useMemo(() => find(text), [find, text]), status, retry };
}

interface FinderProps {
  /** Called when a result is followed. */
  readonly onFollow?: () => void;
}

/** Searches the whole site as the visitor types. The arrow keys move through the results, Enter opens the first. */
export function Finder({ onFollow }: FinderProps) {
  const { t } = useTranslation(SEARCH);
  const [text, setText] = useState('');
  const [wanted, setWanted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  /** Whether the visitor pressed Enter, possibly before the results were known. */
  const entered = useRef(false);
  const [, showEntered] = useState(0);
  const headingId = useId();
  const popular = usePopular();
  const { results, status, retry } = useResults(text, wanted);
  const sought = text.trim() !== '';
  const found = sought && results.length > 0;
  const shown: readonly Suggested[] = found ? results.slice(0, MOST) : popular;

  const outcome = () => {
    const number = results.length;
    if (number > MOST) return t('best', { shown: MOST, number });
    if (number > 0) return number === 1 ? t('one') : t('results', { number });
    return status === 'loading' ? t('loading') : t('nothing');
  };

  // Opens the first result, as soon as it is known.
  useEffect(() => {
    if (!entered.current || !sought || status === 'loading') return;
    entered.current = false;
    if (found) form.current?.querySelector<HTMLElement>('li a')?.click();
  });

  const moveFocus = (event: KeyboardEvent<HTMLFormElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a')];
    stops[stops.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  };

  return (
    <Form
      ref={form}
      role="search"
      onFocus={() => setWanted(true)}
      onKeyDown={moveFocus}
      onSubmit={(event) => {
        event.preventDefault();
        entered.current = true;
        showEntered((before) => before + 1);
      }}
    >
      <SearchField
        label={t('box')}
        value={text}
        onChange={(typed) => {
          entered.current = false;
          setText(typed);
        }}
        outcome={sought ? outcome() : undefined}
        found={undefined}
      >
        {sought && status === 'failed' && <RetryNotice message={t('partial')} onRetry={retry} />}
        <h2 id={headingId} hidden={found}>
          {t('popular')}
        </h2>
        <ul aria-labelledby={found ? undefined : headingId}>
          {shown.map(({ kind, name, meaning, about, to }) => (
            <li key={to}>
              <PageLink to={to} onClick={onFollow}>
                <span>
                  {name}
                  {meaning && <Meaning>{meaning}</Meaning>}
                  <small>{[kind && t(`kinds.${kind}`), about].filter(Boolean).join(' · ')}</small>
                </span>
                <ArrowRight size={18} aria-hidden />
              </PageLink>
            </li>
          ))}
        </ul>
      </SearchField>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space.m};
  width: 100%;

  h2 {
    font-size: ${fontSize.m};
  }
  ul {
    display: grid;
    gap: ${space.s};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    padding: 0.75rem ${space.m};
    font-weight: 600;
    text-decoration: none;
    background: ${color('surface')};
    border: 1px solid ${color('line')};
    border-radius: ${radius.s};
  }
  a:hover {
    border-color: ${color('accent')};
  }
  small {
    display: block;
    font-size: ${fontSize.s};
    font-weight: 400;
    color: ${color('muted')};
  }
  svg {
    flex: none;
  }
`;

const Meaning = styled.span`
  display: block;
  font-weight: 400;
`;
