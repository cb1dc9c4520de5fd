import { DEFAULT_ESTIMATE_YEAR } from '@bracketwise/contract/years';
import { Article, Part, Points, Remark, Sources } from '@bracketwise/shared-ui/article';
import { useTranslation } from 'react-i18next';
import { AllStatesTable } from './AllStatesTable.tsx';
import { RateAndTax } from './RateAndTax.tsx';
import { RatesMap } from './RatesMap.tsx';
import { StateGroup } from './StateGroup.tsx';
import { useNamedStates } from './useNamedStates.ts';
import { SOURCES, useStateRatesFigures } from './useStateRatesFigures.ts';

/** The specification's groups. The table shows every state with its badge. */
const NO_TAX = ['AK', 'FL', 'NV', 'NH', 'SD', 'TN', 'TX', 'WA', 'WY'];
const HIGH = ['CA', 'NY', 'NJ', 'HI', 'OR', 'MN', 'CT'];
const MODERATE = ['ND', 'PA', 'IN', 'MI', 'UT', 'CO', 'IL'];

export function StateRatesPage() {
  const { t } = useTranslation('state-rates');
  const states = useNamedStates();
  const named = (codes: readonly string[]) => states.filter(({ code }) => codes.includes(code));
  return (
    <Article
      id="state-rates"
      dates={{ reviewed: '2026-11-22' }}
      figures={useStateRatesFigures()}
      short={['none', 'kinds', 'rate']}
      folded={['flat-or-graduated', 'what-is-taxed', 'local-taxes', 'two-states', 'trade-off', 'estimates']}
      sections={{
        map: ['intro', <RatesMap key="map" states={states} />],
        'no-income-tax-states': [
          'intro',
          <StateGroup key="group" states={named(NO_TAX)} rate="salesTax" label={t('groups.salesTax', { year: DEFAULT_ESTIMATE_YEAR })} />,
          'exceptions',
          'elsewhere',
          'withholding',
        ],
        'high-tax-states': [
          'intro',
          <StateGroup key="group" states={named(HIGH)} rate="incomeTax" label={t('groups.incomeTax', { year: DEFAULT_ESTIMATE_YEAR })} />,
          'also',
          'top',
        ],
        'moderate-states': [
          'intro',
          <StateGroup
            key="group"
            states={named(MODERATE)}
            rate="incomeTax"
            label={t('groups.incomeTax', { year: DEFAULT_ESTIMATE_YEAR })}
          />,
          'others',
        ],
        'all-states': ['intro', <AllStatesTable key="table" />, 'note', <Sources key="sources" of={SOURCES.rates} />],
        'flat-or-graduated': [
          'flat',
          'graduated',
          'compare',
          <RateAndTax key="table" />,
          'reading',
          <Sources key="sources" of={SOURCES.compared} />,
        ],
        'what-is-taxed': ['start', <Points key="points" items={['deduction', 'federal', 'pensions', 'gains', 'recapture']} />],
        'local-taxes': [
          'intro',
          <Points key="points" items={['cities', 'counties', 'schools', 'payroll']} />,
          <Remark key="remark" text="leftOut" />,
        ],
        'two-states': [
          'intro',
          <Part key="reciprocity" name="reciprocity" blocks={['rule', 'example']} />,
          <Part key="credit" name="credit" blocks={['rule', 'limit']} />,
          <Part key="remote" name="remote" blocks={['rule']} />,
          <Part key="moving" name="moving" blocks={['partYear', 'domicile']} />,
        ],
        'trade-off': ['intro', 'sales', 'property', 'whole'],
        estimates: ['how'],
      }}
      faq={['lowest', 'retirees', 'deductible', 'remote', 'often']}
    />
  );
}
