import { ArticleTable } from '@bracketwise/shared-ui/article';
import { Bars } from '@bracketwise/shared-ui/charts';
import { useFormat } from '@bracketwise/shared-ui/format';
import { FoldedOnPhones } from '@bracketwise/shared-ui/layout';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import type { BusinessTax } from '@bracketwise/tax-engine';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { lacksEntityTax, verdictOn, type BusinessAnswer } from './official.ts';
import type { BusinessType } from './specified.ts';

interface StructureComparisonProps {
  readonly chosen: BusinessType;
  readonly answer: BusinessAnswer;
  /** The owner's salary in an S corporation, in US dollars. */
  readonly salary: number;
}

/** Undefined if not included. */
const ROWS: Readonly<Record<string, (tax: BusinessTax) => number | undefined>> = {
  earnings: ({ selfEmploymentTax, payrollTax, additionalMedicare }) => selfEmploymentTax + payrollTax + additionalMedicare,
  levies: ({ payrollLevies }) => payrollLevies,
  employer: ({ employerTaxes }) => employerTaxes,
  entity: ({ entityTax }) => entityTax,
  election: ({ election }) => election?.tax ?? 0,
  corporate: ({ corporateTax }) => corporateTax,
  federal: ({ federalTax, netInvestmentIncomeTax }) => federalTax + netInvestmentIncomeTax,
  state: ({ state }) => state?.tax,
  total: ({ totalTax }) => totalTax,
  net: ({ netIncome }) => netIncome,
};

const inCents = (dollars: number): number => Math.round(dollars * 100);

/** Rows that appear only where one form owes something, or may. */
const IF_OWED: ReadonlySet<string> = new Set(['levies', 'employer', 'entity', 'election', 'state']);

const NAMED_AS_LINES: Readonly<Record<string, string>> = {
  total: 'lines.totalTax',
  levies: 'lines.levies',
  employer: 'lines.employerTaxes',
  entity: 'lines.entityTax',
  election: 'lines.electiveTax',
  corporate: 'lines.corporateTax',
};

/** The same profit under each legal form: which one leaves the most, a chart of the taxes, and their parts. */
export function StructureComparison({ chosen, answer, salary }: StructureComparisonProps) {
  const { t } = useTranslation(['business', 'self-employment', 'calculator']);
  const { money, moneyWithCents } = useFormat();
  const titleId = useId();
  const nameOf = (type: BusinessType) => t(`options.businessType.${type}`);
  const titleOf = (type: BusinessType) => (type === chosen ? t('comparison.chosen', { type: nameOf(type) }) : nameOf(type));
  const verdict = verdictOn(answer, chosen);
  const { forms, own } = answer;
  const most = Math.max(...forms.map(({ left }) => inCents(left)));
  const year = own.taxYear;
  const labelOf = (row: string) => t(NAMED_AS_LINES[row] ?? `self-employment:kept.${row}`);
  const amountIn = (row: string, amount: number | undefined, tax: BusinessTax) => {
    if (amount === undefined) return t('calculator:notIncluded');
    const shown = <data value={amount}>{moneyWithCents(amount)}</data>;
    if (row !== 'total') return shown;
    return (
      <span>
        <strong>{shown}</strong>
        {lacksEntityTax(tax) && <small>{t('comparison.before')}</small>}
      </span>
    );
  };
  return (
    <Forms aria-labelledby={titleId} data-verdict={verdict?.best}>
      <h3 id={titleId}>{t('comparison.title')}</h3>
      {!verdict && <p>{t('hero.same')}</p>}
      <Bars
        whole
        caption={t('comparison.chart', { year })}
        chosen={chosen}
        columns={[t('comparison.form'), t('lines.totalTax')]}
        bars={forms.map(({ type, tax, left }) => ({
          key: type,
          label: titleOf(type),
          value: tax.totalTax,
          best: verdict && inCents(left) === most ? t('comparison.best') : undefined,
        }))}
      />
      <FoldedOnPhones summary={t('comparison.summary')}>
        <ArticleTable
          caption={t('comparison.caption', { year })}
          columns={[
            { key: 'tax', label: t('comparison.tax') },
            ...forms.map(({ type }) => ({
              key: type,
              label: titleOf(type),
              numeric: true,
            })),
          ]}
          rows={Object.entries(ROWS)
            .filter(([row, amountOf]) => !IF_OWED.has(row) || forms.some(({ tax }) => amountOf(tax) !== 0))
            .map(([row, amountOf]) => ({
              key: row,
              cells: [labelOf(row), ...forms.map(({ tax }) => amountIn(row, amountOf(tax), tax))],
            }))}
          minWidth="40rem"
          stacked
        />
      </FoldedOnPhones>
      <p>{t('comparison.note', { salary: money(salary) })}</p>
    </Forms>
  );
}

const Forms = styled.section`
  display: grid;
  gap: ${space.m};
  min-width: 0;
  font-size: ${fontSize.s};

  small {
    display: block;
    font-size: ${fontSize.s};
    max-width: 9rem;
    margin-inline-start: auto;
    white-space: normal;
    color: ${color('muted')};
  }
  > p {
    color: ${color('muted')};
  }
`;
