import { SPECIFIED_FILING_STATUSES, FILING_STATUS_OF, type SpecifiedFilingStatus } from '@bracketwise/contract/filing-status';
import { LOCALES, useLanguage } from '@bracketwise/shared-ui/runtime';
import { useFormikContext } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import { formatAmount } from '../forms/amount.ts';
import type { Draft } from '../forms/draft.ts';
import { profile, type Profile } from './profile.ts';
import { useVisitRef } from '../federation/useVisitState.ts';

/** The form field for each value of the profile. */
export type ProfileFields<Field extends string = string> = Readonly<Partial<Record<keyof Profile, Field>>>;

interface FormProfileProps {
  readonly fields: ProfileFields;
  readonly initial: Draft;
  /** Key under which the visit keeps the draft. A stored draft takes precedence over the profile. */
  readonly keptAs: string;
}

/** Fills untouched fields of a form with what the visitor entered in another one. */
export function FormProfile({ fields, initial, keptAs }: FormProfileProps) {
  const { setValues } = useFormikContext<Draft>();
  const locale = LOCALES[useLanguage()];
  const kept = useVisitRef<unknown>(`${keptAs}.draft`);
  const place = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (kept.read()) return;
    const said = profile();
    const controls = place.current?.closest('form')?.elements;
    const held = (key: keyof Profile, field: string): string | undefined => {
      const value = said[key];
      // Skips a focused field, because the visitor is about to type there.
      if (value === undefined || controls?.namedItem(field) === document.activeElement) return undefined;
      if (key === 'income' || key === 'taxableIncome') return formatAmount(Number(value), locale);
      const control = controls?.namedItem(field);
      if (!(control instanceof HTMLSelectElement)) return undefined;
      // A single option means that the others are still loading.
      if (control.options.length === 1) return String(value);
      const spellings = [String(value), SPECIFIED_FILING_STATUSES.find((status) => FILING_STATUS_OF[status] === value) ?? ''];
      return spellings.find((spelling) => [...control.options].some((option) => option.value === spelling));
    };
    void setValues((draft) => {
      const filled = (Object.entries(fields) as [keyof Profile, string][]).flatMap(([key, field]) => {
        const value = draft[field] === initial[field] ? held(key, field) : undefined;
        return value === undefined ? [] : [[field, value] as const];
      });
      return filled.length > 0 ? { ...draft, ...Object.fromEntries(filled) } : draft;
    }, false);
    // oxlint-disable-next-line react/exhaustive-deps -- once, on mount
  }, []);

  return <span ref={place} hidden />;
}

/** @returns the profile values in a form's values */
export function profileIn(values: object, fields: ProfileFields): Profile {
  const said = values as Readonly<Record<string, unknown>>;
  const of = (key: keyof Profile) => said[fields[key] ?? ''];
  const state = of('state');
  const filingStatus = of('filingStatus');
  const amount = (key: 'income' | 'taxableIncome') => (Number(of(key)) > 0 ? { [key]: Number(of(key)) } : {});
  return {
    ...amount('income'),
    ...amount('taxableIncome'),
    ...(typeof state === 'string' && /^[A-Z]{2}$/u.test(state) && { state }),
    ...(typeof filingStatus === 'string' &&
      filingStatus && { filingStatus: FILING_STATUS_OF[filingStatus as SpecifiedFilingStatus] ?? filingStatus }),
    ...(fields.taxYear !== undefined && { taxYear: Number(of('taxYear')) }),
  };
}
