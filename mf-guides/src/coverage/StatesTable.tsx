import { STATES_WITH_LOCAL_TAX } from '@bracketwise/contract/localities';
import type { LineLabel } from '@bracketwise/contract/lines';
import { STATE_CODES } from '@bracketwise/contract/states';
import { Disclosed } from '@bracketwise/shared-ui/layout/Disclosed';
import { SearchField, found } from '@bracketwise/shared-ui/forms/SearchField';
import { alphabetically } from '@bracketwise/shared-ui/format/alphabetically';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { Card } from '@bracketwise/shared-ui/layout/Card';
import { VisuallyHidden } from '@bracketwise/shared-ui/layout/VisuallyHidden';
import { breakpoint, color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { coverage, type LocalCoverage, type StateCoverage } from '@bracketwise/tax-engine/coverage';
import { useState, type ReactNode } from 'react';
import { Trans } from '@bracketwise/shared-ui/words/Trans';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { householdStepsOf, householdsOf, LAST_WHOLE, startsOf, stepsOf, type InYears } from './forms.ts';

type StateCode = (typeof STATE_CODES)[number];

const COLUMNS = ['state', 'start', 'modelled', 'households', 'leftOut', 'checked'] as const;
const CATEGORIES = ['localIncomeTax', 'places', 'payrollLevies', 'refundableCredits', 'rebates', 'other'] as const satisfies readonly (
  keyof StateCoverage['leftOut'] | 'places'
)[];

/** A table with a row for each state. The state's code is the row's fragment. */
export function StatesTable() {
  const { t } = useTranslation(['coverage', 'common']);
  const [text, setText] = useState('');
  const states = STATE_CODES.map((code) => ({ code, name: t(`common:states.${code}`) })).toSorted((a, b) => alphabetically(a.name, b.name));
  const shown = found(states, text);
  // Explicit roles, because some browsers drop table semantics when rows use `display: grid`.
  return (
    <SearchField
      label={t('states.search')}
      value={text}
      onChange={setText}
      outcome={text && t('states.shown', { number: shown.length })}
      found={shown.length}
    >
      <Card>
        <Table role="table">
          <VisuallyHidden as="caption">{t('states.caption')}</VisuallyHidden>
          <thead role="rowgroup">
            <tr role="row">
              {COLUMNS.map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {t(`states.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {shown.map(({ code, name }) => (
              <tr key={code} role="row" id={code} tabIndex={-1}>
                <th role="rowheader" scope="row">
                  {name}
                </th>
                <Cells code={code} />
              </tr>
            ))}
          </tbody>
        </Table>
      </Card>
    </SearchField>
  );
}

function Cells({ code }: { readonly code: StateCode }) {
  const { t } = useTranslation(['coverage', 'explanation', 'households']);
  const state = coverage[code];
  const steps = stepsOf(state);
  const wholeSteps = householdStepsOf(state);
  // Some lines have another name here, where they are not results.
  const lineName = (label: LineLabel) => t([`lines.${label}`, `explanation:lines.${label}`, `households:lines.${label}`]);
  return (
    <>
      <Cell column="start">
        <ByYears entries={startsOf(state)} text={lineName} />
      </Cell>
      <Cell column="modelled">
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
      </Cell>
      <Cell column="households">
        {wholeSteps.length > 0 ? (
          <ByYears entries={wholeSteps} text={(labels) => inOneSentence(labels.map(lineName))} />
        ) : (
          t('states.nothingModelled')
        )}
        {state.households.provisional && <Provisional>{t('states.provisional', { year: LAST_WHOLE, before: LAST_WHOLE - 1 })}</Provisional>}
      </Cell>
      <Cell column="leftOut">
        <LeftOut code={code} />
      </Cell>
      <Cell column="checked">
        <Checked state={state} />
      </Cell>
    </>
  );
}

/** Joins names into one list, in lower case after the first. */
const inOneSentence = (names: readonly string[]) =>
  names.map((name, index) => (index === 0 || ALWAYS_CAPITAL.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1))).join(', ');

/** Names that keep their capital: abbreviations and Social Security. */
const ALWAYS_CAPITAL = /^(\p{Lu}{2}|Social Security|Seguro Social)/u;

interface CellProps {
  readonly column: (typeof COLUMNS)[number];
  readonly children: ReactNode;
}

function Cell({ column, children }: CellProps) {
  const { t } = useTranslation('coverage');
  return (
    <td role="cell" data-field={column} data-column={t(`states.columns.${column}`)}>
      {children}
    </td>
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

/** More names than this fold. */
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
  const { leftOut, local } = coverage[code];
  const categories = CATEGORIES.filter((category) => (category === 'places' ? local?.leftOut : leftOut[category]) !== undefined);
  const nameOf = (category: (typeof CATEGORIES)[number]) =>
    t(category === 'localIncomeTax' && local ? 'categories.localUnlessNamed' : `categories.${category}`);
  if (categories.length === 0) return t('states.nothingElse');
  return (
    <List>
      {categories.map((category) => (
        <li key={category}>
          <strong>{nameOf(category)}</strong> <Trans ns="leftOut" i18nKey={`${code}.${category}`} components={ENGLISH} />
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

/**
 * On narrow and medium screens, a state's texts stack below its name, each labeled with its column's name. On wide screens and in print
 * it is a plain table.
 */
const Table = styled.table`
  width: 100%;
  font-size: ${fontSize.s};
  text-wrap: pretty;

  thead {
    position: absolute;
    width: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  tbody tr {
    display: grid;
    gap: ${space.s} ${space.l};
    padding-block: ${space.m};

    &:not(:first-child) {
      border-block-start: 1px solid ${color('line')};
    }
  }
  th,
  td {
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }
  tbody th {
    grid-column: 1 / -1;
    font-size: ${fontSize.l};
    font-weight: 600;
  }
  td::before {
    content: attr(data-column);
    display: block;
    color: ${color('muted')};
  }
  /* The row that the link targets. */
  tbody tr:is(:target, :focus) > th {
    color: ${color('accent')};
    box-shadow:
      -0.375rem 0 ${color('surface')},
      -0.5625rem 0 ${color('accent')};
  }

  ${from.medium} {
    tbody tr {
      grid-template-columns: 1fr 2fr;
    }
  }
  @media print, (min-width: ${breakpoint.wide}) {
    table-layout: fixed;

    thead {
      position: static;
      clip-path: none;
    }
    thead th {
      padding-block-end: ${space.s};
      font-weight: 600;
      color: ${color('muted')};

      &:nth-child(1) {
        width: 12%;
      }
      &:nth-child(2) {
        width: 13%;
      }
      &:nth-child(4) {
        width: 24%;
      }
      &:nth-child(6) {
        width: 16%;
      }
    }
    tbody tr {
      display: table-row;

      > * {
        padding-block: 0.75rem;
        border-block-start: 1px solid ${color('line')};
      }
      &:is(:target, :focus) > * {
        background: ${color('accentSoft')};
      }
    }
    th,
    td {
      padding-inline: ${space.s};
    }
    tbody th {
      font-size: ${fontSize.m};
    }
    td::before {
      content: none;
    }
  }
  @media print {
    font-size: 7.5pt;
    line-height: 1.3;

    tbody th {
      font-size: inherit;
    }
    tbody tr > * {
      padding-block: 3pt;
    }
  }
`;
