import type { StateProfile } from '@bracketwise/contract/state-profile';
import { FILING_STATUSES, type FilingStatus } from '@bracketwise/contract/filing-status';
import { ArticleTable, Sources } from '@bracketwise/shared-ui/article';
import { useLineText } from '@bracketwise/shared-ui/explanation';
import { useFormat } from '@bracketwise/shared-ui/format';
import { ColumnChoice } from '@bracketwise/shared-ui/tables';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The state's form on one salary, line by line, for each filing status: deductions, exemptions, tax and credits. */
export function FormLines({ profile: { byStatus } }: { readonly profile: StateProfile }) {
  const { t } = useTranslation(['state-income-tax', 'common']);
  const { money } = useFormat();
  const { name } = useLineText();
  const [shown, setShown] = useState<FilingStatus>('single');
  const statuses = FILING_STATUSES.map((status) => ({ key: status, label: t(`common:shortFilingStatus.${status}`) }));
  const all = FILING_STATUSES.flatMap((status) => byStatus[status].lines);
  const named = Object.fromEntries(FILING_STATUSES.map((status) => [status, withNames(byStatus[status].lines, name)])) as Record<
    FilingStatus,
    ReturnType<typeof withNames>
  >;
  const keys = FILING_STATUSES.map((status) => [...named[status].keys()]).reduce(merged);
  return (
    <>
      <ColumnChoice label={t('calculator.filingStatus')} columns={statuses} shown={shown} onShow={setShown} />
      <ArticleTable
        caption={t('form.caption')}
        minWidth="44rem"
        firstColumn="9rem"
        shown={shown}
        columns={[{ key: 'line', label: t('form.line') }, ...statuses.map((status) => ({ ...status, numeric: true }))]}
        rows={keys.map((key) => ({
          key,
          cells: [
            key.split('#')[0],
            ...FILING_STATUSES.map((status) => {
              const found = named[status].get(key);
              return found ? money(found.tax ?? found.amount) : '–';
            }),
          ],
        }))}
        total={[
          t('form.total'),
          ...FILING_STATUSES.map((status) => (
            <data key={status} value={byStatus[status].stateTax}>
              {money(byStatus[status].stateTax)}
            </data>
          )),
        ]}
      />
      <Sources of={[...new Set(all.map(({ source }) => source))]} />
    </>
  );
}

type Line = StateProfile['byStatus']['single']['lines'][number];

/** The lines by name; a name that occurs again is numbered, because some forms recapture more than once. */
function withNames(lines: readonly Line[], name: (line: Line) => string): ReadonlyMap<string, Line> {
  const found = new Map<string, Line>();
  for (const line of lines) {
    const own = name(line);
    const times = [...found.keys()].filter((key) => key.split('#')[0] === own).length;
    found.set(times === 0 ? own : `${own}#${times + 1}`, line);
  }
  return found;
}

/** Merges two lists. An item that only the second one has comes after the item before it there. */
function merged(first: readonly string[], second: readonly string[]): string[] {
  const all = [...first];
  second.forEach((key, index) => {
    if (!all.includes(key)) all.splice(index === 0 ? 0 : all.indexOf(second[index - 1] ?? '') + 1, 0, key);
  });
  return all;
}
