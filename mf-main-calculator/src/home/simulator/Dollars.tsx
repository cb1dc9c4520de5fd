import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { color, fontSize } from '@bracketwise/shared-ui/tokens';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

interface DollarsProps {
  readonly field: string;
  readonly value: number;
  /** In whole dollars, as the page shows it. */
  readonly shown: number;
  /** Before that, only the figure's place is in the page. */
  readonly revealed: boolean;
  /** Whether it is the answer. */
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
  /** The quick estimate's figure, as it is shown. */
  readonly specified: number;
}

/** A figure of the law, and how far it is from the quick estimate's. */
export function OfficialDollars({ specified, ...dollars }: OfficialDollarsProps) {
  const { t } = useTranslation('simulator');
  const { money } = useFormat();
  // By what is shown: two figures that read alike are called the same.
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
