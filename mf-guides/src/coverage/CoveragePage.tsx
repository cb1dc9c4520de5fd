import { ESTIMATE_YEARS, HOUSEHOLD_YEARS } from '@bracketwise/contract/years';
import { Article, type Figures, Points } from '@bracketwise/shared-ui/article';
import { HeroFigure, HeroFigures } from '@bracketwise/shared-ui/layout';
import { useFormat } from '@bracketwise/shared-ui/format';
import { coverage } from '@bracketwise/tax-engine/coverage';
import { HOUSEHOLDS_MATCHED, REFERENCE_HOUSEHOLDS } from '@bracketwise/tax-engine/proof';
import { useTranslation } from 'react-i18next';
import { AgreementMap } from './AgreementMap.tsx';
import { LAST_WHOLE, totalsOf } from './forms.ts';
import { StatesList } from './StatesList.tsx';

const LEFT_OUT = ['dependents', 'age', 'itemizing', 'otherIncome', 'contributions', 'paid', 'refundable', 'local'] as const;
const TOTALS = totalsOf(Object.values(coverage));
const CHECKS = ['matched', 'listed', 'unsettled', 'cases'] as const;

/** What the state income tax estimates include, what they leave out, and how they were checked. */
export const CoveragePage = () => (
  <Article
    id="coverage"
    dates={{ reviewed: '2026-11-22' }}
    wide
    chart={<AgreementMap />}
    folded={['checks', 'whole']}
    related={['state-rates', 'tax-brackets']}
    figures={useCoverageFigures()}
    sections={{
      everywhere: [<Points key="points" items={LEFT_OUT} />],
      states: ['lead', <StatesList key="list" />],
      checks: ['text', 'others', <Checks key="figures" />, 'listedText', 'unsettledText'],
      whole: ['text', 'checked', 'provisional'],
    }}
  />
);

function useCoverageFigures(): Figures {
  const { count, lawRate } = useFormat();
  return {
    first: String(ESTIMATE_YEARS[0]),
    last: String(ESTIMATE_YEARS.at(-1)),
    households: count(TOTALS.households),
    each: count(TOTALS.households / Object.keys(coverage).length),
    firstWhole: String(HOUSEHOLD_YEARS[0]),
    lastWhole: String(LAST_WHOLE),
    beforeLastWhole: String(LAST_WHOLE - 1),
    wholeScored: count(TOTALS.wholeScored),
    wholeShare: lawRate(Math.floor((TOTALS.wholeMatched / TOTALS.wholeScored) * 1000) / 1000),
    open: count(TOTALS.unsettled),
    federalHouseholds: count(REFERENCE_HOUSEHOLDS),
    federalMatched: count(HOUSEHOLDS_MATCHED),
    share: lawRate(Math.floor((TOTALS.matched / TOTALS.households) * 1000) / 1000),
  };
}

function Checks() {
  const { t } = useTranslation('coverage');
  const { count } = useFormat();
  return (
    <HeroFigures>
      {CHECKS.map((check) => (
        <HeroFigure key={check} main={check === 'matched' ? 'positive' : undefined} label={t(`checks.${check}`)}>
          <data value={TOTALS[check]} data-field={check}>
            {count(TOTALS[check])}
          </data>
        </HeroFigure>
      ))}
    </HeroFigures>
  );
}
