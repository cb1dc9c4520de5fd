import { CalculatorResults } from '@bracketwise/shared-ui/calculator/CalculatorResults';
import type { QuickFigure } from '@bracketwise/shared-ui/calculator/QuickEstimate';
import { Notice } from '@bracketwise/shared-ui/feedback/Notice';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Trans, useTranslation } from 'react-i18next';
import { FormsToFile } from '../../cross-border/FormsToFile.tsx';
import { ExpatPictures } from './ExpatPictures.tsx';
import {
  FATCA_ABOVE,
  FBAR_ABOVE,
  LAST_BAND_ENDS,
  STANDARD_DEDUCTION,
  expatTax,
  formsOf,
  type ExpatInputs,
  type ExpatResult,
} from './specified.ts';
import { useExpatComparison } from './useExpatComparison.tsx';
import { useOfficialExpat } from './useOfficialExpat.ts';

export function ExpatResults({ values }: { readonly values: ExpatInputs }) {
  const { t } = useTranslation('expat');
  const { moneyWithCents } = useFormat();
  const result = expatTax(values);
  const official = useOfficialExpat(values);
  const comparison = useExpatComparison(values, result, official);
  const yesOrNo = (answer: boolean) => t(answer ? 'answers.yes' : 'answers.no');
  const excluded: readonly QuickFigure[] = [
    { field: 'feieExclusion', value: result.feieExclusion },
    { field: 'housingExclusion', value: result.housingExclusion },
  ];
  return (
    <CalculatorResults
      values={values}
      panel={official.panel}
      basis={t('basis', {
        income: moneyWithCents(values.foreignIncome),
        country: t(`options.country.${values.country}`),
        answer: t(`answers.${values.feieQualification}`),
      })}
      announcement={t('announcement', { tax: moneyWithCents(result.usTax) })}
      figures={[
        { field: 'usTax', value: result.usTax, size: 'large' },
        { field: 'effectiveRate', value: result.effectiveRate, unit: 'percent', size: 'large' },
        { field: 'totalTaxableIncome', value: result.totalTaxableIncome, size: 'large' },
        { field: 'foreignIncome', value: result.foreignIncome },
        { field: 'qualifiesFEIE', value: result.qualifiesFEIE, text: yesOrNo(result.qualifiesFEIE) },
        ...(result.qualifiesFEIE ? excluded : []),
        { field: 'taxableForeignIncome', value: result.taxableForeignIncome },
        { field: 'usIncome', value: result.usIncome },
        { field: 'requiresFBAR', value: result.requiresFBAR, text: yesOrNo(result.requiresFBAR) },
        { field: 'requiresFATCA', value: result.requiresFATCA, text: yesOrNo(result.requiresFATCA) },
      ]}
      remarks={<Remarks values={values} result={result} />}
      official={comparison}
    >
      <ExpatPictures official={official} />
    </CalculatorResults>
  );
}

/** What the figures do not say by themselves. */
function Remarks({ values, result }: { readonly values: ExpatInputs; readonly result: ExpatResult }) {
  const { t } = useTranslation('expat');
  const { money, moneyWithCents } = useFormat();
  const { qualifiesFEIE, feieExclusion, housingExclusion, totalTaxableIncome } = result;
  return (
    <>
      {!qualifiesFEIE && (
        <Notice>
          <p>
            <Trans
              t={t}
              i18nKey={values.feieQualification === 'unsure' ? 'remarks.unsure' : 'remarks.notExcluded'}
              values={{ feie: moneyWithCents(feieExclusion), housing: moneyWithCents(housingExclusion) }}
              components={{
                feie: <data value={feieExclusion} data-field="feieExclusion" />,
                housing: <data value={housingExclusion} data-field="housingExclusion" />,
              }}
            />
          </p>
        </Notice>
      )}
      {totalTaxableIncome - STANDARD_DEDUCTION > LAST_BAND_ENDS && (
        <Notice tone="warning">
          <p>{t('remarks.beyondBands', { end: money(LAST_BAND_ENDS) })}</p>
        </Notice>
      )}
      <p>{t('remarks.reports', { fbar: money(FBAR_ABOVE), fatca: money(FATCA_ABOVE) })}</p>
      <FormsToFile forms={formsOf(result)} />
    </>
  );
}
