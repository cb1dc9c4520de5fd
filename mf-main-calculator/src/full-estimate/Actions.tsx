import { isPlaceField, useRowsAmong } from '@bracketwise/shared-ui/calculator';
import { prepareExplanation } from '@bracketwise/shared-ui/explanation';
import { useFormat } from '@bracketwise/shared-ui/format';
import { ResultActionsOnDemand, type SheetRow, useLinesTable } from '@bracketwise/shared-ui/sharing';
import type { placesIn } from '@bracketwise/tax-engine';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { inputsOf } from './answers-as-inputs.ts';
import { CHOICES, declared, DOLLARS, fieldsOf, isChosen, OTHER_STATES } from './choices.ts';
import { savedEstimates, toBeSaved } from './saved-estimates.ts';
import { explainedSections, type FullEstimate } from './full-estimate.ts';
import type { Answers } from './household-draft.ts';
import { useFigureRows } from './useFigureRows.ts';
import { useStatusName } from './useStatusName.ts';

interface ActionsProps {
  readonly answers: Answers;
  readonly estimate: FullEstimate;
  /** Of the state and year. */
  readonly places: ReturnType<typeof placesIn>;
}

/** Actions on the estimate. Links, the print sheet and the CSV file include every input. */
export function Actions({ answers, estimate, places }: ActionsProps) {
  const { t, i18n } = useTranslation(['full-estimate', 'common', 'sharing']);
  use(prepareExplanation(i18n)); // Its namespace names the lines.
  const { moneyWithCents } = useFormat();
  const linesTable = useLinesTable();
  const figures = useFigureRows(estimate);
  const inputs = useInputRows(answers, places);
  const { taxYear: year, state } = answers;
  const subject = { sections: explainedSections(estimate, (code) => t(`common:states.${code}`)), year, state: t(`common:states.${state}`) };
  return (
    <ResultActionsOnDemand
      inputs={inputsOf(answers)}
      sheet={() => ({
        title: t('title'),
        inputs,
        results: [
          {
            title: t('sheet.results'),
            rows: figures.map(({ label, value, total }) => ({ label, text: moneyWithCents(value), total })),
          },
        ],
        explanation: subject,
      })}
      file={() => {
        const [head = [], ...lines] = linesTable(subject);
        return {
          name: `${t('sharing:fileName')}-${state}-${year}`,
          rows: [head, ...figures.map(({ label, value }) => [t('sheet.results'), label, value]), ...lines],
        };
      }}
      onSave={() => savedEstimates.save(toBeSaved(answers, estimate, new Date()))}
    />
  );
}

function useInputRows(answers: Answers, places: ActionsProps['places']): readonly SheetRow[] {
  const { t } = useTranslation(['full-estimate', 'common', 'calculator']);
  const { moneyWithCents, date } = useFormat();
  const statusName = useStatusName();
  const placeRows = useRowsAmong(places, answers);
  const rowOf = (field: string): readonly SheetRow[] => {
    const value = answers[field as keyof Answers];
    const isNotSo = value === false && declared(field)?.byDefault === true;
    if (value === undefined || value === '' || (value === false && !isNotSo)) return [];
    const label = t([`form.${field}`, `calculator:form.${field}`]);
    if (isNotSo) return [{ label, text: '✗' }];
    if (value === true) return [{ label, text: '✓' }];
    if (isPlaceField(field)) return placeRows[field];
    if (OTHER_STATES.some((name) => name === field)) return [{ label, text: t(`common:states.${value}`) }];
    if (field === 'movedOn') return [{ label, text: date(new Date(String(value))) }];
    if (field === 'paychecksInYear') return [{ label, text: t(`paychecks.${value}`) }];
    return [{ label, text: DOLLARS.includes(field) ? moneyWithCents(Number(value)) : String(value) }];
  };
  return [
    { label: t('form.state'), text: t(`common:states.${answers.state}`) },
    { label: t('form.filingStatus'), text: statusName(answers.filingStatus) },
    { label: t('calculator:form.taxYear'), text: String(answers.taxYear) },
    ...rowOf('wages'),
    ...CHOICES.filter((choice) => isChosen(choice, answers)).flatMap((choice) => fieldsOf(choice, answers).flatMap(rowOf)),
  ];
}
