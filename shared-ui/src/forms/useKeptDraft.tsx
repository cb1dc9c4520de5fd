import { LOCALES, useLanguage, type Locale } from '@bracketwise/shared-ui/runtime';
import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect } from 'react';
import { useKeptQuietly } from '../visit/useKept.tsx';
import { formatAmount, parseAmount } from './amount.ts';
import type { Draft } from './CalculatorForm.tsx';

interface KeptDraft {
  readonly draft: Draft;
  readonly locale: Locale;
}

/**
 * Brings back what the form held when the visitor left its page.
 * @param amounts - fields that hold dollars: their text depends on the language, which may have changed meanwhile
 */
export function useKeptDraft(name: string, amounts: readonly string[]): void {
  const { values, setValues } = useFormikContext<Draft>();
  const locale = LOCALES[useLanguage()];
  const kept = useKeptQuietly<KeptDraft>(`${name}.draft`);

  useLayoutEffect(() => {
    const before = kept.read();
    if (before) void setValues({ ...values, ...draftIn(locale, before, amounts) }, false);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form comes
  }, []);
  useEffect(() => kept.keep({ draft: values, locale }), [kept, values, locale]);
}

function draftIn(locale: Locale, { draft, locale: former }: KeptDraft, amounts: readonly string[]): Draft {
  if (former === locale) return draft;
  const changed = amounts.flatMap((field) => {
    const amount = parseAmount(String(draft[field] ?? ''), former);
    return Number.isNaN(amount) ? [] : [[field, formatAmount(amount, locale)] as const];
  });
  return { ...draft, ...Object.fromEntries(changed) };
}
