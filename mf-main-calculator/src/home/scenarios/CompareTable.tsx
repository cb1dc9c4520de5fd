import type { Usd } from '@bracketwise/contract/amounts';
import type { Estimate, EstimateRequest } from '@bracketwise/contract/wire';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useTranslation } from 'react-i18next';
import { resultsOf, shownResults } from '../calculator/results.ts';
import { useRequestText } from '../calculator/useRequestText.ts';
import { idOf } from './saved-calculations.ts';
import { ScenarioTable, type ScenarioColumn, type ScenarioRow } from './ScenarioTable.tsx';

export interface Scenario {
  readonly request: EstimateRequest;
  /** Undefined while the law of its state is loading. */
  readonly estimate: (Estimate & { readonly localTax?: Usd }) | undefined;
  /** Name of the place whose tax it includes. */
  readonly place?: string;
}

const DOLLARS = [
  'netIncome',
  'totalTax',
  'federalTax',
  'socialSecurity',
  'medicare',
  'additionalMedicare',
  'payrollLevies',
  'stateTax',
  'localTax',
] as const;
/** Have no row if they are zero in every scenario. */
const OFTEN_ZERO: readonly DollarField[] = ['additionalMedicare', 'payrollLevies', 'localTax'];
type DollarField = (typeof DOLLARS)[number];
type Field = DollarField | 'effectiveRate';

const NAMES: Readonly<Record<DollarField, string>> = {
  netIncome: 'home:results.netIncome',
  totalTax: 'home:results.totalTax',
  federalTax: 'home:dollar.federal',
  socialSecurity: 'home:dollar.socialSecurity',
  medicare: 'home:dollar.medicare',
  additionalMedicare: 'home:dollar.additionalMedicare',
  payrollLevies: 'home:dollar.levies',
  stateTax: 'home:dollar.state',
  localTax: 'home:dollar.localTax',
};

interface CompareTableProps {
  readonly scenarios: readonly Scenario[];
  readonly onRemove: (request: EstimateRequest) => void;
}

/** The scenarios as columns, described by their four inputs. */
export function CompareTable({ scenarios, onRemove }: CompareTableProps) {
  const { t } = useTranslation(['scenarios', 'home', 'common']);
  const { money } = useFormat();
  const requestText = useRequestText();
  const columns = scenarios.map(({ request, estimate, place }): ScenarioColumn<Field> => {
    const values = estimate && resultsOf(estimate);
    return {
      id: idOf(request),
      head: [
        t(`common:states.${request.state}`),
        ...(place ? [place] : []),
        t(`common:filingStatus.${request.filingStatus}`),
        String(request.taxYear),
        money(request.income),
      ],
      name: requestText(request),
      values,
      shown: values && shownResults(values),
    };
  });
  const fields = DOLLARS.filter((field) => !OFTEN_ZERO.includes(field) || scenarios.some(({ estimate }) => estimate?.[field]));
  const rows: readonly ScenarioRow<Field>[] = [
    ...fields.map((field) => ({ field, label: t(NAMES[field]) })),
    { field: 'effectiveRate', label: t('home:results.effectiveRate'), unit: 'percent' },
  ];
  const remove = (id: string) => {
    const removed = scenarios.find(({ request }) => idOf(request) === id);
    if (removed) onRemove(removed.request);
  };
  return <ScenarioTable columns={columns} rows={rows} onRemove={remove} />;
}
