import type { EstimateRequest } from '@bracketwise/contract/wire';
import { StateMapCard } from '@bracketwise/shared-ui/charts';
import { AnswerPlace } from '@bracketwise/shared-ui/feedback';
import { RadioChoice } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Button, Disclosed, Stack, useArrivalInView, VisuallyHidden } from '@bracketwise/shared-ui/layout';
import { color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { AnsweredRequest } from '../calculator/answered-request.ts';
import { NEXT_QUESTIONS } from '../next-questions.ts';
import {
  nameWithPlace,
  REFERENCE_STATE,
  referenceOf,
  shownDifference,
  verdictOf,
  type ComparedRequest,
  type Comparison,
} from './comparison.ts';
import { ComparisonForm } from './ComparisonForm.tsx';
import { ComparisonMap } from './ComparisonMap.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { Counted } from './Counted.tsx';
import { useEveryState } from './useEveryState.ts';

const VIEWS = ['map', 'table'] as const;

/** Compares the net of one income in every state, for the visitor's last calculation, for inputs given here, or for the example. */
export function AllStates({ calculated }: { readonly calculated: AnsweredRequest | undefined }) {
  const { t } = useTranslation('comparison');
  const [view, setView] = useState<(typeof VIEWS)[number]>('map');
  const formId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  /** The last click on the button; its results are scrolled to. */
  const [pressed, setPressed] = useState<object>();
  const { state, request, isExample, outcomes, compare, load } = useEveryState(calculated);
  const comparison = useNamed(request, outcomes);
  const [pointed, setPointed] = useState<{ readonly code: string; readonly on: Comparison | undefined }>();
  // A new comparison selects the visitor's own state.
  const selected = (pointed?.on === comparison && pointed?.code) || request.state;
  const details = useRef<HTMLDivElement>(null);
  /** The comparison whose sentence is about the reference state. */
  const [withReference, setWithReference] = useState<Comparison>();
  const isWithReference = comparison !== undefined && withReference === comparison;
  const toggleReference = () => {
    setWithReference(isWithReference ? undefined : comparison);
    setPointed(isWithReference ? undefined : { code: REFERENCE_STATE, on: comparison });
  };
  useArrivalInView(title, comparison && pressed);
  useWhenSeen(title, state === 'loading' && load);
  return (
    <Sheet as="section" aria-labelledby={NEXT_QUESTIONS.states} $filled={!isExample}>
      <Stack>
        <Answer>
          <h3 id={NEXT_QUESTIONS.states} ref={title} tabIndex={-1}>
            {t('all.title')}
          </h3>
          <p>
            {isExample && t('all.example')} <BasisText request={request} />
          </p>
          {comparison && (
            <p data-rank>
              <Verdict comparison={comparison} withReference={isWithReference} />
            </p>
          )}
          <Ways>
            <Button $quiet aria-pressed={isWithReference} hidden={!comparison || !referenceOf(comparison)} onClick={toggleReference}>
              {t('all.reference')}
            </Button>
            <RadioChoice
              legend={t('all.view')}
              options={VIEWS.map((value) => ({ value, label: t(`all.${value}`) }))}
              value={view}
              onChange={setView}
            />
          </Ways>
        </Answer>
        <AnswerPlace state={state} loadingText={t('all.loading')} failedText={t('all.failed')} onRetry={() => void load()}>
          {view === 'map' ? (
            <ComparisonMap
              comparison={comparison}
              own={request.state}
              selected={selected}
              onSelect={(code) => setPointed({ code, on: comparison })}
              below={details}
            />
          ) : (
            <>
              <ComparisonTable comparison={comparison} />
              {comparison && <Counted comparison={comparison} />}
            </>
          )}
        </AnswerPlace>
        <Disclosed summary={<span id={formId}>{t('form.change')}</span>}>
          <ComparisonForm
            key={`${calculated?.calculation.id} ${calculated?.place?.code}`}
            calculated={calculated}
            labelledBy={formId}
            onCompare={(asked) => {
              setPressed({});
              return compare(asked);
            }}
          />
        </Disclosed>
        <VisuallyHidden role="status">
          {comparison && (isWithReference || !isExample) && <Verdict comparison={comparison} withReference={isWithReference} />}
        </VisuallyHidden>
      </Stack>
    </Sheet>
  );
}

/** Calls a function when an element comes near the window, because the engine of all states is large. */
function useWhenSeen(element: RefObject<Element | null>, call: false | (() => Promise<void>)) {
  const seen = useEffectEvent(() => call && void call());
  const waits = call !== false;
  useEffect(() => {
    if (!waits || !element.current) return;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && seen(), {
      rootMargin: '50%',
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, waits]);
}

function useNamed(request: ComparedRequest, outcomes: ReturnType<typeof useEveryState>['outcomes']): Comparison | undefined {
  const { t } = useTranslation('common');
  return useMemo(
    () => outcomes && { request, outcomes: outcomes.map((outcome) => ({ ...outcome, name: t(`states.${outcome.code}`) })) },
    [request, outcomes, t],
  );
}

function BasisText({ request }: { readonly request: EstimateRequest }) {
  const { t } = useTranslation(['comparison', 'common']);
  const { money } = useFormat();
  return t('all.basis', {
    income: money(request.income),
    status: t(`common:filingStatus.${request.filingStatus}`),
    year: request.taxYear,
    state: t(`common:states.${request.state}`),
  });
}

/** The rank of the visitor's state and the states with the highest net income, or what the reference state would leave. */
function Verdict({ comparison, withReference }: { readonly comparison: Comparison; readonly withReference: boolean }) {
  const { t } = useTranslation('comparison');
  const { money } = useFormat();
  const compared = withReference ? referenceOf(comparison) : undefined;
  if (compared) {
    const { own, reference } = compared;
    return t('all.withReference', {
      state: nameWithPlace(own),
      net: money(own.netIncome),
      reference: reference.name,
      referenceNet: money(reference.netIncome),
      more: money(shownDifference(reference)),
    });
  }
  const verdict = verdictOf(comparison, money);
  return t(verdict.rank === 1 ? 'all.verdictBest' : 'all.verdict', verdict);
}

const Sheet = styled(StateMapCard)<{ $filled: boolean }>`
  /* A closed fold has its own space. */
  > div > details {
    margin-block: calc(-1 * ${space.s});
  }
  @media print {
    display: ${({ $filled }) => ($filled ? 'block' : 'none')};
  }
`;

/**
 * Reserves space for the longest sentences of three languages, so that they cause no layout shift. The choice of the view is below them,
 * or to the right.
 */
const Answer = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 14rem;

  p {
    margin-block-start: ${space.xs};
    font-size: ${fontSize.s};
    color: ${color('muted')};
  }
  [data-rank] {
    margin-block: auto;
    font-size: ${fontSize.m};
    font-weight: 600;
    color: inherit;
  }
  legend {
    position: absolute;
    clip-path: inset(50%);
  }
  ${from.medium} {
    position: relative;
    min-height: 7.5rem;
  }
  ${from.wide} {
    min-height: 5.25rem;
  }
`;

/** The comparison with one state, and the choice of the view: below the sentences, or to the right. */
const Ways = styled.div`
  display: flex;
  gap: ${space.xs};
  margin-block-start: auto;

  button {
    padding-inline: ${space.s};
    font-size: ${fontSize.s};
  }
  /* It leaves its place free while it says nothing. */
  [hidden] {
    display: block;
    visibility: hidden;
  }
  [aria-pressed='true'] {
    background: ${color('accentSoft')};
  }
  fieldset {
    flex: 1;
  }
  ${from.medium} {
    position: absolute;
    inset: 0 0 auto auto;
  }
`;
