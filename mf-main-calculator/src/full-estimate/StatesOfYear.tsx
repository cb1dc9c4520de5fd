import { dayBefore } from '@bracketwise/contract/days';
import { outcomeOf } from '@bracketwise/contract/residency';
import { useFormat } from '@bracketwise/shared-ui/format';
import type { TaxOfState, TaxReturn } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { severalStatesOf } from './answered-household.ts';
import type { Answers } from './household-draft.ts';
import { Remark } from './parts.tsx';

interface StatesOfYearProps {
  readonly answers: Answers;
  readonly taxes: TaxReturn;
}

/** What each state gets from a household that moved or works in another state, and what that takes for granted. */
export function StatesOfYear({ answers, taxes: { states, stateTax } }: StatesOfYearProps) {
  const { state: home, movedOn } = answers;
  const { t } = useTranslation(['full-estimate-results', 'common']);
  const { money, date } = useFormat();
  if (!states || stateTax === undefined) return null;
  const nameOf = (state: TaxOfState['state']) => t(`common:states.${state}`);
  const roleOf = ({ state, residency }: TaxOfState) => {
    if (residency !== 'partYear') return residency;
    return state === home ? 'since' : 'until';
  };
  const dayOf = ({ state }: TaxOfState) => movedOn && date(new Date(state === home ? movedOn : dayBefore(movedOn)));
  const sentencesOf = (each: TaxOfState) => {
    const { tax = 0, credit, certificate } = each;
    const state = nameOf(each.state);
    return [
      t(`twoStates.${roleOf(each)}.${outcomeOf(tax)}`, { state, amount: money(Math.abs(tax)), day: dayOf(each) }),
      credit > 0 && t('twoStates.credit', { credit: money(credit) }),
      certificate && t('twoStates.certificate', { certificate, state, home: nameOf(home) }),
    ];
  };
  const isMove = states.some(({ residency }) => residency === 'partYear');
  const { stateParts = [] } = severalStatesOf(answers);
  const knowsPay = stateParts.some(({ wages, spouseWages }) => wages !== undefined || spouseWages !== undefined);
  const ofMove = knowsPay ? 'twoStates.typed' : 'twoStates.evenly';
  return (
    <>
      {states.map((each) => (
        <p key={each.state} data-state-of-year={each.state}>
          {sentencesOf(each).filter(Boolean).join(' ')}
        </p>
      ))}
      <Remark>{t(isMove ? ofMove : 'twoStates.atHome', { home: nameOf(home) })}</Remark>
    </>
  );
}
