import { Bars } from '@bracketwise/shared-ui/charts';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Disclosed, FigureRow, FigureRows } from '@bracketwise/shared-ui/layout';
import { Citation } from '@bracketwise/shared-ui/words';
import { LOT_METHODS, type InvestmentTax, type Lot, type SalesOfYear } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import type { InvestmentAnswer, InvestmentQuestion } from '../investments/useInvestmentTax.ts';
import { useNameOfLot } from './LotRows.tsx';

interface SalesDetailsProps {
  readonly answer: InvestmentAnswer;
  readonly question: InvestmentQuestion;
}

/** How a list of sales adds up, what other units would cost, and each sale. */
export function SalesDetails({ answer, question }: SalesDetailsProps) {
  const { sales } = answer.tax;
  if (!sales || !question.lots) return null;
  return (
    <>
      <Netting tax={answer.tax} sales={sales} question={question} />
      {canChooseUnits(question.lots) && <Methods answer={answer} question={question} />}
      <EachSale lots={question.lots} sales={sales} year={question.taxYear} />
    </>
  );
}

/** Whether an asset has several lots with units, so that the choice of units can matter. */
const canChooseUnits = (lots: readonly Lot[]): boolean =>
  lots.some(
    ({ asset, sold }) =>
      asset !== '' && sold !== undefined && lots.filter((other) => other.asset === asset && other.quantity !== undefined).length > 1,
  );

function Netting({
  tax,
  sales,
  question,
}: {
  readonly tax: InvestmentTax;
  readonly sales: SalesOfYear;
  readonly question: InvestmentQuestion;
}) {
  const { t } = useTranslation('sales');
  const { moneyWithCents } = useFormat();
  const { shortTermLossCarryover = 0, longTermLossCarryover = 0, shortTermGain = 0, longTermGain = 0, cryptoIncome = 0 } = question;
  const rows = [
    ['short', sales.shortTermGain + shortTermGain],
    ['long', sales.longTermGain + longTermGain],
    ['collectibles', sales.collectiblesGain],
    ['depreciation', sales.unrecapturedSection1250Gain],
    ['shortCarryover', -shortTermLossCarryover],
    ['longCarryover', -longTermLossCarryover],
    ['income', sales.income + cryptoIncome],
    ['washSales', sales.disallowedLoss],
    ['carriedShort', tax.loss?.carriedOverShortTerm ?? 0],
    ['carriedLong', tax.loss?.carriedOverLongTerm ?? 0],
  ] as const;
  return (
    <section>
      <h3>{t('netting.title', { year: tax.taxYear })}</h3>
      <FigureRows>
        {rows
          .filter(([, amount]) => amount !== 0)
          .map(([key, amount]) => (
            <FigureRow key={key} label={t(`netting.${key}`)}>
              <data value={amount} data-field={`sales.${key}`}>
                {moneyWithCents(amount)}
              </data>
            </FigureRow>
          ))}
      </FigureRows>
      {sales.disallowedLoss > 0 && (
        <p>
          {t('washSale')} <Citation>{'26 U.S.C. § 1091'}</Citation>
        </p>
      )}
    </section>
  );
}

/** The tax by which units are sold. */
function Methods({ answer: { taxOf }, question }: SalesDetailsProps) {
  const { t } = useTranslation('sales');
  const { moneyWithCents } = useFormat();
  const ways = LOT_METHODS.map((lotMethod) => ({ key: lotMethod, tax: taxOf({ ...question, lotMethod }).totalTax }));
  const taxBy = (method: (typeof LOT_METHODS)[number]) => ways.find(({ key }) => key === method)?.tax ?? 0;
  const saved = taxBy('firstIn') - taxBy('highestCost');
  return (
    <>
      <Bars
        caption={t('methods.caption', { year: question.taxYear })}
        chosen="asListed"
        // A loss takes something off the tax on other income.
        columns={[t('methods.way'), t(ways.some(({ tax }) => tax < 0) ? 'methods.taxOrSaved' : 'methods.tax')]}
        bars={ways.map(({ key, tax }) => ({ key, label: t(`methods.${key}`), value: tax }))}
      />
      <p>
        {saved > 0 ? t('methods.saved', { saved: moneyWithCents(saved) }) : t('methods.notSaved')} {t('methods.rule')}{' '}
        <Citation>{'26 CFR § 1.1012-1(c), (j)'}</Citation>
      </p>
    </>
  );
}

function EachSale({ lots, sales, year }: { readonly lots: readonly Lot[]; readonly sales: SalesOfYear; readonly year: number }) {
  const { t } = useTranslation('sales');
  const { moneyWithCents } = useFormat();
  const nameOf = useNameOfLot();
  const others = lots.filter(({ sold }) => sold !== undefined && !sold.startsWith(`${year}-`)).length;
  return (
    <>
      {others > 0 && <p>{t('otherYears', { number: others, year })}</p>}
      <Disclosed summary={t('each')}>
        <FigureRows>
          {sales.sales.map(({ row, gain, isLongTerm, disallowed }, index) => {
            const lot = lots[row];
            if (!lot) return null;
            const term = isLongTerm ? t('term.long') : t('term.short');
            return (
              <FigureRow
                key={index}
                label={[
                  nameOf({ ...lot, quantity: undefined }, row),
                  term,
                  disallowed > 0 && t('term.wash', { loss: moneyWithCents(disallowed) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              >
                {moneyWithCents(gain)}
              </FigureRow>
            );
          })}
        </FigureRows>
      </Disclosed>
    </>
  );
}
