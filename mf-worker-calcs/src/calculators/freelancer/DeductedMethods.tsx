import type { TaxYear } from '@bracketwise/contract/years';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { fontSize, space } from '@bracketwise/shared-ui/tokens';
import { Sourced } from '@bracketwise/shared-ui/words';
import type { ComparedMethods } from '@bracketwise/tax-engine';
import { simplifiedHomeOffice, standardMileageRates } from '@bracketwise/tax-engine/law/federal/business-expenses';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { CountedExpenses } from './official.ts';

interface DeductedMethodsProps {
  readonly year: TaxYear;
  readonly expenses: CountedExpenses;
  readonly miles: number;
  readonly squareFeet: number;
}

const isAsked = ({ standard, actual }: ComparedMethods) => standard > 0 || actual > 0;

const CENTS = 100;

/** The standard and the actual costs of a car and a home office next to each other; nothing without miles and office. */
export function DeductedMethods({ year, expenses: { car, office }, miles, squareFeet }: DeductedMethodsProps) {
  const { t } = useTranslation('freelancer-results');
  const { count, decimal, money, moneyWithCents } = useFormat();
  const rows = [
    { key: 'car' as const, methods: car, size: count(miles), asked: miles > 0 },
    { key: 'office' as const, methods: office, size: count(squareFeet), asked: isAsked(office) },
  ].filter(({ asked }) => asked);
  if (rows.length === 0) return null;
  const { value: rates, source: ratesSource } = standardMileageRates[year];
  const { value: simplified, source: simplifiedSource } = simplifiedHomeOffice[year];
  const mileWords = {
    rate: decimal(rates.business * CENTS),
    ...(rates.fromJuly && { fromJuly: decimal(rates.fromJuly.business * CENTS) }),
  };
  return (
    <Methods>
      <ArticleTable
        caption={t('methods.caption', { year })}
        columns={[
          { key: 'expense', label: t('methods.expense') },
          { key: 'standard', label: t('methods.standard'), numeric: true },
          { key: 'actual', label: t('methods.actual'), numeric: true },
          { key: 'counted', label: t('methods.counted'), numeric: true },
        ]}
        rows={rows.map(({ key, methods: { standard, actual, deducted }, size }) => ({
          key,
          cells: [t(`methods.${key}`, { size }), ...[standard, actual, deducted].map(moneyWithCents)],
        }))}
        stacked
      />
      {miles > 0 && (
        <p>
          <Sourced text={t(rates.fromJuly ? 'methods.carRuleFromJuly' : 'methods.carRule', mileWords)} source={ratesSource} />
        </p>
      )}
      {isAsked(office) && (
        <p>
          <Sourced
            text={t('methods.officeRule', { perSquareFoot: money(simplified.perSquareFoot), most: count(simplified.squareFeet) })}
            source={simplifiedSource}
          />
          {office.deducted < Math.max(office.standard, office.actual) && ` ${t('methods.officeLimited')}`}
        </p>
      )}
    </Methods>
  );
}

const Methods = styled.div`
  display: grid;
  gap: ${space.s};
  min-width: 0;
  font-size: ${fontSize.s};
`;
