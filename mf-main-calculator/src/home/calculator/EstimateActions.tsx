import { prepareExplanation } from '@bracketwise/shared-ui/explanation';
import { useFormat } from '@bracketwise/shared-ui/format';
import { ResultActions, useLinesTable } from '@bracketwise/shared-ui/sharing';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { savedCalculations, toBeSaved } from '../scenarios/saved-calculations.ts';
import type { EstimateActionsProps } from './EstimateActionsOnDemand.tsx';
import { explainedSections, resultsOf, shownResults } from './results.ts';
import { useResultRows, type ResultRows } from './useResultRows.ts';

/** Actions on the estimate. */
export function EstimateActions({ answered }: EstimateActionsProps) {
  const { t, i18n } = useTranslation(['home', 'common', 'sharing']);
  use(prepareExplanation(i18n)); // Its namespace names the lines.
  const { money, percent } = useFormat();
  const linesTable = useLinesTable();
  const { request, calculation, place } = answered;
  const { state, income, filingStatus, taxYear } = request;
  const groups = useResultRows(calculation);
  const results = shownResults(resultsOf(calculation));
  const subject = { sections: explainedSections(calculation), year: taxYear, state: t(`common:states.${state}`) };

  const onPaper = ({ title, rows }: ResultRows) => ({
    title,
    rows: rows.map(({ field, label, total = false }) => ({ label, text: money(results[field]), total })),
  });
  return (
    <ResultActions
      inputs={{ state, income, filingStatus, taxYear, ...(place && { locality: place.code }) }}
      sheet={() => ({
        title: t('meta.title'),
        inputs: [
          { label: t('form.state'), text: subject.state },
          { label: t('form.income'), text: money(income) },
          { label: t('form.filingStatus'), text: t(`common:filingStatus.${filingStatus}`) },
          { label: t('form.taxYear'), text: String(taxYear) },
          ...(place ? [{ label: t('dollar.localTax'), text: place.name }] : []),
        ],
        results: [
          {
            title: t('results.title'),
            rows: [
              { label: t('results.netIncome'), text: money(results.netIncome) },
              { label: t('results.totalTax'), text: money(results.totalTax) },
              { label: t('results.effectiveRate'), text: percent(results.effectiveRate) },
            ],
          },
          onPaper(groups.income),
          onPaper(groups.federal),
          onPaper(groups.state),
        ],
        explanation: subject,
      })}
      file={() => ({ name: `${t('sharing:fileName')}-${state}-${taxYear}`, rows: linesTable(subject) })}
      onSave={() => savedCalculations.save(toBeSaved(answered, new Date()))}
    />
  );
}
