import { parseAmount } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Disclosed } from '@bracketwise/shared-ui/layout';
import { color, fontSize } from '@bracketwise/shared-ui/tokens';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { SalaryDraft } from './form.ts';
import { JOB_AMOUNTS, PENSION } from './job-inputs.ts';
import { FREQUENCIES, PAY_DOLLARS } from './pay-inputs.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

interface PayGroupProps {
  readonly title: string;
  readonly names: readonly (keyof SalaryDraft)[];
  /** The label of a field in what the group holds; the form's by default. */
  readonly labelOf?: (name: string) => string;
  readonly children: ReactNode;
}

/** A closed group that says what it holds. */
export function PayGroup({ title, names, labelOf, children }: PayGroupProps) {
  const { t, i18n } = useTranslation('salary');
  const { values } = useFormikContext<SalaryDraft>();
  const { locale, moneyAsTyped, date } = useFormat();
  const held = names.flatMap((name) => {
    const value = values[name];
    if (value === '' || value === false) return [];
    // Some texts load with the fields.
    const onDemand = `salary-jobs:form.${name}`;
    const label = labelOf?.(name) ?? t(i18n.exists(onDemand) ? onDemand : `form.${name}`);
    if (value === true) return [label];
    if (value === PENSION) return [t('salary-jobs:names.pension')];
    const option = `salary-jobs:options.${name}.${value}`;
    const saying = (text: string) => [t('groups.held', { label, value: text })];
    if (i18n.exists(option)) return saying(t(option));
    if (DAY.test(value)) return saying(date(new Date(value)));
    if (FREQUENCIES.some((frequency) => frequency === value)) return saying(t(`options.payFrequency.${value}`));
    const isDollars = [...PAY_DOLLARS, ...JOB_AMOUNTS].some((each) => each === name);
    const amount = parseAmount(value, locale);
    return Number.isNaN(amount) || amount === 0 ? [] : saying(isDollars ? moneyAsTyped(amount) : value);
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
