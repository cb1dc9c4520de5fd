/** What the official panel of a calculator asks, which a shared link carries and a visit keeps as it does the form's inputs. */
import { useEffect, useLayoutEffect, useMemo } from 'react';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import type { Draft } from '../forms/CalculatorForm.tsx';
import { formatAmount, parseAmount } from '../forms/amount.ts';
import { useChoices } from '../forms/ChoicesForm.tsx';
import { useFormat } from '../format/useFormat.tsx';
import type { InputValues, Inputs } from '../sharing/fragment.ts';
import { useKept, useKeptQuietly } from '../visit/useKept.tsx';
import { useCalculatorFrame } from './Calculator.tsx';
import { panelKeysOf, type PanelOffer } from './usePanelOffers.tsx';

/** What a field of the panel takes: one of these values, dollars, a whole number or none, or yes and no. */
export type PanelField = readonly string[] | 'amount' | 'count' | 'yesOrNo';

/** Tells the panel's fields from the form's, which may have the same names. */
const PREFIX = 'panel.';
const AMOUNT = /^\d+(\.\d+)?$/u;
const COUNT = /^\d{1,4}$/u;

/** Choices that differ from the first ones, as a link carries them. */
export type PanelInputs = InputValues;

/**
 * @param initial - what the panel holds at first
 * @param fields - what each field takes: a link may say anything
 * @returns the choices, and what a link carries of them
 */
export function usePanel<D extends Draft>(initial: D, fields: Readonly<Record<keyof D & string, PanelField>>) {
  const { id } = useCalculatorFrame();
  const { locale } = useFormat();
  const keys = panelKeysOf(id);
  const [offer] = useKept<PanelOffer>(keys.offer);
  const kept = useKeptQuietly<Inputs>(keys.kept);
  const choices = useChoices<D>(initial);
  const { values, setValues } = choices;

  useLayoutEffect(() => {
    if (!offer || taken.has(offer)) return;
    taken.add(offer);
    void setValues({ ...initial, ...heldOf(offer.inputs, fields, locale) });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each offer
  }, [offer]);

  const text = JSON.stringify(inputsOf(values, initial, fields, locale));
  const inputs = useMemo(() => JSON.parse(text) as Inputs, [text]);
  useEffect(() => kept.keep(inputs), [kept, inputs]);
  return [choices, inputs as PanelInputs] as const;
}

const taken = new WeakSet<PanelOffer>();

type Fields = Readonly<Record<string, PanelField>>;

/** Numbers are written as JavaScript writes them; a field that holds nothing readable is left out. */
function inputsOf(values: Draft, initial: Draft, fields: Fields, locale: Locale): Inputs {
  const changed = Object.keys(fields).filter((field) => values[field] !== initial[field]);
  const written = (field: string) => {
    const value = values[field] ?? '';
    if (fields[field] !== 'amount') return String(value);
    const amount = parseAmount(String(value), locale);
    return Number.isNaN(amount) ? '' : String(amount);
  };
  return Object.fromEntries(changed.flatMap((field) => (written(field) === '' ? [] : [[PREFIX + field, written(field)]])));
}

/** What the panel's controls hold for inputs; those that they could not hold are left out. */
function heldOf(inputs: Inputs, fields: Fields, locale: Locale): Draft {
  const held = (kind: PanelField, input: string): string | boolean | undefined => {
    if (kind === 'amount') return AMOUNT.test(input) ? formatAmount(Number(input), locale) : undefined;
    if (kind === 'count') return COUNT.test(input) ? input : undefined;
    if (kind === 'yesOrNo') return input === 'true' || (input === 'false' ? false : undefined);
    return kind.includes(input) ? input : undefined;
  };
  return Object.fromEntries(
    Object.entries(fields).flatMap(([field, kind]) => {
      const input = inputs[PREFIX + field];
      const value = input === undefined ? undefined : held(kind, input);
      return value === undefined ? [] : [[field, value] as const];
    }),
  );
}
