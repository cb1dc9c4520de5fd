import { Muted } from '@bracketwise/shared-ui/layout';
import { FILING_STATUS_OF } from '@bracketwise/contract/filing-status';
import { Assumed, CalculatorResults, PlaceRemark, useOfficial, usePlaceRows } from '@bracketwise/shared-ui/calculator';
import { explanationOf } from '@bracketwise/shared-ui/explanation';
import { useFormat } from '@bracketwise/shared-ui/format';
import { assumptionsOf, taxPartsOf, usesTypedRate } from '@bracketwise/tax-engine';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPlaces } from '../../states/load-places.ts';
import { loadPayLaw } from '../../states/pay-law.ts';
import { Details } from './Details.tsx';
import { askedInputs, taxYearOf, type BonusAndStockInputs } from './form.ts';
import { linesOf } from './lines.ts';
import { officialBonusAndStock, type BonusAndStockAnswer } from './official.ts';
import { useHero } from './useHero.ts';

export function BonusAndStockResults({ values: all }: { readonly values: BonusAndStockInputs }) {
  const { t } = useTranslation(['bonus-and-stock', 'calculator', 'common']);
  const { decimal, moneyAsTyped } = useFormat();
  const heroOf = useHero();
  const values = useMemo(() => askedInputs(all), [all]);
  const year = taxYearOf(values);
  const official = useOfficial(loadPayLaw, values, amountsOf(values), (law) => officialBonusAndStock(values, law));
  const placeRows = usePlaceRows({ load: loadPlaces, income: 'pay' }, values);
  const state = t(`common:states.${values.state}`);
  const { shares } = values;
  return (
    <CalculatorResults
      values={values}
      rowsOf={{ ...placeRows, ...(shares !== undefined && { shares: [{ label: t('form.shares'), text: decimal(shares) }] }) }}
      basis={t('basis', {
        kind: t(`options.kind.${values.kind}`),
        wages: moneyAsTyped(values.wages),
        state,
        status: t(`common:filingStatus.${FILING_STATUS_OF[values.filingStatus]}`),
      })}
      year={year}
      official={official}
      show={(answer) => ({
        hero: heroOf(answer, values),
        remarks: <Remarks answer={answer} values={values} year={year} />,
        explanation: explanationFor(answer, year, state),
        more: (
          <>
            <Details answer={answer} values={values} year={year} state={state} />
            <Muted>{t('explained', { year })}</Muted>
          </>
        ),
      })}
      lines={linesOf}
      next={['salary', 'capital-gains', 'tax-planning']}
    />
  );
}

/** What is checked against the limit of the engine. */
const amountsOf = ({ wages, spouseWages = 0, amount = 0, shares = 0, ...prices }: BonusAndStockInputs): readonly number[] => [
  wages + amount,
  spouseWages,
  shares,
  ...[prices.price, prices.salePrice, prices.pricePaid, prices.purchaseValue, prices.grantValue].map((price = 0) => wages + shares * price),
];

interface RemarksProps {
  readonly answer: BonusAndStockAnswer;
  readonly values: BonusAndStockInputs;
  readonly year: number;
}

/** What is assumed, next to the figure. */
function Remarks({ answer, values, year }: RemarksProps) {
  const { t } = useTranslation(['bonus-and-stock', 'calculator']);
  const taxReturn = answer.kind === 'iso' ? undefined : answer.taxReturn;
  return (
    <>
      {taxReturn && <PlaceRemark year={year} refused={answer.placeRefused} typed={usesTypedRate(taxReturn)} form={values} />}
      {taxReturn?.stateIsProvisional && <Muted>{t('calculator:state.provisional', { year, before: year - 1 })}</Muted>}
      <Assumed facts={assumptionsOf(answer.household)} />
      <Muted>{t(`assumed.${answer.kind === 'iso' || answer.kind === 'espp' ? answer.kind : 'paid'}`)}</Muted>
    </>
  );
}

/** The lines of the whole year's return, with the bonus or stock. */
function explanationFor(answer: BonusAndStockAnswer, year: number, stateName: string) {
  if (answer.kind === 'iso') {
    const { lines, federalTax } = answer.tax;
    return explanationOf({ year, lines, federalTax, stateName });
  }
  const { federal, payroll, state, local } = taxPartsOf(answer.taxReturn);
  return explanationOf({
    year,
    lines: answer.taxReturn.lines,
    federalTax: federal,
    payrollTax: payroll,
    ...(state !== undefined && { state: { tax: state } }),
    localTax: local,
    stateName,
  });
}
