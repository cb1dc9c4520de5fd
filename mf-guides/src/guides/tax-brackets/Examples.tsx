import type { TaxYear } from '@bracketwise/contract/years';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Card } from '@bracketwise/shared-ui/layout';
import { space } from '@bracketwise/shared-ui/tokens';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EXAMPLE, workedExample } from './worked-example.ts';

/** The specification's example, which is right for its year, next to the same wages in the year the visitor chose. */
export const Examples = ({ year }: { readonly year: TaxYear }) => (
  <Pair>
    <Example year={EXAMPLE.year} />
    {year !== EXAMPLE.year && <Example year={year} />}
  </Pair>
);

function Example({ year }: { readonly year: TaxYear }) {
  const { t } = useTranslation('tax-brackets');
  const { money, moneyWithCents, lawRate, percent } = useFormat();
  const titleId = useId();
  const { deduction, taxableIncome, slices, tax, effectiveRate, marginalRate } = workedExample(year);
  return (
    <Sheet as="section" aria-labelledby={titleId} data-example={year}>
      <h3 id={titleId}>{t('example.title', { year })}</h3>
      <p>{t('example.taxable', { income: money(EXAMPLE.income), deduction: money(deduction), taxable: money(taxableIncome) })}</p>
      <ArticleTable
        caption={t('example.caption', { year })}
        columns={[
          { key: 'slice', label: t('example.slice') },
          { key: 'rate', label: t('example.rate'), numeric: true },
          { key: 'tax', label: t('example.tax'), numeric: true },
        ]}
        rows={slices.map(({ from, income, rate, tax: ofSlice }) => ({
          key: String(rate),
          cells: [
            from === 0 ? t('example.first', { amount: money(income) }) : t('example.next', { amount: money(income) }),
            lawRate(rate),
            moneyWithCents(ofSlice),
          ],
        }))}
        total={[
          t('example.total'),
          '',
          <data key="tax" value={tax} data-field="federalTax">
            {moneyWithCents(tax)}
          </data>,
        ]}
      />
      <p>
        {t('example.rates', { marginal: lawRate(marginalRate) })}{' '}
        <strong>
          <data value={effectiveRate} data-field="effectiveRate">
            {t('example.effective', { effective: percent(effectiveRate) })}
          </data>
        </strong>
      </p>
    </Sheet>
  );
}

const Pair = styled.div`
  display: grid;
  gap: ${space.m};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr));
`;

const Sheet = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${space.m};
  break-inside: avoid;

  > [data-sheet] {
    padding: 0;
    border: 0;
  }
`;
