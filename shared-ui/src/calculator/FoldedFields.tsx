import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { parseAmount } from '../forms/amount.ts';
import type { Draft } from '../forms/draft.ts';
import { useFormat } from '../format/useFormat.ts';
import { Disclosed } from '../layout/Disclosed.tsx';
import { color, fontSize } from '../theme/tokens.ts';
import { useCalculatorFrame } from './Calculator.tsx';

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

interface FoldedFieldsProps {
  readonly title: string;
  /** Fields of the group, in the order of the form. */
  readonly names: readonly string[];
  /** Namespaces of labels and options that are not with the calculator's. */
  readonly words?: readonly string[];
  /** The key of a field's label and options. Default: its name. */
  readonly keyOf?: (name: string) => string;
  /** The text of a choice whose words are not with the field's options. */
  readonly choiceOf?: (value: string) => string | undefined;
  readonly children: ReactNode;
}

/** A closed group of fields that says what it holds: what differs from the form's initial values. */
export function FoldedFields({ title, names, words = [], keyOf = (name) => name, choiceOf, children }: FoldedFieldsProps) {
  const { id, amounts } = useCalculatorFrame();
  const { t, i18n } = useTranslation('calculator');
  const { values, initialValues } = useFormikContext<Draft>();
  const { locale, moneyAsTyped, date } = useFormat();
  const year = Number(values.taxYear);
  const ns = [...words, id, 'calculator', 'common'];
  const wordOf = (...keys: string[]) => {
    const key = keys.find((each) => i18n.exists(each, { ns, returnObjects: false }));
    return key && t(key, { ns, year, lastYear: year - 1, secondLastYear: year - 2 });
  };
  const textOf = (name: string, value: string): string | undefined => {
    if (DAY.test(value)) return date(new Date(value));
    const amount = parseAmount(value, locale);
    if (Number.isNaN(amount)) return undefined;
    return amounts.includes(name) ? moneyAsTyped(amount) : value;
  };
  const held = names.flatMap((name) => {
    const value = values[name];
    const key = keyOf(name);
    // Some words load with the fields.
    const label = wordOf(`form.${key}`, key);
    if (!value || value === initialValues[name] || !label || parseAmount(String(value), locale) === 0) return [];
    if (value === true) return [label];
    const text = choiceOf?.(value) ?? wordOf(`options.${key}.${value}`, `states.${value}`) ?? textOf(name, value);
    return [text ? t('held', { label, value: text }) : label];
  });
  return (
    <Disclosed
      summary={
        <span>
          {title}
          {held.length > 0 && <Held data-held>{held.join(' · ')}</Held>}
        </span>
      }
    >
      {children}
    </Disclosed>
  );
}

const Held = styled.span`
  display: block;
  font-size: ${fontSize.s};
  color: ${color('muted')};

  details[open] > summary & {
    display: none;
  }
`;
