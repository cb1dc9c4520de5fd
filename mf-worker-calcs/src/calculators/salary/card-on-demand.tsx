import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { Disclosed } from '@bracketwise/shared-ui/layout';
import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

export interface OfJob {
  /** Name of one of several jobs, which the summary starts with. */
  readonly job?: string | undefined;
}

/**
 * A folded card of the results. Its content loads and is computed when a visitor opens it.
 * @param summary - key of a text of `salary-paychecks`
 * @param startsOpen - whether it is open at first
 */
export function cardOnDemand<Props extends object>(
  summary: string,
  content: Parameters<typeof deferredSection<Props>>[0],
  startsOpen?: (props: Props) => boolean,
): ComponentType<Props & OfJob> {
  const { Section } = deferredSection<Props>(content);
  return function CardOnDemand(props: Props & OfJob) {
    const { t } = useTranslation(['salary-paychecks', 'salary-jobs']);
    const { job } = props;
    const [open, setOpen] = useState(startsOpen?.(props) ?? false);
    return (
      <Disclosed summary={job ? t('salary-jobs:of', { job, text: t(summary) }) : t(summary)} open={open} onToggle={setOpen}>
        {open && <Section {...props} />}
      </Disclosed>
    );
  };
}
