import type { RecommendedW4 } from '@bracketwise/contract/paychecks';
import type { FilingStatus } from '@bracketwise/contract/filing-status';
import { useFormat } from '@bracketwise/shared-ui/format';
import { Disclosed, FigureRow, FigureRows } from '@bracketwise/shared-ui/layout';
import { formW4 } from '@bracketwise/shared-ui/sharing';
import { useTranslation } from 'react-i18next';

const LINES = ['credits', 'otherIncome', 'deductions', 'extra'] as const satisfies readonly (keyof RecommendedW4)[];

interface NewW4Props {
  readonly recommended: RecommendedW4;
  /** Form W-4P instead. */
  readonly isPension?: boolean;
  readonly status: FilingStatus;
  /** Name of one of several jobs. */
  readonly job?: string | undefined;
}

/** A Form W-4 for the rest of the year that neither leaves tax to pay nor a refund, and the form itself. */
export function NewW4({ recommended, isPension = false, status, job }: NewW4Props) {
  const { t } = useTranslation(['salary-paychecks', 'salary-jobs']);
  const { money } = useFormat();
  const summary = t(isPension ? 'w4.summaryForPension' : 'w4.summary');
  return (
    <Disclosed summary={job ? t('salary-jobs:of', { job, text: summary }) : summary}>
      <p>{t('w4.explanation')}</p>
      <FigureRows>
        {LINES.map((line) => (
          <FigureRow key={line} label={t(`w4.${line}`)}>
            <data value={recommended[line]} data-w4-line={line}>
              {money(recommended[line])}
            </data>
          </FigureRow>
        ))}
      </FigureRows>
      <formW4.Section entries={{ ...recommended, status }} isPension={isPension} />
    </Disclosed>
  );
}
