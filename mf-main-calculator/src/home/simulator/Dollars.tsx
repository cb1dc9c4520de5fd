import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { color, fontSize } from '@bracketwise/shared-ui/tokens';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

interface DollarsProps {
  readonly field: string;
  readonly value: number;
  /** In whole dollars, as displayed. */
  readonly shown: number;
  /** Until then, the figure only reserves its space. */
  readonly revealed: boolean;
  /** Marks the main answer. */
  readonly hero?: boolean;
}

export function Dollars({ field, value, shown, revealed, hero }: DollarsProps) {
  const { money } = useFormat();
  return revealed ? (
    <data value={value} data-field={field} data-hero={hero}>
      {money(shown)}
    </data>
  ) : (
    money(shown)
  );
}

interface OfficialDollarsProps extends DollarsProps {
  /** The rough estimate's figure, as displayed. */
  readonly specified: number;
}

/** A figure under current rules, and its difference to the rough estimate. */
export function OfficialDollars({ specified, ...dollars }: OfficialDollarsProps) {
  const { t } = useTranslation('simulator');
  const { money } = useFormat();
  // Compares displayed values, so that two figures that look the same have no difference.
  const difference = dollars.shown - specified;
  return (
    <Line>
      <strong>
        <Dollars {...dollars} />
      </strong>
      <Difference>
        {difference === 0
          ? t('difference.none')
          : t(difference > 0 ? 'difference.more' : 'difference.less', { amount: money(Math.abs(difference)) })}
      </Difference>
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.75em;

  strong {
    font-size: ${fontSize.l};
    overflow-wrap: anywhere;
  }
`;

const Difference = styled.span`
  font-size: ${fontSize.s};
  color: ${color('muted')};
`;
