import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import type { EstimateRequest } from '@bracketwise/tax-engine';
import { useTranslation } from 'react-i18next';
import { useRequestText } from '../calculator/useRequestText.ts';
import { offerRequest } from './offer-request.ts';
import { savedCalculations, type SavedCalculation } from './saved-calculations.ts';
import { SavedList, type SavedEntry } from './SavedList.tsx';

interface SavedCalculationsProps {
  readonly items: readonly SavedCalculation[];
  /** What the browser holds is no list of ours. */
  readonly unreadable: boolean;
  readonly onCompare: (request: EstimateRequest) => void;
}

/** The calculations of four answers that the visitor keeps. */
export function SavedCalculations({ items, unreadable, onCompare }: SavedCalculationsProps) {
  const { t } = useTranslation('scenarios');
  const { money, percent } = useFormat();
  const requestText = useRequestText();
  const entries = items.map(({ id, request, netIncome, effectiveRate, savedAt }): SavedEntry => {
    const income = money(request.income);
    const title = requestText(request);
    return {
      id,
      title,
      name: t('saved.name', { calculation: title, income }),
      figures: t('saved.figures', { income, net: money(netIncome), rate: percent(effectiveRate) }),
      savedAt,
    };
  });
  const withRequest = (act: (request: EstimateRequest) => void) => (id: string) => {
    const item = items.find((each) => each.id === id);
    if (item) act(item.request);
  };
  return (
    <SavedList
      entries={entries}
      unreadable={unreadable}
      onOpen={withRequest(offerRequest)}
      onCompare={withRequest(onCompare)}
      onRemove={(id) => savedCalculations.remove(id)}
    />
  );
}
