import { RetryNotice } from '@bracketwise/shared-ui/feedback';
import { shownSums, type Sums, useFormat } from '@bracketwise/shared-ui/format';
import { Button, Disclosed } from '@bracketwise/shared-ui/layout';
import { offerInputs } from '@bracketwise/shared-ui/runtime';
import { NOTHING_SAVED } from '@bracketwise/shared-ui/sharing';
import { useVisitState } from '@bracketwise/shared-ui/federation/useVisitState';
import { ASSUMED_AGES, taxReturnWith } from '@bracketwise/tax-engine';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { SavedList } from '../home/scenarios/SavedList.tsx';
import { ScenarioTable, type ScenarioColumn, type ScenarioRow } from '../home/scenarios/ScenarioTable.tsx';
import { withScenario } from '../home/scenarios/scenarios.ts';
import { useLaws } from '../home/scenarios/useLaws.ts';
import { CHOICES, isChosen } from './choices.ts';
import type { ScenariosProps } from './scenarios-on-demand.ts';
import { moneyOf } from './full-estimate.ts';
import type { Answers } from './household-draft.ts';
import { hasSeveralStates, loadLaws, statesOf, type Laws } from './laws.ts';
import { householdUnder } from './places.ts';
import { NetToGross } from './NetToGross.tsx';
import { idOf, savedEstimates } from './saved-estimates.ts';
import { useStatusName } from './useStatusName.ts';

const PERCENT = 100;
type Values = Readonly<Partial<Record<Field, number>>>;
type Field = 'netIncome' | 'totalTax' | 'federalIncomeTax' | 'payroll' | 'stateTax' | 'effectiveRate';

const SUMS: Sums<Exclude<Field, 'effectiveRate'>> = [['totalTax', ['federalIncomeTax', 'payroll', 'stateTax'], 'stateTax']];

/** Compares up to four households, finds the wages for a net income, and lists those saved in this browser. */
export function Scenarios({ answers }: ScenariosProps) {
  const { t } = useTranslation('scenarios');
  const { t: own } = useTranslation('full-estimate');
  const { t: calculator } = useTranslation('calculator');
  const { money, percent } = useFormat();
  const textOf = useTexts();
  const [scenarios = [], setScenarios] = useVisitState<readonly Answers[]>('full-estimate.scenarios');
  const [announcement, setAnnouncement] = useState('');
  const { items, unreadable } = useSyncExternalStore(savedEstimates.subscribe, savedEstimates.read, () => NOTHING_SAVED);
  const { lawOf, failed, retry } = useLaws(scenarios.map(statesOf), loadLaws);
  const columns = scenarios.map((scenario): ScenarioColumn<Field> => {
    const laws = lawOf(statesOf(scenario));
    const values = laws && valuesOf(laws, scenario);
    return { id: idOf(scenario), ...textOf(scenario), values, shown: values && shownOf(values) };
  });

  const add = (scenario: Answers) => {
    const { outcome, scenarios: next } = withScenario(scenarios, scenario, idOf);
    setScenarios(next);
    const { name } = textOf(scenario);
    if (outcome === 'full') setAnnouncement(t('compare.outcomes.full'));
    else if (outcome === 'there') setAnnouncement(t('compare.outcomes.there'));
    else setAnnouncement(own('full-estimate-results:compare.added', { scenario: name }));
  };
  const remove = (id: string) => {
    const removed = scenarios.find((scenario) => idOf(scenario) === id);
    setScenarios(scenarios.filter((scenario) => scenario !== removed));
    if (removed) setAnnouncement(t('compare.outcomes.removed', { scenario: textOf(removed).name }));
  };
  const saved = (id: string) => items.find((item) => item.id === id);
  const rows: readonly ScenarioRow<Field>[] = [
    { field: 'netIncome', label: own('full-estimate-results:dollar.net') },
    { field: 'totalTax', label: own('totalTax') },
    { field: 'federalIncomeTax', label: own('full-estimate-results:dollar.federal') },
    { field: 'payroll', label: own('full-estimate-results:compare.payroll') },
    {
      field: 'stateTax',
      label: scenarios.some((scenario) => isChosen('localTax', scenario))
        ? calculator('lines.stateAndLocalTax')
        : own('full-estimate-results:dollar.state'),
    },
    { field: 'effectiveRate', label: own('full-estimate-results:compare.rate'), unit: 'percent' },
  ];
  return (
    <>
      <Disclosed summary={t('compare.title')}>
        {scenarios.length === 0 ? (
          <p>{t('compare.empty')}</p>
        ) : (
          <ScenarioTable columns={columns} rows={rows} onRemove={remove} absent={calculator('notIncluded')} />
        )}
        {failed && <RetryNotice message={t('lawFailed')} onRetry={retry} />}
        {answers && (
          <div>
            <Button $quiet onClick={() => add(answers)}>
              {t('compare.addResult')}
            </Button>
          </div>
        )}
        <output>{announcement}</output>
      </Disclosed>
      {answers && !hasSeveralStates(answers) && (
        <Disclosed summary={t('reverse.title')}>
          <NetToGross answers={answers} />
        </Disclosed>
      )}
      <Disclosed summary={items.length > 0 ? t('saved.titleWithCount', { number: items.length }) : t('saved.title')}>
        <SavedList
          entries={items.map((item) => {
            const income = money(item.income);
            const { name } = textOf(item.answers);
            return {
              id: item.id,
              title: name,
              name: t('saved.name', { calculation: name, income }),
              figures: t('saved.figures', {
                income,
                net: money(item.netIncome),
                rate: percent(item.income > 0 ? (item.totalTax / item.income) * PERCENT : 0),
              }),
              savedAt: item.savedAt,
            };
          })}
          unreadable={unreadable}
          onOpen={(id) => offerInputs(saved(id)?.inputs ?? {})}
          onCompare={(id) => {
            const item = saved(id);
            if (item) add(item.answers);
          }}
          onRemove={(id) => savedEstimates.remove(id)}
        />
      </Disclosed>
    </>
  );
}

/** The description of a scenario, as lines and as one line. */
function useTexts() {
  const { t } = useTranslation(['full-estimate', 'common']);
  const { money } = useFormat();
  const statusName = useStatusName();
  return (answers: Answers) => {
    const state = t(`common:states.${answers.state}`);
    const filingStatus = statusName(answers.filingStatus);
    const choices = CHOICES.filter((choice) => choice !== 'withheld' && isChosen(choice, answers)).map((choice) =>
      t(`choices.${choice}`, ASSUMED_AGES),
    );
    return {
      head: [state, filingStatus, String(answers.taxYear), money(answers.wages), ...choices],
      name: [t('basis', { state, filingStatus, year: answers.taxYear }), money(answers.wages), ...choices].join(' · '),
    };
  };
}

/** Rounds the amounts together to whole dollars. The rate has decimals. */
function shownOf({ effectiveRate, ...amounts }: Values): Values {
  return { ...shownSums(amounts, SUMS), effectiveRate };
}

/** Leaves out the state tax if it was not computed. Local tax counts with it. */
function valuesOf({ law, severalStates }: Laws, answers: Answers): Values {
  const household = householdUnder(law, answers, severalStates);
  const taxes = taxReturnWith(law, household, severalStates);
  const { totalTax, federalIncomeTax, stateTax, localTax = 0 } = taxes;
  const { income, kept } = moneyOf(household, taxes);
  return {
    netIncome: kept,
    totalTax,
    federalIncomeTax,
    payroll: totalTax - federalIncomeTax - (stateTax ?? 0) - localTax,
    ...(stateTax !== undefined && { stateTax: stateTax + localTax }),
    effectiveRate: income > 0 ? (totalTax / income) * PERCENT : 0,
  };
}
