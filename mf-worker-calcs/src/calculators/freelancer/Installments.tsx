import { ArticleTable } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import type { FreelancerTax } from '@bracketwise/tax-engine';
import { installmentDays } from '@bracketwise/tax-engine/law/federal/installment-days';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DUE_DATES } from './specified.ts';

const listedDays = DUE_DATES.map((day) => new Date(day));
const LISTED_YEAR = new Date(DUE_DATES[0]).getUTCFullYear();

/** A payment is due until the end of the day in every time zone. */
const isPast = (day: Date) => Date.now() > day.getTime() + 36 * 60 * 60 * 1000;

/** The dates to come, then the past ones. */
const nextFirst = (days: readonly Date[]) => {
  const all = [...days.entries()];
  return [...all.filter(([, day]) => !isPast(day)), ...all.filter(([, day]) => isPast(day))];
};

interface InstallmentsProps {
  /** Each payment in the rough estimate, in US dollars. */
  readonly rough: number;
  /** The year's taxes and the payments toward them. */
  readonly official: Pick<FreelancerTax, 'taxYear' | 'withheld' | 'quarters'>;
  /** Whether the withholding from wages is what the tables say. */
  readonly byTables: boolean;
}

/** The payments and due dates by both methods, and how the official amount is computed. */
export function Installments({ rough, official: { taxYear: year, withheld, quarters }, byTables }: InstallmentsProps) {
  const { t } = useTranslation(['freelancer', 'calculator']);
  const { date, list, moneyWithCents } = useFormat();
  const days = installmentDays[year].value;
  const next = days.find((day) => !isPast(day));
  const { ofThisYear, ofLastYear, required } = quarters;
  const reason = () => {
    const years = { year, before: year - 1 };
    if (required === 0) return t(withheld > 0 ? 'installments.noneNextToWages' : 'installments.none', years);
    const thisYear = moneyWithCents(ofThisYear);
    if (ofLastYear === undefined) return t('installments.thisYear', { ...years, thisYear });
    return t('installments.lesser', { ...years, thisYear, lastYear: moneyWithCents(ofLastYear) });
  };
  return (
    <Quarters>
      <ArticleTable
        caption={t('installments.caption', { year })}
        columns={[
          { key: 'due', label: t('installments.due') },
          { key: 'official', label: t('installments.official', { year }), numeric: true },
          { key: 'rough', label: t('calculator:columns.rough'), numeric: true },
        ]}
        // While a payment is to come, the past ones only keep their dates. In 2020, the first two payments had the same due date.
        rows={nextFirst(days).map(([index, day]) => ({
          key: String(index),
          cells: [
            <span key="due" data-past={isPast(day) || undefined}>
              <time dateTime={dayOf(day)}>{date(day)}</time>
              {day === next && <small>{t('installments.next')}</small>}
              {isPast(day) && <small>{t('installments.past')}</small>}
            </span>,
            ...(next && isPast(day) ? ['', ''] : [moneyWithCents(quarters.installments[index] ?? 0), moneyWithCents(rough)]),
          ],
        }))}
        stacked
      />
      <p>
        {reason()}
        {withheld > 0 &&
          ` ${t(byTables ? 'installments.withheldByTables' : 'installments.withheld', { withheld: moneyWithCents(withheld) })}`}
      </p>
      {year !== LISTED_YEAR && <p>{t('installments.listed', { year: LISTED_YEAR, days: list(listedDays.map(date)) })}</p>}
    </Quarters>
  );
}

const dayOf = (day: Date) => day.toISOString().slice(0, 10);

const Quarters = styled.div`
  display: grid;
  gap: ${space.s};
  min-width: 0;
  font-size: ${fontSize.s};

  small {
    margin-inline-start: ${space.s};
    font-size: ${fontSize.s};
  }
  [data-past],
  p {
    color: ${color('muted')};
  }
`;
