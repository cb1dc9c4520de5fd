/** The household's outlook: the next dollars, what to do before the year ends, and whether withholding covers the tax. */
import { useLineText } from '@bracketwise/shared-ui/explanation/useLineText';
import { FigureRow, FigureRows } from '@bracketwise/shared-ui/figures/Figures';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Disclosed } from '@bracketwise/shared-ui/layout/Disclosed';
import { Citation } from '@bracketwise/shared-ui/words/Citation';
import { type LineLabel, MARGINAL_STEP, type NearbyChange, type W4Change } from '@bracketwise/tax-engine';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { hasStateTax, type FullEstimate, type Outlook } from './full-estimate.ts';
import type { Answers } from './household-draft.ts';
import { Parts, Remark, Title } from './parts.tsx';

interface OutlookProps {
  readonly estimate: FullEstimate;
  readonly outlook: Outlook;
}

/** What the next hundred dollars of each kind of income cost, and where they cost more. */
export function NextDollars({ estimate: { rates }, outlook: { nearby } }: OutlookProps) {
  const { t } = useTranslation('full-estimate');
  const { money, moneyWithCents } = useFormat();
  const titleId = useId();
  const amount = money(MARGINAL_STEP);
  return (
    <>
      {nearby.length > 0 && (
        <section aria-labelledby={titleId}>
          <Title id={titleId}>{t('nearby.title')}</Title>
          {nearby.map((change, index) => (
            <Nearby key={index} change={change} />
          ))}
        </section>
      )}
      <Disclosed summary={t('rates.title', { amount })}>
        <FigureRows>
          {rates.map(({ kind, total }) => (
            <FigureRow key={kind} label={t(`incomes.${kind}`)}>
              <data value={total} data-rate={kind}>
                {moneyWithCents(total)}
              </data>
            </FigureRow>
          ))}
        </FigureRows>
        <Remark>{t('rates.remark', { amount })}</Remark>
      </Disclosed>
    </>
  );
}

function Nearby({ change: { kind, income, after, costs, rates, what } }: { readonly change: NearbyChange }) {
  const { t } = useTranslation('full-estimate');
  const { money, list, lawRate } = useFormat();
  const { name } = useLineText('households');
  const nameOf = (label: LineLabel) => (label === 'bracket' ? t('nearby.bracket') : name({ label, amount: 0, source: '' }));
  return (
    <p data-nearby={kind}>
      {t(`nearby.${kind}`, {
        after: money(after),
        income: t(`incomes.${income}`),
        costs: money(costs),
        before: lawRate(rates?.before ?? 0),
        then: lawRate(rates?.after ?? 0),
        what: list(what.map(nameOf)),
      })}
    </p>
  );
}

/** What can still be done this year, priced as the difference of two returns. */
export function BeforeYearEnd({ estimate: { taxes }, outlook: { whatIfs } }: OutlookProps) {
  const { t } = useTranslation('full-estimate');
  const { money } = useFormat();
  const titleId = useId();
  if (whatIfs.length === 0) return null;
  const year = taxes.taxYear + 1; // 26 U.S.C. §§ 219(f)(3), 223(d)(4)(B): IRA and HSA contributions count until the return is due.
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{t('whatIfs.title')}</Title>
      <FigureRows>
        {whatIfs.map(({ kind, amount, federal, state = 0, total }) => {
          const sign = total >= 0 ? 1 : -1;
          const parts = { federal: money(sign * federal || 0), state: money(sign * state || 0) };
          return (
            <FigureRow
              key={kind}
              label={
                <>
                  {t(`whatIfs.${kind}`, { amount: money(amount), year })}
                  {hasStateTax(taxes) && <Parts>{t('whatIfs.parts', parts)}</Parts>}
                </>
              }
            >
              <data value={total} data-what-if={kind}>
                {t(total >= 0 ? 'whatIfs.saves' : 'whatIfs.costs', { amount: money(Math.abs(total)) })}
              </data>
            </FigureRow>
          );
        })}
      </FigureRows>
      <Remark>{t('whatIfs.remark')}</Remark>
    </section>
  );
}

/** The expected balance at the end of the year, and what to enter on Form W-4. */
export function Withholding({ answers, estimate: { withholding } }: Pick<OutlookProps, 'estimate'> & { readonly answers: Answers }) {
  const { t } = useTranslation('full-estimate');
  const { money, moneyWithCents, date } = useFormat();
  const titleId = useId();
  if (!withholding) return null;
  const { federal, change, entries, estimated } = withholding;
  const filledIn = Object.entries(entries).filter(([, amount]) => amount !== 0) as [keyof typeof entries, number][];
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{t('withholding.title')}</Title>
      <FigureRows>
        <FigureRow label={t('withholding.withheld')}>{moneyWithCents(federal.withheld)}</FigureRow>
        {answers.estimatedPayments > 0 && (
          <FigureRow label={t('form.estimatedPayments')}>{moneyWithCents(answers.estimatedPayments)}</FigureRow>
        )}
        <FigureRow label={t('withholding.tax')}>{moneyWithCents(federal.tax)}</FigureRow>
        <FigureRow label={t(federal.refund >= 0 ? 'refunds.federalRefund.back' : 'refunds.federalRefund.due')} total>
          {moneyWithCents(Math.abs(federal.refund))}
        </FigureRow>
      </FigureRows>
      {answers.paychecksLeft === 0 && <Remark>{t('withholding.wholeYear')}</Remark>}
      {change && <Change change={change} target={answers.targetRefund} />}
      {answers.paychecksLeft > 0 && filledIn.length > 0 && (
        <Disclosed summary={t('withholding.entries')}>
          <FigureRows>
            {filledIn.map(([entry, amount]) => (
              <FigureRow key={entry} label={t(`withholding.${entry}`)}>
                {money(amount)}
              </FigureRow>
            ))}
          </FigureRows>
        </Disclosed>
      )}
      {estimated && estimated.payments.length > 0 && (
        <Disclosed summary={t('withholding.estimated', { year: answers.taxYear })}>
          <p>
            {t(estimated.ofLastYear === undefined ? 'withholding.safeUnknown' : 'withholding.safe', { amount: money(estimated.required) })}
          </p>
          <FigureRows>
            {estimated.payments.map(({ due, amount }) => (
              <FigureRow key={due.getTime()} label={date(due)}>
                {money(amount)}
              </FigureRow>
            ))}
          </FigureRows>
          <Remark>
            <Citation>{estimated.source}</Citation>
          </Remark>
        </Disclosed>
      )}
    </section>
  );
}

function Change({ change, target }: { readonly change: W4Change; readonly target: number }) {
  const { t } = useTranslation('full-estimate');
  const { money } = useFormat();
  const worth = money(change.worth);
  if (change.line === '4c') {
    const more = { amount: money(change.perPayPeriod), worth, target: money(target) };
    return <p data-w4="4c">{t(target > 0 ? 'withholding.moreFor' : 'withholding.more', more)}</p>;
  }
  return <p data-w4="4b">{t('withholding.less', { amount: money(change.deductions), worth })}</p>;
}
