import type { PlaceProfile } from '@bracketwise/contract/place-profile';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { ArticleTable } from '@bracketwise/shared-ui/article/ArticleTable';
import { Sources } from '@bracketwise/shared-ui/article/Blocks';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { useTranslation } from 'react-i18next';

interface YearsTableProps {
  readonly profile: PlaceProfile;
}

/** The rates of residents and commuters by year, and the tax on the same wages. */
export function YearsTable({ profile: { years, measured, basis } }: YearsTableProps) {
  const { t } = useTranslation('local-income-tax');
  const { money, lawRate, list } = useFormat();
  const chargesWorkers = years.some(({ commuterTax }) => (commuterTax ?? 0) > 0);
  const textOf = ([lowest, highest]: readonly number[]) => {
    if (lowest === undefined) return '–';
    return highest === undefined ? lawRate(lowest) : t('range', { from: lawRate(lowest), to: lawRate(highest) });
  };
  const residentRate = (rates: readonly number[]) =>
    basis === 'stateTax' ? t('rates.ofStateTax', { rate: textOf(rates) }) : textOf(rates);
  const missing = TAX_YEARS.filter((year) => !years.some((each) => each.year === year)).map(String);
  return (
    <>
      <ArticleTable
        caption={t('rates.caption', { income: money(measured) })}
        stacked
        columns={[
          { key: 'year', label: t('calculator.taxYear') },
          { key: 'rate', label: t('rates.resident'), numeric: true },
          { key: 'tax', label: t('rates.residentTax'), numeric: true },
          ...(chargesWorkers
            ? [
                { key: 'commuterRate', label: t('rates.commuter'), numeric: true },
                { key: 'commuterTax', label: t('rates.commuterTax'), numeric: true },
              ]
            : []),
        ]}
        rows={years
          .map(({ year, rates, tax, commuterRates, commuterTax }) => ({
            key: String(year),
            cells: [
              year,
              residentRate(rates),
              <data key="tax" value={tax}>
                {money(tax)}
              </data>,
              ...(chargesWorkers ? [textOf(commuterRates), commuterTax === null ? t('unconfirmed') : money(commuterTax)] : []),
            ],
          }))
          .toReversed()}
      />
      {years.some(({ provisional }) => provisional) && <p>{t('rates.provisional', { last: years.at(-1)?.year })}</p>}
      {missing.length > 0 && <p>{t('rates.missing', { years: list(missing) })}</p>}
      <Sources of={years.flatMap(({ sources }) => sources)} />
    </>
  );
}
