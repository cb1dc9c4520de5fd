import { Search } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../layout/Button.tsx';
import { color, fontSize, from, space } from '../theme/tokens.ts';
import { bare } from './bare.ts';
import { controlBox } from './FieldFrame.tsx';

interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Says how many were found; announced to screen readers. */
  readonly outcome: string | undefined;
  /** Number of matches; undefined until there is something to search. */
  readonly found: number | undefined;
  /** The matches. */
  readonly children: ReactNode;
}

/** Filters the states below it as the visitor types. If none is left, it offers to show all again. */
export function SearchField({ label, value, onChange, outcome, found: number, children }: SearchFieldProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const none = number === 0;
  const showAll = () => {
    onChange('');
    input.current?.focus(); // The button is about to disappear.
  };
  return (
    <>
      <Row>
        <div>
          <Label htmlFor={id}>{label}</Label>
          <SearchBox>
            <SearchInput
              ref={input}
              id={id}
              type="search"
              autoComplete="off"
              value={value}
              onChange={(event) => onChange(event.target.value)}
            />
            <Search size={18} aria-hidden />
          </SearchBox>
        </div>
        <p role="status">{none ? t('search.none', { text: value.trim() }) : outcome}</p>
      </Row>
      {none ? (
        <div>
          <Button $quiet onClick={showAll}>
            {t('search.all')}
          </Button>
        </div>
      ) : (
        children
      )}
    </>
  );
}

/** Whether the text contains the other one, ignoring case and accents. */
export const foundIn = (text: string, sought: string): boolean => bare(text).includes(bare(sought));

/** The states whose name contains the text or whose postal code matches it. */
export function found<T extends { readonly name: string; readonly code: string }>(states: readonly T[], text: string): readonly T[] {
  const sought = bare(text);
  return states.filter(({ name, code }) => foundIn(name, text) || code.toLowerCase() === sought);
}

const Row = styled.div`
  display: grid;
  gap: ${space.s};
  align-items: end;

  ${from.medium} {
    grid-template-columns: minmax(0, 20rem) auto;
    justify-content: space-between;
  }

  p {
    min-height: 1.5rem;
    font-size: ${fontSize.s};
    color: ${color('muted')};
  }
  @media print {
    display: none;
  }
`;

const Label = styled.label`
  display: block;
  margin-block-end: 0.375rem;
  font-weight: 600;
`;

/** A control to search with, and its icon. */
export const SearchBox = styled.div`
  position: relative;

  svg {
    position: absolute;
    inset-block-start: calc(50% - 9px);
    inset-inline-start: 0.875rem;
    color: ${color('muted')};
    pointer-events: none;
  }
`;

export const SearchInput = styled.input`
  ${controlBox}
  padding-inline-start: 2.5rem;

  /* Browsers draw it in their own blue. */
  &::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`;
