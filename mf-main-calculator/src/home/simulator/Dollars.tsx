import { useFormat } from '@bracketwise/shared-ui/format';

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
