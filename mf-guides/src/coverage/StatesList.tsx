import { STATES_WITH_LOCAL_TAX } from '@bracketwise/contract/localities';
import type { LineLabel } from '@bracketwise/contract/lines';
import { STATE_CODES, type StateCode } from '@bracketwise/contract/states';
import { Folded } from '@bracketwise/shared-ui/article';
import { Disclosed } from '@bracketwise/shared-ui/layout';
import { found, SearchField } from '@bracketwise/shared-ui/forms';
import { alphabetically, useFormat } from '@bracketwise/shared-ui/format';
import { color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { coverage, type LocalCoverage, type StateCoverage } from '@bracketwise/tax-engine/coverage';
import { useState, type ReactNode } from 'react';
import { Trans } from '@bracketwise/shared-ui/words';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { householdStepsOf, householdsOf, startsOf, stepsOf, type InYears } from './forms.ts';
import { inOneSentence } from './in-one-sentence.ts';
import { useLeftOut } from './useLeftOut.ts';

/** A list of the states, each of which opens. The state's code is the fragment that opens it. */
export function StatesList() {
  const { t } = useTranslation(['coverage', 'common']);
  const [text, setText] = useState('');
  const states = STATE_CODES.map((code) => ({ code, name: t(`common:states.${code}`) })).toSorted((a, b) => alphabetically(a.name, b.name));
  const shown = found(states, text);
  return (
    <SearchField
      label={t('states.search')}
      value={text}
      onChange={setText}
      outcome={text && t('states.shown', { number: shown.length })}
      found={shown.length}
    >
      <States>
        {shown.map(({ code, name }) => (
          <Folded key={code} summary={<State code={code} name={name} />}>
            <Facts id={code} tabIndex={-1}>
              <FactsOf code={code} />
            </Facts>
          </Folded>
        ))}
      </States>
    </SearchField>
  );
}

/** A state's name, and how many of its reference households agree, in one line on a phone. */
function State({ code, name }: { readonly code: StateCode; readonly name: string }) {
  const { t } = useTranslation('coverage');
  const { count } = useFormat();
  const state = coverage[code];
  return (
    <Summary>
      <h3>{name}</h3>
      <span>{t('states.of', { matched: count(state.rows.matched), households: count(householdsOf(state)) })}</span>
    </Summary>
  );
}

function FactsOf({ code }: { readonly code: StateCode }) {
  const { t } = useTranslation(['coverage', 'explanation', 'households']);
  const state = coverage[code];
  const steps = stepsOf(state);
  const wholeSteps = householdStepsOf(state);
  // Some lines have another name here, where they are not results.
  const lineName = (label: LineLabel) => t([`lines.${label}`, `explanation:lines.${label}`, `households:lines.${label}`]);
  return (
    <>
      <Fact field="start">
        <ByYears entries={startsOf(state)} text={lineName} />
      </Fact>
      <Fact field="modelled">
        {steps.length > 0 ? (
          <ByYears entries={steps} text={(labels) => inOneSentence(labels.map(lineName))} />
        ) : (
          !state.levies && !taxesLocally(code) && t('states.nothingModelled')
        )}
        {state.levies && (
          <Further>
            <strong>{t('states.levies')}</strong>
            {state.levies.map(({ from: since, to: until, names }) => (
              <span key={since}>{t('states.inYears', { years: yearsOf(since, until), names: inOneSentence(names.map(lineName)) })}</span>
            ))}
          </Further>
        )}
        {taxesLocally(code) && state.local && <Places local={state.local} />}
      </Fact>
      <Fact field="households">
        {wholeSteps.length > 0 ? (
          <ByYears entries={wholeSteps} text={(labels) => inOneSentence(labels.map(lineName))} />
        ) : (
          t('states.nothingModelled')
        )}
        {state.households.provisional.map((year) => (
          <Provisional key={year}>{t('states.provisional', { year, before: year - 1 })}</Provisional>
        ))}
      </Fact>
      <Fact field="leftOut">
        <LeftOut code={code} />
      </Fact>
      <Fact field="checked">
        <Checked state={state} />
      </Fact>
    </>
  );
}

interface FactProps {
  readonly field: 'start' | 'modelled' | 'households' | 'leftOut' | 'checked';
  readonly children: ReactNode;
}

function Fact({ field, children }: FactProps) {
  const { t } = useTranslation('coverage');
  return (
    <div>
      <dt>{t(`states.columns.${field}`)}</dt>
      <dd data-field={field}>{children}</dd>
    </div>
  );
}

interface ByYearsProps<T> {
  readonly entries: readonly InYears<T>[];
  readonly text: (what: T) => string;
}

/** Lists entries by year range, or a single entry without years. */
function ByYears<T>({ entries, text }: ByYearsProps<T>) {
  const [first] = entries;
  if (first && entries.length === 1) return text(first.what);
  return (
    <List>
      {entries.map(({ from: since, to: until, what }) => (
        <li key={since}>
          <strong>{since === until ? since : `${since}–${until}`}</strong> {text(what)}
        </li>
      ))}
    </List>
  );
}

const yearsOf = (since: number, until: number) => (since === until ? String(since) : `${since}–${until}`);

/** Whether people owe the taxes of the state's places. Elsewhere only employers do. */
const taxesLocally = (code: StateCode): boolean => STATES_WITH_LOCAL_TAX.includes(code);

/** More names than this are folded. */
const FEW = 12;

/** The places whose income tax calculators add. */
function Places({ local: { places } }: { readonly local: LocalCoverage }) {
  const { t } = useTranslation('coverage');
  const number = new Set(places.flatMap(({ names }) => names)).size;
  const lines = places.map(({ from: since, to: until, names }) => (
    <span key={`${since} ${until}`}>{t('states.inYears', { years: yearsOf(since, until), names: names.join(', ') })}</span>
  ));
  return (
    <Further>
      <strong>{t('states.places')}</strong>
      {number > FEW ? <Disclosed summary={t('states.placesShown', { number })}>{lines}</Disclosed> : lines}
    </Further>
  );
}

const ENGLISH = { en: <span lang="en" /> };

function LeftOut({ code }: { readonly code: StateCode }) {
  const { t } = useTranslation(['coverage', 'leftOut']);
  const categories = useLeftOut()(code);
  if (categories.length === 0) return t('states.nothingElse');
  return (
    <List>
      {categories.map(({ category, name }) => (
        <li key={category}>
          <strong>{name}</strong> <Trans ns="leftOut" i18nKey={`${code}.${category}`} components={ENGLISH} />
        </li>
      ))}
    </List>
  );
}

function Checked({ state }: { readonly state: StateCoverage }) {
  const { t } = useTranslation('coverage');
  const { count } = useFormat();
  const { matched, listed, unsettled } = state.rows;
  return (
    <List>
      <li>
        <data value={matched}>{t('states.checks.matched', { matched: count(matched), households: count(householdsOf(state)) })}</data>
      </li>
      {state.households.rows.map(({ year, matched: ofYear, scored }) => (
        <li key={year}>{t('states.checks.whole', { year, matched: count(ofYear), households: count(scored) })}</li>
      ))}
      {listed > 0 && <li>{t('states.checks.listed', { number: count(listed) })}</li>}
      {unsettled > 0 && <li>{t('states.checks.unsettled', { number: count(unsettled) })}</li>}
      {state.cases > 0 && <li>{t('states.checks.cases', { number: count(state.cases) })}</li>}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;

  strong {
    font-weight: 600;
  }
`;

const Further = styled.div`
  display: grid;
  gap: ${space.xs};
  margin-block-start: ${space.xs};

  strong {
    font-weight: 600;
  }
  summary {
    min-height: 2.75rem;
    color: ${color('accent')};
    cursor: pointer;
  }
`;

const Provisional = styled.p`
  margin-block: ${space.xs} 0;
  color: ${color('muted')};
`;

const States = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  /* Chromium prints overlapping lines when a nested grid breaks across pages. */
  @media print {
    display: block;
  }
`;

const Summary = styled.span`
  display: flex;
  flex: auto;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  align-items: baseline;
  justify-content: space-between;

  h3 {
    font-size: ${fontSize.m};
  }
  span {
    font-size: ${fontSize.s};
    color: ${color('muted')};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space.m} ${space.xl};
  margin: 0;
  font-size: ${fontSize.s};
  text-wrap: pretty;

  dt {
    color: ${color('muted')};
  }
  dd {
    margin: 0;
  }
  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }
  @media print {
    display: block;
    font-size: 8pt;
    line-height: 1.3;
  }
`;
