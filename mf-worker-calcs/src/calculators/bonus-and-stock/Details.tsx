/** What the answer is made of, for each thing that the visitor can get. */
import { ArticleTable } from '@bracketwise/shared-ui/article';
import { PartsBar } from '@bracketwise/shared-ui/charts';
import { Notice } from '@bracketwise/shared-ui/feedback';
import { useFormat } from '@bracketwise/shared-ui/format';
import { FigureRow, FigureRows } from '@bracketwise/shared-ui/layout';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BonusAndStockInputs } from './form.ts';
import { keptOf, taxRows, type AnswerTo, type PaidAnswer } from './lines.ts';
import type { BonusAndStockAnswer } from './official.ts';

interface DetailsProps<Answer> {
  readonly answer: Answer;
  readonly values: BonusAndStockInputs;
  readonly year: number;
  /** Name of the state. */
  readonly state: string;
}

export function Details({ answer, ...props }: DetailsProps<BonusAndStockAnswer>) {
  if (answer.kind === 'iso') return <ExerciseDetails answer={answer} {...props} />;
  if (answer.kind === 'espp') return <SaleDetails answer={answer} {...props} />;
  return <PayDetails answer={answer} {...props} />;
}

/** Withholding against tax, and where the money goes. */
function PayDetails({ answer, year, state }: DetailsProps<PaidAnswer>) {
  const { t } = useTranslation('bonus-and-stock');
  const { money, moneyWithCents, difference } = useFormat();
  const { tax } = answer;
  const rows = taxRows(answer);
  const { stateMethod } = tax.paychecks;
  const hasLocal = rows.some(({ key }) => key === 'local');
  const cellsOf = (key: string, withheld: number, cost: number): readonly ReactNode[] => [
    t(`lines.${key}`),
    moneyWithCents(withheld),
    <Figure key="cost" field={key} value={cost} />,
    difference(withheld - cost),
  ];
  const parts = [{ key: 'net' as const, value: keptOf(tax) }, ...rows.map(({ key, cost }) => ({ key: partOf[key], value: cost }))];
  return (
    <>
      <Part data-method="official">
        <ArticleTable
          caption={t('table.caption', { year })}
          columns={(['tax', 'withheld', 'cost', 'gap'] as const).map((key) => ({ key, label: t(`table.${key}`), numeric: key !== 'tax' }))}
          rows={rows.map(({ key, withheld, cost }) => ({ key, cells: cellsOf(key, withheld, cost) }))}
          total={cellsOf('total', tax.withheld.total, tax.cost.total)}
          stacked
        />
        {stateMethod && <p data-state-method={stateMethod}>{t(`stateMethod.${stateMethod}`, { state })}</p>}
        <StockFigures answer={answer} />
      </Part>
      {parts.every(({ value }) => value >= 0) && (
        <PartsBar
          caption={t('parts.caption', { amount: money(tax.amount) })}
          parts={merged(parts).map((part) => ({
            ...part,
            label: t(`parts.${part.key === 'state' && hasLocal ? 'stateAndLocal' : part.key}`),
          }))}
        />
      )}
    </>
  );
}

const partOf = { federal: 'federal', payroll: 'payroll', state: 'state', local: 'state' } as const;

/** With one part for the taxes of the state and the place. */
function merged<Key extends string>(parts: readonly { readonly key: Key; readonly value: number }[]) {
  const sums = new Map<Key, number>();
  for (const { key, value } of parts) sums.set(key, (sums.get(key) ?? 0) + value);
  return [...sums].map(([key, value]) => ({ key, value }));
}

function StockFigures({ answer }: { readonly answer: PaidAnswer }) {
  const { t } = useTranslation('bonus-and-stock');
  const { decimal } = useFormat();
  if (answer.kind === 'rsu')
    return (
      <FigureRows>
        <FigureRow label={t('details.sharesForTaxes')}>{decimal(answer.tax.sharesForTaxes)}</FigureRow>
        <Row field="basisPerShare" value={answer.tax.basisPerShare} />
      </FigureRows>
    );
  if (answer.kind === 'nso')
    return (
      <FigureRows>
        <Row field="exerciseCost" value={answer.tax.exerciseCost} />
        <Row field="cashNeeded" value={answer.tax.cashNeeded} />
      </FigureRows>
    );
  return null;
}

function ExerciseDetails({ answer: { tax, sharesWithoutTax } }: DetailsProps<AnswerTo<'iso'>>) {
  const { t } = useTranslation('bonus-and-stock');
  const { count, moneyWithCents } = useFormat();
  return (
    <Part data-method="official">
      <FigureRows>
        <Row field="spread" value={tax.spread} />
        <Row field="minimumTaxAdded" value={tax.minimumTaxAdded} />
        {/* Under the AMT, itemizing state taxes saves nothing, so that the whole can be more. */}
        {tax.federalCost !== tax.minimumTaxAdded && <FigureRow label={t('lines.federalCost')}>{moneyWithCents(tax.federalCost)}</FigureRow>}
        <FigureRow label={t('lines.sharesWithoutTax')}>
          <data value={sharesWithoutTax} data-field="sharesWithoutTax">
            {count(sharesWithoutTax)}
          </data>
        </FigureRow>
        <Row field="exerciseCost" value={tax.exerciseCost} />
        <Row field="basisPerShare" value={tax.basisPerShare} />
        <Row field="minimumTaxBasisPerShare" value={tax.minimumTaxBasisPerShare} />
      </FigureRows>
      <p>{t('details.twoBases')}</p>
    </Part>
  );
}

/** The rule that applies, and what the other one would cost. */
function SaleDetails({ answer: { tax, later }, values, year }: DetailsProps<AnswerTo<'espp'>>) {
  const { t } = useTranslation('bonus-and-stock');
  const { money, moneyWithCents, date } = useFormat();
  const day = date(new Date(tax.qualifiesFrom));
  const saved = later ? tax.cost.total - later.cost.total : 0;
  const figures = [
    ['ordinaryIncome', tax.ordinaryIncome, later?.ordinaryIncome],
    ['gain', tax.gain, later?.gain],
    ['saleTax', tax.cost.total, later?.cost.total],
  ] as const;
  return (
    <Part data-method="official">
      <ArticleTable
        caption={t(`sale.${tax.disposition}`, { year })}
        columns={[
          { key: 'line', label: t('sale.line') },
          { key: 'now', label: t('sale.now'), numeric: true },
          ...(later ? [{ key: 'later', label: t('sale.later', { day }), numeric: true }] : []),
        ]}
        rows={figures.map(([field, now, then]) => ({
          key: field,
          cells: [
            t(`lines.${field}`),
            <Figure key="now" field={field} value={now} />,
            ...(then === undefined ? [] : [moneyWithCents(then)]),
          ],
        }))}
        stacked
      />
      <p>
        {!later
          ? t('sale.waited')
          : t(saved >= 1 ? 'sale.waitingSaves' : saved <= -1 ? 'sale.waitingCosts' : 'sale.waitingSame', {
              day,
              saved: money(Math.abs(saved)),
            })}
      </p>
      <FigureRows>
        <Row field="basis" value={tax.basis} />
      </FigureRows>
      <p>{t('sale.basis')}</p>
      {tax.overLimit > 0 && <Notice tone="warning">{t('sale.overLimit', { over: money(tax.overLimit), shares: values.shares })}</Notice>}
    </Part>
  );
}

interface FigureProps {
  readonly field: string;
  readonly value: number;
}

function Figure({ field, value }: FigureProps) {
  const { moneyWithCents } = useFormat();
  return (
    <data value={value} data-field={field}>
      {moneyWithCents(value)}
    </data>
  );
}

function Row({ field, value }: FigureProps) {
  const { t } = useTranslation('bonus-and-stock');
  return (
    <FigureRow label={t(`lines.${field}`)}>
      <Figure field={field} value={value} />
    </FigureRow>
  );
}

const Part = styled.div`
  display: grid;
  gap: ${space.s};
  grid-template-columns: minmax(0, 1fr);
  font-size: ${fontSize.s};

  p {
    color: ${color('muted')};
  }
`;
