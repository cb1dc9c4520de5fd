import type { EstimateRequest } from '@bracketwise/contract/wire';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useTranslation } from 'react-i18next';
import { useRequestText } from '../calculator/useRequestText.ts';
import { offerRequest } from './offer-request.ts';
import { savedCalculations, type SavedCalculation } from './saved-calculations.ts';
import { SavedList, type SavedEntry } from './SavedList.tsx';

interface SavedCalculationsProps {
  readonly items: readonly SavedCalculation[];
  /** The storage key holds something unreadable. */
  readonly unreadable: boolean;
  readonly onCompare: (request: EstimateRequest) => void;
}

/** The saved calculations of the four-field form. */
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
