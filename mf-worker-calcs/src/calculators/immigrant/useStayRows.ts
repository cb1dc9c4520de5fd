import { useFormat } from '@bracketwise/shared-ui/format';
import { useTranslation } from 'react-i18next';
import type { ImmigrantInputs } from './form.ts';
import { arrivalLabel, immigrationStatusOf } from './stay.ts';

interface Row {
  readonly label: string;
  readonly text: string;
}

/** How inputs with their own words appear on the print sheet. Inputs that the visitor didn’t change have no row. */
export function useStayRows(values: ImmigrantInputs): Readonly<Record<string, readonly Row[]>> {
  const { t } = useTranslation(['immigrantFields', 'immigrant']);
  const { moneyWithCents, count, date } = useFormat();
  const years = { year: values.taxYear };
  const row = (label: string, given: boolean, text: () => string): readonly Row[] => (given ? [{ label, text: text() }] : []);
  const hasChildren = values.children > 0;
  const status = immigrationStatusOf(values);
  const exempt = status === 'student' || status === 'teacherOrTrainee' ? values.exemptYearsBefore : 0;
  const { arrivedOn, leftOn, foreignIncomeAsResident } = values;
  return {
    exchangeRole: row(t('exchangeRole'), values.visaStatus === 'j1', () => t(`exchangeRoles.${status === 'student' ? status : 'teacher'}`)),
    exemptYearsBefore: row(t('exemptYears'), exempt > 0, () => count(exempt)),
    closerConnection: row(t('closerConnection'), values.closerConnection, () => t('yes')),
    arrivedOn: row(t(arrivalLabel(values), years), arrivedOn !== '', () => date(new Date(arrivedOn))),
    leftOn: row(t('leftOn', years), leftOn !== '', () => date(new Date(leftOn))),
    foreignIncomeAsResident: row(t('foreignIncomeAsResident'), foreignIncomeAsResident !== undefined, () =>
      moneyWithCents(foreignIncomeAsResident ?? 0),
    ),
    firstYearChoice: row(t('firstYearChoice'), values.firstYearChoice, () => t('yes')),
    charitableGifts: row(t('charitableGifts'), values.charitableGifts > 0, () => moneyWithCents(values.charitableGifts)),
    casualtyLosses: row(t('casualtyLosses'), values.casualtyLosses > 0, () => moneyWithCents(values.casualtyLosses)),
    children: row(t('children'), hasChildren, () => count(values.children)),
    ownNumber: row(t('ownNumber'), hasChildren, () => t(`numbers.${values.ownNumber}`)),
    spouseNumber: row(t('spouseNumber'), hasChildren && values.filingStatus === 'married_joint', () => t(`numbers.${values.spouseNumber}`)),
    childrenWithItin: row(t('childrenWithItin'), hasChildren, () => count(values.childrenWithItin)),
  };
}
