import type { PlaceProfile } from '@bracketwise/contract/place-profile';
import { TAX_YEARS } from '@bracketwise/contract/years';
import { ArticleTable, Sources } from '@bracketwise/shared-ui/article';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useTranslation } from 'react-i18next';

type YearOfPlace = PlaceProfile['years'][number];

interface Span {
  readonly first: YearOfPlace;
  readonly last: YearOfPlace;
}

const sameRates = (a: readonly number[], b: readonly number[]) => a.join() === b.join();

const sameFigures = (a: YearOfPlace, b: YearOfPlace) =>
  a.year + 1 === b.year &&
  a.tax === b.tax &&
  a.commuterTax === b.commuterTax &&
  sameRates(a.rates, b.rates) &&
  sameRates(a.commuterRates, b.commuterRates);

/** Years in a row with the same figures are one row of the table. */
const spansOf = (years: PlaceProfile['years']) =>
  years.reduce<readonly Span[]>((spans, year) => {
    const open = spans.at(-1);
    return open && sameFigures(open.last, year)
      ? [...spans.slice(0, -1), { ...open, last: year }]
      : [...spans, { first: year, last: year }];
  }, []);

interface YearsTableProps {
  readonly profile: PlaceProfile;
}

/** The rates of residents and commuters by year, and the tax on the same wages. */
export function YearsTable({ profile: { years, measured, basis } }: YearsTableProps) {
  const { t } = useTranslation('local-income-tax');
  const { money, lawRate, list } = useFormat();
  const unpublished = years.flatMap(({ year, provisional }) => (provisional ? [String(year)] : []));
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
        rows={spansOf(years)
          .map(({ first, last: { year, rates, tax, commuterRates, commuterTax } }) => ({
            key: String(year),
            cells: [
              first.year === year ? year : t('range', { from: first.year, to: year }),
              residentRate(rates),
              <data key="tax" value={tax}>
                {money(tax)}
              </data>,
              ...(chargesWorkers ? [textOf(commuterRates), commuterTax === null ? t('unconfirmed') : money(commuterTax)] : []),
            ],
          }))
          .toReversed()}
      />
      {unpublished.length > 0 && <p>{t('rates.provisional', { last: list(unpublished) })}</p>}
      {missing.length > 0 && <p>{t('rates.missing', { years: list(missing) })}</p>}
      <Sources of={years.flatMap(({ sources }) => sources)} />
    </>
  );
}
