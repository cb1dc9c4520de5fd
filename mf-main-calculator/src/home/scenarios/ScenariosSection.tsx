import type { EstimateRequest } from '@bracketwise/contract/wire';
import { useRevealedTarget } from '@bracketwise/shared-ui/article';
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { LoadingText } from '@bracketwise/shared-ui/feedback';
import { Disclosure, Section, Stack } from '@bracketwise/shared-ui/layout';
import { from, space } from '@bracketwise/shared-ui/tokens';
import { NOTHING_SAVED } from '@bracketwise/shared-ui/sharing';
import { useVisitState } from '@bracketwise/shared-ui/federation/useVisitState';
import { useId, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { NEXT_QUESTIONS } from '../next-questions.ts';
import type { CompareProps } from './Compare.tsx';
import type { ReverseProps } from './Reverse.tsx';
import { SavedCalculations } from './SavedCalculations.tsx';
import { idOf, savedCalculations } from './saved-calculations.ts';
import { scenariosWords, type ScenariosProps } from './Scenarios.tsx';
import { withScenario } from './scenarios.ts';

// Loads when opened, because the engine is larger than the rest of the section.
const compare = deferredSection<CompareProps>({
  namespace: 'scenarios',
  words: scenariosWords,
  load: async () => (await import('./Compare.tsx')).Compare,
});
const reverse = deferredSection<ReverseProps>({
  namespace: 'scenarios',
  words: scenariosWords,
  load: async () => (await import('./Reverse.tsx')).Reverse,
});

export function ScenariosSection({ calculated }: ScenariosProps) {
  const { t } = useTranslation('scenarios');
  const [chosen, setChosen] = useVisitState<readonly EstimateRequest[]>('scenarios.chosen');
  const comparison = useRef<HTMLDetailsElement>(null);
  const { items, unreadable } = useSyncExternalStore(savedCalculations.subscribe, savedCalculations.read, () => NOTHING_SAVED);
  const reverseId = useId();
  // The result links to the comparison.
  useRevealedTarget();
  const answered = calculated?.request;
  // Until the visitor adds one, the last result is the only scenario.
  const scenarios = chosen ?? (answered ? [answered] : []);
  const loading = <LoadingText>{t('loading')}</LoadingText>;

  const add = (request: EstimateRequest) => {
    const { outcome, scenarios: next } = withScenario(scenarios, request, idOf);
    setChosen(next);
    return outcome;
  };
  const compareSaved = (request: EstimateRequest) => {
    add(request);
    const details = comparison.current;
    if (!details) return;
    details.open = true;
    details.querySelector('summary')?.focus({ preventScroll: true });
    details.scrollIntoView();
  };

  return (
    <Parts>
      <Section id="scenarios" heading={t('heading')}>
        <Tools>
          <Disclosure details={comparison} title={<h3 id={NEXT_QUESTIONS.scenarios}>{t('compare.title')}</h3>}>
            {() => (
              <Stack>
                <p>{t('compare.hint')}</p>
                <compare.Section
                  scenarios={scenarios}
                  calculated={calculated}
                  onAdd={add}
                  onRemove={(removed) => setChosen(scenarios.filter((scenario) => idOf(scenario) !== idOf(removed)))}
                  fallback={loading}
                />
              </Stack>
            )}
          </Disclosure>
          <Disclosure title={<h3 id={reverseId}>{t('reverse.title')}</h3>}>
            {() => (
              <Stack>
                <p>{t('reverse.hint')}</p>
                <reverse.Section labelledBy={reverseId} answered={answered} fallback={loading} />
              </Stack>
            )}
          </Disclosure>
          <Disclosure title={<h3>{items.length > 0 ? t('saved.titleWithCount', { number: items.length }) : t('saved.title')}</h3>}>
            {() => (
              <Stack>
                <p>{t('saved.hint')}</p>
                <SavedCalculations items={items} unreadable={unreadable} onCompare={compareSaved} />
              </Stack>
            )}
          </Disclosure>
        </Tools>
      </Section>
    </Parts>
  );
}

/** Side by side while they are closed. */
const Tools = styled.div`
  display: grid;

  gap: ${space.s};
  grid-template-columns: minmax(0, 1fr);
  align-items: stretch;

  ${from.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.m};

    > [open] {
      grid-column: 1 / -1;
    }
  }
`;

/** Nothing to print while everything is collapsed. */
const Parts = styled.div`
  @media print {
    &:not(:has(details[open])) {
      display: none;
    }
  }
`;
