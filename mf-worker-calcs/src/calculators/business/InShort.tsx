import { useFormat } from '@bracketwise/shared-ui/format';
import { fontSize, space } from '@bracketwise/shared-ui/tokens';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { ASSUMED_SALARY_SHARE, type BusinessAnswer } from './official.ts';
import type { BusinessType } from './specified.ts';

interface InShortProps {
  readonly answer: BusinessAnswer;
  /** The owner's salary in an S corporation, in US dollars. */
  readonly salary: number;
  readonly stateName: string;
  /** Whether that salary is the assumed share of the profit. */
  readonly salaryAssumed: boolean;
  /** Whether the visitor gave what an S corporation costs to run. */
  readonly costsCounted: boolean;
}

/** The questions that owners ask next, each answered in a sentence under the main figure. */
export function InShort({ answer, salary, stateName, salaryAssumed, costsCounted }: InShortProps) {
  const { t } = useTranslation('business');
  const { money, lawRate } = useFormat();
  const { own, crossing, savedByElection } = answer;
  if (own.profit <= 0) return null;
  const ofEntity = (type: BusinessType) => answer.forms.find((form) => form.type === type)?.tax.entityTax;
  const [llc, sCorporation, cCorporation] = [ofEntity('llc'), ofEntity('s_corp'), ofEntity('c_corp')];
  const salaryText = salaryAssumed
    ? t('inShort.assumedSalary', { salary: money(salary), share: lawRate(ASSUMED_SALARY_SHARE) })
    : money(salary);
  return (
    <List data-in-short>
      {salary > 0 && (
        <li>
          {crossing === undefined
            ? t('inShort.noCrossing', { salary: salaryText })
            : t(costsCounted ? 'inShort.crossing' : 'inShort.crossingBeforeCosts', { profit: money(crossing), salary: salaryText })}
        </li>
      )}
      {llc !== undefined && sCorporation !== undefined && cCorporation !== undefined && (
        <li>
          {t(llc + sCorporation + cCorporation === 0 ? 'inShort.noEntity' : 'inShort.entity', {
            state: stateName,
            llc: money(llc),
            sCorporation: money(sCorporation),
            cCorporation: money(cCorporation),
          })}
        </li>
      )}
      {savedByElection !== undefined && <li>{t('inShort.election', { state: stateName, saved: money(savedByElection) })}</li>}
      {own.leftOut.length > 0 && stateName !== '' && (
        <li>
          {t('inShort.leftOut', {
            state: stateName,
            what: own.leftOut.map((what) => t(`entityLeftOut.${what}`)).join(t('inShort.separator')),
          })}
        </li>
      )}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.xs};
  margin: 0;
  padding-inline-start: ${space.m};
  font-size: ${fontSize.s};
`;
