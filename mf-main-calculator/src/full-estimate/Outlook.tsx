/** The household's outlook: the next dollars, what to do before the year ends, and whether withholding covers the tax. */
import type { LineLabel } from '@bracketwise/contract/lines';
import { Assumed } from '@bracketwise/shared-ui/calculator';
import { useLineText } from '@bracketwise/shared-ui/explanation';
import { Disclosed, FigureRow, FigureRows } from '@bracketwise/shared-ui/layout';
import { useFormat } from '@bracketwise/shared-ui/format';
import { FORM_W4_YEAR, formW4 } from '@bracketwise/shared-ui/sharing';
import { space } from '@bracketwise/shared-ui/tokens';
import { Citation } from '@bracketwise/shared-ui/words';
import type { NearbyChange, WithholdingCheck } from '@bracketwise/tax-engine';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { earnsWages, isAsked, isChosen } from './choices.ts';
import { hasStateTax, knowsWithholding, NEXT_DOLLARS, type FullEstimate, type Outlook } from './full-estimate.ts';
import type { Answers } from './household-draft.ts';
import { Parts, Remark, Title } from './parts.tsx';

interface OutlookProps {
  readonly estimate: FullEstimate;
  readonly outlook: Outlook;
}

/** What the next dollars of each kind of income cost, and where they cost more. */
export function NextDollars({ estimate: { rates }, outlook: { nearby } }: OutlookProps) {
  const { t } = useTranslation('full-estimate-results');
  const { money, moneyWithCents } = useFormat();
  const titleId = useId();
  const amount = money(NEXT_DOLLARS);
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
  const { t } = useTranslation('full-estimate-results');
  const { money, list, lawRate } = useFormat();
  const { name } = useLineText();
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
  const { t } = useTranslation('full-estimate-results');
  const { money } = useFormat();
  const titleId = useId();
  if (whatIfs.length === 0) return null;
  const year = taxes.taxYear + 1; // 26 U.S.C. §§ 219(f)(3), 223(d)(4)(B): IRA and HSA contributions count until the return is due.
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{t('whatIfs.title')}</Title>
      <Measures>
        {whatIfs.map(({ kind, amount, federal, state = 0, local, total }) => {
          const sign = total >= 0 ? 1 : -1;
          const parts = { federal: money(sign * federal || 0), state: money(sign * state || 0), local: money(sign * (local ?? 0) || 0) };
          return (
            <FigureRow
              key={kind}
              label={
                <>
                  {t(`whatIfs.${kind}`, { amount: money(amount), year })}
                  {hasStateTax(taxes) && <Parts>{t(local === undefined ? 'whatIfs.parts' : 'whatIfs.partsWithLocal', parts)}</Parts>}
                </>
              }
            >
              <data value={total} data-what-if={kind}>
                {t(total >= 0 ? 'whatIfs.saves' : 'whatIfs.costs', { amount: money(Math.abs(total)) })}
              </data>
            </FigureRow>
          );
        })}
      </Measures>
      <Remark>{t('whatIfs.remark')}</Remark>
    </section>
  );
}

/** Long labels: on a phone, what a measure saves is below them. */
const Measures = styled(FigureRows)`
  > div {
    flex-wrap: wrap;
    gap: 0 ${space.m};
  }
  dt {
    flex: 1 1 11rem;
  }
  dd {
    margin-inline-start: auto;
  }
`;

/** The expected balance at the end of the year, and what to enter on Form W-4. */
export function Withholding({ answers, estimate: { withholding, jobs } }: Pick<OutlookProps, 'estimate'> & { readonly answers: Answers }) {
  const { t } = useTranslation('full-estimate-results');
  const { moneyWithCents } = useFormat();
  const titleId = useId();
  if (!withholding) return null;
  const { federal, change, form, estimated, byTables } = withholding;
  const isKnown = knowsWithholding(answers, withholding).federal;
  if (!isKnown && !estimated) return null;
  const isWholeYear = answers.paychecksLeft === 0 && isAsked('paychecksLeft', answers) && earnsWages(answers);
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{t('withholding.title')}</Title>
      {isKnown && (
        <>
          <FigureRows>
            <FigureRow label={t('withholding.withheld')}>{moneyWithCents(federal.withheld)}</FigureRow>
            {answers.estimatedPayments > 0 && (
              <FigureRow label={t('full-estimate:form.estimatedPayments')}>{moneyWithCents(answers.estimatedPayments)}</FigureRow>
            )}
            <FigureRow label={t('withholding.tax')}>{moneyWithCents(federal.tax)}</FigureRow>
            <FigureRow label={t(federal.refund >= 0 ? 'refunds.federalRefund.back' : 'refunds.federalRefund.due')} total>
              {moneyWithCents(Math.abs(federal.refund))}
            </FigureRow>
          </FigureRows>
          {isWholeYear && <Remark>{t('withholding.wholeYear')}</Remark>}
          {byTables && <Remark>{t('withholding.assumed')}</Remark>}
          <Change withholding={withholding} target={answers.targetRefund} />
          {(change || form) && (
            <>
              <Assumed facts={[jobs]} />
              <Remark>{t('withholding.moreJobs')}</Remark>
            </>
          )}
          <NewForm withholding={withholding} answers={answers} />
        </>
      )}
      <Estimated withholding={withholding} answers={answers} />
    </section>
  );
}

interface CheckProps {
  readonly withholding: WithholdingCheck;
}

/** What to change on the current Form W-4, and what paychecks can't cover. */
function Change({ withholding, target }: CheckProps & { readonly target: number }) {
  const { t } = useTranslation('full-estimate-results');
  const { money, date } = useFormat();
  const { byTables, change, notWithheld, twoEarners, estimated } = withholding;
  const next = estimated?.payments.find(({ isPast }) => !isPast);
  const advice = () => {
    if (!change) return undefined;
    const worth = money(change.worth);
    if (change.line === '4b') return t('withholding.less', { amount: money(change.deductions), worth });
    const amount = money(change.perPayPeriod);
    if (change.capped) return t('withholding.most', { amount, worth });
    return t(target > 0 ? 'withholding.moreFor' : 'withholding.more', { amount, worth, target: money(target) });
  };
  return (
    <>
      {change && (
        <>
          <p data-w4={change.line}>{advice()}</p>
          <Remark>
            {t(twoEarners ? 'withholding.keepTwo' : 'withholding.keep')} {!byTables && t('withholding.january')}
          </Remark>
        </>
      )}
      {notWithheld !== undefined && (
        <p data-not-withheld>
          {next
            ? t('withholding.rest', { amount: money(notWithheld), date: date(next.due) })
            : t('withholding.restSmall', { amount: money(notWithheld) })}
        </p>
      )}
    </>
  );
}

/** A complete Form W-4 for a full year; it replaces the current one. */
function NewForm({ withholding: { form, twoEarners }, answers }: CheckProps & { readonly answers: Answers }) {
  const { t } = useTranslation('full-estimate-results');
  const { money } = useFormat();
  if (!form) return null;
  return (
    <Disclosed summary={t('withholding.newForm')}>
      <p>{t('withholding.replaces')}</p>
      {twoEarners && <p>{t('withholding.twoForms')}</p>}
      <FigureRows>
        {W4_LINES.map((line) => (
          <FigureRow key={line} label={t(`withholding.${line}`)}>
            <data value={form[line]} data-w4-line={line}>
              {money(form[line])}
            </data>
          </FigureRow>
        ))}
      </FigureRows>
      {answers.taxYear === FORM_W4_YEAR && <formW4.Section entries={{ ...form, status: answers.filingStatus }} />}
    </Disclosed>
  );
}

const W4_LINES = ['credits', 'otherIncome', 'deductions', 'extra'] as const;

function Estimated({ withholding: { estimated }, answers }: CheckProps & { readonly answers: Answers }) {
  const { t } = useTranslation('full-estimate-results');
  const { money, date } = useFormat();
  if (!estimated || estimated.payments.length === 0) return null;
  const { amount, safeHarbor, payments, source } = estimated;
  const next = payments.find(({ isPast }) => !isPast);
  // The last payment includes some cents more.
  const catchesUp = safeHarbor && next && next.amount > safeHarbor.installment + 1;
  return (
    <Disclosed summary={t('withholding.estimated', { year: answers.taxYear })}>
      {safeHarbor && (
        <p>{t(safeHarbor.ofLastYear === undefined ? 'withholding.safeUnknown' : 'withholding.safe', { amount: money(amount) })}</p>
      )}
      <FigureRows>
        {[...payments.filter(({ isPast }) => !isPast), ...payments.filter(({ isPast }) => isPast)].map((payment) => (
          <FigureRow key={payment.due.getTime()} label={date(payment.due)}>
            {payment.isPast ? t('withholding.past') : money(payment.amount)}
          </FigureRow>
        ))}
      </FigureRows>
      {catchesUp && <Remark>{t('withholding.catchUp')}</Remark>}
      {isChosen('retired', answers) && <p>{t('withholding.pension')}</p>}
      <Remark>
        <Citation>{source}</Citation>
      </Remark>
    </Disclosed>
  );
}
