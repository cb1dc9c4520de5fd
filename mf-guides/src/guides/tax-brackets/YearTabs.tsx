import type { FilingStatus } from '@bracketwise/contract/filing-status';
import type { TaxYear } from '@bracketwise/contract/years';
import { ArticleTable, Sources } from '@bracketwise/shared-ui/article';
import { FigureRow, FigureRows } from '@bracketwise/shared-ui/layout';
import { useFormat } from '@bracketwise/shared-ui/format';
import { ColumnChoice } from '@bracketwise/shared-ui/tables';
import { Tabs } from '@bracketwise/shared-ui/navigation';
import { color, fontSize, from as above, radius, space } from '@bracketwise/shared-ui/tokens';
import { type BracketRange, federalBrackets } from '@bracketwise/tax-engine';
import { standardDeduction } from '@bracketwise/tax-engine/law/federal/standard-deduction';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { STATUSES, YEARS } from './years.ts';

interface YearTabsProps {
  readonly year: TaxYear;
  readonly onChoose: (year: TaxYear) => void;
}

/** Brackets and standard deductions, one tab per year. */
export function YearTabs({ year, onChoose }: YearTabsProps) {
  const { t } = useTranslation('tax-brackets');
  const [status, setStatus] = useState<FilingStatus>('single');
  return (
    <Tabs
      label={t('tabs')}
      tabs={YEARS.map((each) => ({
        key: String(each),
        label: String(each),
        panel: <LawOf year={each} status={status} onStatus={setStatus} />,
      }))}
      selected={String(year)}
      onSelect={(key) => onChoose(Number(key) as TaxYear)}
    />
  );
}

interface LawOfProps {
  readonly year: TaxYear;
  /** The filing status that a narrow screen shows. */
  readonly status: FilingStatus;
  readonly onStatus: (status: FilingStatus) => void;
}

function LawOf({ year, status: shown, onStatus }: LawOfProps) {
  const { t } = useTranslation(['tax-brackets', 'common']);
  const { money, lawRate } = useFormat();
  const titleId = useId();
  const brackets = federalBrackets(year);
  const deduction = standardDeduction[year];

  /** Each range starts one dollar above the one before, as in the IRS tables. */
  const rangeText = ({ from, to }: BracketRange) => {
    const first = money(from === 0 ? 0 : from + 1);
    return to === undefined ? t('table.above', { from: first }) : t('table.between', { from: first, to: money(to) });
  };

  const statuses = STATUSES.map((status) => ({ key: status, label: t(`common:shortFilingStatus.${status}`) }));

  return (
    <>
      <ColumnChoice label={t('chart.status')} columns={statuses} shown={shown} onShow={onStatus} />
      <ArticleTable
        caption={t('table.caption', { year })}
        minWidth="49rem"
        firstColumn="4rem"
        shown={shown}
        columns={[{ key: 'rate', label: t('table.rate') }, ...statuses]}
        rows={brackets.map(({ rate, ranges }) => ({
          key: String(rate),
          cells: [lawRate(rate), ...STATUSES.map((status) => rangeText(ranges[status]))],
        }))}
      />
      <Deductions aria-labelledby={titleId}>
        <h3 id={titleId}>{t('deductions.ofYear', { year })}</h3>
        <FigureRows>
          {STATUSES.map((status) => (
            <FigureRow key={status} label={t(`common:filingStatus.${status}`)}>
              <data value={deduction.value[status]}>{money(deduction.value[status])}</data>
            </FigureRow>
          ))}
        </FigureRows>
      </Deductions>
      <Sources of={[...brackets.map(({ source }) => source), deduction.source]} />
    </>
  );
}

const Deductions = styled.section`
  display: grid;
  gap: ${space.s};
  padding: ${space.m} 1.125rem;
  background: ${color('surface')};
  border: 1px solid ${color('line')};
  border-radius: ${radius.m};

  h3 {
    font-size: ${fontSize.m};
  }
  ${above.medium} {
    dl {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: ${space.xl};
    }
  }
`;
