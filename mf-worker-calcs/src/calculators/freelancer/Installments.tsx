import { CURRENT_TAX_YEAR } from '@bracketwise/contract/years';
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { shownParts, useFormat } from '@bracketwise/shared-ui/format';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import { Sourced } from '@bracketwise/shared-ui/words';
import type { FreelancerTax } from '@bracketwise/tax-engine';
import { estimatedTaxSafeHarbor } from '@bracketwise/tax-engine/law/federal/estimated-tax';
import { installmentDays } from '@bracketwise/tax-engine/law/federal/installment-days';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { DUE_DATES } from './specified.ts';

const listedDays = DUE_DATES.map((day) => new Date(day));
const LISTED_YEAR = new Date(DUE_DATES[0]).getUTCFullYear();

/** A payment is due until the end of the day in every time zone. */
export const isPast = (day: Date) => Date.now() > day.getTime() + 36 * 60 * 60 * 1000;

/** The payments to come, then the past ones. */
const nextFirst = <Payment extends { readonly due: Date }>(payments: readonly Payment[]) => [
  ...payments.filter(({ due }) => !isPast(due)),
  ...payments.filter(({ due }) => isPast(due)),
];

interface InstallmentsProps {
  /** Each payment in the rough estimate, in US dollars. */
  readonly rough: number;
  /** The year's taxes and the payments toward them. */
  readonly official: Pick<FreelancerTax, 'taxYear' | 'withheld' | 'quarters' | 'state' | 'stateQuarters'>;
  /** Whether the withholding from wages is what the tables say. */
  readonly byTables: boolean;
  /** Whether there are wages. */
  readonly hasJob: boolean;
  /** Whether last year's adjusted gross income was above the limit. */
  readonly lastYearHighIncome: boolean;
}

/** The payments and due dates by both methods, and how the official amount is computed. */
export function Installments({ rough, official, byTables, hasJob, lastYearHighIncome }: InstallmentsProps) {
  const { taxYear: year, withheld, quarters } = official;
  const { t } = useTranslation(['freelancer-results', 'calculator']);
  const { date, lawRate, list, money, moneyWithCents } = useFormat();
  const law = estimatedTaxSafeHarbor[year].value;
  const days = installmentDays[year].value;
  const next = days.find((day) => !isPast(day));
  const { ofThisYear, ofLastYear, required } = quarters;
  // The first ones get the cents left, as in the official payments.
  const roughPayments = shownParts(
    days.map(() => rough),
    2,
  );
  const isOver = days.every(isPast);
  const tell = (key: string, figures: object) => t(`installments.${key}${isOver ? 'Past' : ''}`, { year, before: year - 1, ...figures });
  const reason = () => {
    if (required === 0) {
      if (ofLastYear === 0) return tell('nothingBefore', {});
      return tell(withheld > 0 ? 'noneNextToWages' : 'none', { owedBelow: money(law.owedBelow) });
    }
    const thisYear = money(ofThisYear);
    const shares = {
      ofThisYear: lawRate(law.ofThisYear),
      ofLastYear: lawRate(lastYearHighIncome ? law.ofLastYearHighIncome : law.ofLastYear),
    };
    if (ofLastYear === undefined) return tell('thisYear', { ...shares, thisYear });
    return tell('lesser', { ...shares, thisYear, lastYear: money(ofLastYear) });
  };
  return (
    <Quarters>
      <ArticleTable
        caption={t('installments.caption', { year })}
        columns={[
          { key: 'due', label: t('installments.due') },
          { key: 'official', label: t('installments.official'), numeric: true },
          { key: 'rough', label: t('calculator:columns.rough'), numeric: true },
        ]}
        // In 2020, the first two payments had the same due date.
        rows={nextFirst(days.map((due, index) => ({ due, index }))).map(({ due, index }) => ({
          key: String(index),
          cells: [
            <DueDay key="due" day={due} next={next} />,
            moneyWithCents(quarters.installments[index] ?? 0),
            moneyWithCents(roughPayments[index] ?? 0),
          ],
        }))}
        stacked
      />
      <p>
        {reason()}
        {withheld > 0 && ` ${t(byTables ? 'installments.withheldByTables' : 'installments.withheld', { withheld: money(withheld) })}`}
      </p>
      {next && next !== days[0] && required > 0 && <p>{t('installments.missed')}</p>}
      {year !== LISTED_YEAR && <p>{t('installments.listed', { year: LISTED_YEAR, days: list(listedDays.map(date)) })}</p>}
      <StateInstallments official={official} hasJob={hasJob} />
    </Quarters>
  );
}

function DueDay({ day, next }: { readonly day: Date; readonly next: Date | undefined }) {
  const { t } = useTranslation('freelancer-results');
  const { date } = useFormat();
  return (
    <span data-past={isPast(day) || undefined}>
      <time dateTime={dayOf(day)}>{date(day)}</time>
      {day === next && <small>{t('installments.next')}</small>}
      {isPast(day) && <small>{t('installments.past')}</small>}
    </span>
  );
}

/** The payments that the state expects, on its own days. */
function StateInstallments({ official: { taxYear: year, state, stateQuarters }, hasJob }: Pick<InstallmentsProps, 'official' | 'hasJob'>) {
  const { t } = useTranslation(['freelancer-results', 'common']);
  const { lawRate, moneyWithCents } = useFormat();
  if (!state || state.tax <= 0 || year !== CURRENT_TAX_YEAR) return null;
  const name = { state: t(`common:states.${state.code}`) };
  if (!stateQuarters) return <p>{t('stateInstallments.unconfirmed', name)}</p>;
  const { required, payments, ofThisYear, withLocalTax, source } = stateQuarters;
  if (required === 0) {
    return (
      <p>
        <Sourced text={t('stateInstallments.none', name)} source={source} />
      </p>
    );
  }
  const next = payments.find(({ due, amount }) => amount > 0 && !isPast(due))?.due;
  return (
    <>
      <ArticleTable
        caption={t('stateInstallments.caption', { ...name, year })}
        columns={[
          { key: 'due', label: t('installments.due') },
          { key: 'amount', label: t('stateInstallments.amount'), numeric: true },
        ]}
        rows={nextFirst(payments).map(({ due, amount }) => ({
          key: dayOf(due),
          cells: [<DueDay key="due" day={due} next={next} />, amount === 0 ? t('stateInstallments.nothing') : moneyWithCents(amount)],
        }))}
      />
      <p>
        <Sourced text={t('stateInstallments.reason', { ...name, share: lawRate(ofThisYear) })} source={source} />
        {withLocalTax && ` ${t('stateInstallments.withLocalTax', name)}`}
        {hasJob && ` ${t('stateInstallments.withheld')}`}
      </p>
    </>
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
