import type { JobPaychecks, Paychecks } from '@bracketwise/contract/paychecks';
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Disclosed } from '@bracketwise/shared-ui/layout';
import { sharingWords } from '@bracketwise/shared-ui/sharing';
import { fontSize, space } from '@bracketwise/shared-ui/tokens';
import { additionalMedicareWithheldAbove } from '@bracketwise/tax-engine/law/federal/medicare';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { isFull } from './full-paycheck.ts';
import { changesIn } from './paycheck-runs.ts';
import { paychecksWords } from './paychecks-words.ts';
import type { YearOfPaychecksProps } from './YearOfPaychecks.tsx';

/** The chart and the table, which load when a visitor asks for them. */
export const yearOfPaychecks = deferredSection<YearOfPaychecksProps>({
  namespace: 'salary-paychecks',
  words: paychecksWords,
  // A widget has not loaded them.
  furtherWords: { sharing: sharingWords },
  load: async () => (await import('./YearOfPaychecks.tsx')).YearOfPaychecks,
});

interface PaychecksOfYearProps {
  readonly answer: Paychecks;
  readonly job: JobPaychecks;
  /** Name of one of several jobs. */
  readonly title?: string | undefined;
}

/** What changes during the year, and all paychecks on request. */
export function PaychecksOfYear({ answer: { taxYear, state }, job: { paychecks }, title }: PaychecksOfYearProps) {
  const { t } = useTranslation(['salary-paychecks', 'salary-jobs', 'explanation']);
  const { date, count, money } = useFormat();
  const [open, setOpen] = useState(false);
  const changes = changesIn(paychecks.filter(isFull));
  const toCome = paychecks.filter(({ kind }) => kind !== 'soFar');
  const jobOf = (text: string) => (title ? t('salary-jobs:of', { job: title, text }) : text);
  return (
    <Frame>
      {changes.length > 0 && (
        <ul data-changes>
          {changes.map(({ what, levy, paycheck }) => (
            <li key={what + (levy ?? '')}>
              {jobOf(
                t(`changes.${what}`, {
                  date: date(new Date(paycheck.date)),
                  levy: levy && t(`explanation:lines.${levy}`),
                  threshold: money(additionalMedicareWithheldAbove[taxYear].value),
                }),
              )}
            </li>
          ))}
        </ul>
      )}
      {toCome.length > 0 && (
        <Disclosed summary={jobOf(t('year.summary', { number: count(toCome.length) }))} open={open} onToggle={setOpen}>
          {open && <yearOfPaychecks.Section year={taxYear} paychecks={paychecks} state={state} />}
        </Disclosed>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.s};
  grid-template-columns: minmax(0, 1fr);

  > ul {
    display: grid;
    gap: ${space.xs};
    margin: 0;
    padding-inline-start: 1.125rem;
    font-size: ${fontSize.s};
  }
`;
