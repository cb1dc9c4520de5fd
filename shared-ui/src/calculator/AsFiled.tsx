/** The federal return in whole dollars and by the IRS's printed tables, in one line. Pages load it on demand. */
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Tooltip } from '../feedback/Tooltip.tsx';
import { useFormat } from '../format/useFormat.ts';
import { fontSize } from '../theme/tokens.ts';
import { AS_FILED_HEIGHT } from './as-filed-on-demand.tsx';

interface AsFiledProps {
  /** Form 1040 line 24. US dollars. */
  readonly totalTax: number;
  /** Form 1040 line 32. US dollars. */
  readonly refundableCredits: number;
  /** Negative for an amount owed; absent if the payments are not known. US dollars. */
  readonly refund?: number | undefined;
}

export function AsFiled({ totalTax, refundableCredits, refund }: AsFiledProps) {
  const { t } = useTranslation('explanation');
  const { money } = useFormat();
  const outcome = refund === undefined ? (refundableCredits > 0 ? 'credits' : 'tax') : refund < 0 ? 'owed' : 'refund';
  return (
    <Line data-as-filed={outcome}>
      {t(`asFiled.${outcome}`, { tax: money(totalTax), amount: money(Math.abs(refund ?? refundableCredits)) })}{' '}
      <Tooltip label={t('asFiled.why')}>{t('asFiled.because')}</Tooltip>
    </Line>
  );
}

const Line = styled.p`
  min-height: ${AS_FILED_HEIGHT};
  font-size: ${fontSize.s};

  /* The mark stays on the line of its text. */
  > span {
    height: 1.25rem;
    vertical-align: text-bottom;
  }
`;
