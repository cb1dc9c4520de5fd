import { useFormat } from '@bracketwise/shared-ui/format/useFormat';
import { RegionCaption, ScrollRegion } from '@bracketwise/shared-ui/tables/ScrollRegion';
import { figuresTable } from '@bracketwise/shared-ui/tables/figures-table';
import { fontSize, space } from '@bracketwise/shared-ui/tokens';
import type { EstimatedTax } from '@bracketwise/tax-engine';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { OFFICIAL_YEAR } from '../../self-employment/business-taxes.ts';
import { DUE_DATES } from './specified.ts';

interface InstallmentsProps {
  /** Each payment by the quick estimate, US dollars. */
  readonly quick: number;
  /** Undefined where it could not be computed. */
  readonly official: EstimatedTax | undefined;
}

/** What is due on which day, by both methods, and how the law comes to its amount. */
export function Installments({ quick, official }: InstallmentsProps) {
  const { t } = useTranslation(['freelancer', 'calculator']);
  const { date, moneyWithCents } = useFormat();
  const captionId = useId();
  return (
    <Quarters>
      <ScrollRegion labelledBy={captionId}>
        <table>
          <RegionCaption id={captionId}>{t('installments.caption', { year: OFFICIAL_YEAR })}</RegionCaption>
          <thead>
            <tr>
              <th scope="col">{t('installments.due')}</th>
              <th scope="col">{t('calculator:columns.quick')}</th>
              <th scope="col">{t('installments.official')}</th>
            </tr>
          </thead>
          <tbody>
            {DUE_DATES.map((day) => (
              <tr key={day}>
                <th scope="row">
                  <time dateTime={day}>{date(new Date(day))}</time>
                </th>
                <td>{moneyWithCents(quick)}</td>
                <td>{official ? moneyWithCents(official.installment) : t('calculator:notComputed')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {official && <p>{reasonOf(official)}</p>}
    </Quarters>
  );

  function reasonOf({ ofThisYear, ofLastYear, required }: EstimatedTax): string {
    const amounts = { thisYear: moneyWithCents(ofThisYear), lastYear: moneyWithCents(ofLastYear ?? 0) };
    if (required === 0) return t('installments.none');
    return ofLastYear === undefined ? t('installments.thisYear', amounts) : t('installments.lesser', amounts);
  }
}

const Quarters = styled.div`
  display: grid;
  gap: ${space.s};
  min-width: 0;
  font-size: ${fontSize.s};

  ${figuresTable}
`;
