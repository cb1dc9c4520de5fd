import { LOCALES, useLanguage, type Locale } from '@bracketwise/shared-ui/runtime';
import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect } from 'react';
import { useVisitRef } from '../federation/useVisitState.ts';
import { formatAmount, parseAmount } from './amount.ts';
import type { Draft } from './draft.ts';

export interface SavedDraft {
  readonly draft: Draft;
  readonly locale: Locale;
}

/**
 * Restores the draft the form had when the visitor left the page.
 * @param amounts - fields that hold dollar amounts, whose text depends on the language
 */
export function useSavedDraft(name: string, amounts: readonly string[]): void {
  const { values, setValues } = useFormikContext<Draft>();
  const locale = LOCALES[useLanguage()];
  const kept = useVisitRef<SavedDraft>(`${name}.draft`);

  useLayoutEffect(() => {
    const before = kept.read();
    if (before) void setValues({ ...values, ...draftIn(locale, before, amounts) }, false);
    // oxlint-disable-next-line react/exhaustive-deps -- once, on mount
  }, []);
  useEffect(() => kept.keep({ draft: values, locale }), [kept, values, locale]);
}

/** A draft with its amounts as the language writes them. */
export function draftIn(locale: Locale, { draft, locale: former }: SavedDraft, amounts: readonly string[]): Draft {
  if (former === locale) return draft;
  const changed = amounts.flatMap((field) => {
    const amount = parseAmount(String(draft[field] ?? ''), former);
    return Number.isNaN(amount) ? [] : [[field, formatAmount(amount, locale)] as const];
  });
  return { ...draft, ...Object.fromEntries(changed) };
}
