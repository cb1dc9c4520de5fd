import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat.ts';
import { Muted } from '../layout/Muted.ts';

interface AssumedProps {
  /** What the engine's `assumptionsOf` returns for the household; the texts are `assumed.facts.<fact>`. */
  readonly facts: readonly { readonly fact: string; readonly figures?: Readonly<Record<string, number>> }[];
}

/** One sentence next to the figure: what the answer assumes because the form does not ask. */
export function Assumed({ facts }: AssumedProps) {
  const { t } = useTranslation('explanation');
  const { list } = useFormat();
  if (facts.length === 0) return null;
  return (
    <Muted data-assumed>
      {t('assumed.sentence', { facts: list(facts.map(({ fact, figures }) => t(`assumed.facts.${fact}`, figures))) })}
    </Muted>
  );
}
