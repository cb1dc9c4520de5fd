import { Blank } from '@bracketwise/shared-ui/feedback/Blank';
import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { RegionCaption, ScrollRegion } from '@bracketwise/shared-ui/tables/ScrollRegion';
import { color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import type { Estimate, EstimateRequest } from '@bracketwise/tax-engine';
import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { resultsOf, shownResults } from '../calculator/results.ts';
import { useRequestText } from '../calculator/useRequestText.ts';
import { idOf } from './saved-calculations.ts';

export interface Scenario {
  readonly request: EstimateRequest;
  /** Not there while the law of its state is on its way. */
  readonly estimate: Estimate | undefined;
}

const DOLLARS = ['netIncome', 'totalTax', 'federalTax', 'socialSecurity', 'medicare', 'additionalMedicare', 'stateTax'] as const;
type DollarField = (typeof DOLLARS)[number];

const NAMES: Readonly<Record<DollarField, string>> = {
  netIncome: 'home:results.netIncome',
  totalTax: 'home:results.totalTax',
  federalTax: 'home:results.federalTax',
  socialSecurity: 'home:results.charges.socialSecurity',
  medicare: 'home:results.charges.medicare',
  additionalMedicare: 'home:results.charges.additionalMedicare',
  stateTax: 'home:results.stateTax',
};

interface CompareTableProps {
  readonly scenarios: readonly Scenario[];
  readonly onRemove: (request: EstimateRequest) => void;
}

/** A column for each scenario; under the figures of all but the first the difference to it. */
export function CompareTable({ scenarios, onRemove }: CompareTableProps) {
  const { t } = useTranslation(['scenarios', 'home', 'common']);
  const { money, moneyDifference, percent, points } = useFormat();
  const requestText = useRequestText();
  const captionId = useId();
  const shownOf = (estimate: Estimate | undefined) => estimate && shownResults(resultsOf(estimate));
  const first = shownOf(scenarios[0]?.estimate);
  // A row of zeros says nothing.
  const rows = DOLLARS.filter((field) => field !== 'additionalMedicare' || scenarios.some(({ estimate }) => estimate?.additionalMedicare));

  const cell = (
    { request, estimate }: Scenario,
    field: DollarField | 'effectiveRate',
    text: (value: number) => string,
    difference: (value: number) => string,
  ) => {
    const shown = shownOf(estimate);
    const gap = shown && first && estimate !== scenarios[0]?.estimate ? shown[field] - first[field] : undefined;
    return (
      <Cell key={idOf(request)}>
        {shown ? (
          <data value={estimate?.[field]} data-field={field}>
            {text(shown[field])}
          </data>
        ) : (
          <Blank />
        )}
        {gap !== undefined && <Gap>{Math.abs(gap) < 0.005 ? t('compare.same') : difference(gap)}</Gap>}
      </Cell>
    );
  };

  return (
    <ScrollRegion labelledBy={captionId}>
      <Table>
        <RegionCaption id={captionId}>{t('compare.caption')}</RegionCaption>
        <thead>
          <tr>
            <Corner scope="col">{t('compare.figure')}</Corner>
            {scenarios.map(({ request }) => (
              <Head key={idOf(request)} scope="col">
                <strong>{t(`common:states.${request.state}`)}</strong>
                <span>{t(`common:filingStatus.${request.filingStatus}`)}</span>
                <span>{request.taxYear}</span>
                <span>{money(request.income)}</span>
                <Remove
                  type="button"
                  aria-label={t('compare.removeNamed', { scenario: requestText(request) })}
                  onClick={() => onRemove(request)}
                >
                  <X size={16} aria-hidden />
                  {t('compare.remove')}
                </Remove>
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((field) => (
            <Row key={field} $main={field === 'netIncome'}>
              <th scope="row">{t(NAMES[field])}</th>
              {scenarios.map((scenario) => cell(scenario, field, money, moneyDifference))}
            </Row>
          ))}
          <Row $main={false}>
            <th scope="row">{t('home:results.effectiveRate')}</th>
            {scenarios.map((scenario) => cell(scenario, 'effectiveRate', percent, (gap) => t('compare.points', { points: points(gap) })))}
          </Row>
        </tbody>
      </Table>
    </ScrollRegion>
  );
}

const Table = styled.table`
  width: auto;
  min-width: 100%;

  caption {
    padding-block-end: ${space.s};
    color: ${color('muted')};
  }
  th,
  td {
    min-width: 6.5rem;
    padding: ${space.s} 0 ${space.s} 0.75rem;
    vertical-align: top;
    border-block-end: 1px solid ${color('line')};
  }
  /* Stays in sight while the scenarios scroll sideways. */
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    min-width: 0;
    padding-inline-start: 0;
    font-size: ${fontSize.s};
    text-align: start;
    font-weight: 400;
    background: ${color('surface')};
  }
  ${from.medium} {
    th,
    td {
      min-width: 8.5rem;
      padding-inline-start: ${space.m};
    }
    th:first-child {
      font-size: inherit;
    }
  }
`;

const Corner = styled.th`
  color: ${color('muted')};
`;

const Head = styled.th`
  font-weight: 400;
  text-align: end;

  strong,
  span {
    display: block;
  }
  span {
    font-size: ${fontSize.s};
    color: ${color('muted')};
  }
`;

const Remove = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: 1.75rem;
  margin-block-start: ${space.xs};
  padding: 0;
  font-size: ${fontSize.s};
  color: ${color('accent')};
  background: none;
  border: 0;
  cursor: pointer;

  &:hover {
    color: ${color('text')};
  }
  @media print {
    display: none;
  }
`;

const Row = styled.tr<{ $main: boolean }>`
  data {
    font-size: ${({ $main }) => ($main ? fontSize.l : fontSize.m)};
    font-weight: ${({ $main }) => ($main ? 700 : 400)};
  }
`;

const Cell = styled.td`
  text-align: end;
  white-space: nowrap;
`;

const Gap = styled.div`
  font-size: ${fontSize.s};
  color: ${color('muted')};
`;
