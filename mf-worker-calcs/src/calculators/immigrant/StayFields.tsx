/** Inputs about a stay in the United States, limited to those that matter for this visitor. */
import { FilingStatusField, WorkPlaceFieldOnDemand } from '@bracketwise/shared-ui/calculator';
import { SelectField } from '@bracketwise/shared-ui/forms';
import { useFormat } from '@bracketwise/shared-ui/format';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadPlaces } from '../../states/load-places.ts';
import { countryName } from '../../cross-border/country-name.ts';
import type { ImmigrantDraft } from './form.ts';
import { FurtherFields } from './further-fields.ts';
import { asksForDatesFirst, statusesOf } from './stay.ts';
import { NO_TREATY, treatiesOf } from './treaties.ts';
import { useStay } from './useStay.ts';

/** The filing statuses open to a resident or to a nonresident. */
export const ImmigrantStatusField = () => <FilingStatusField statuses={statusesOf(useStay().residence)} />;

/** Asks students and exchange visitors which treaty they claim. */
export function TreatyField() {
  const { t } = useTranslation('immigrant');
  const { locale, money } = useFormat();
  const { stay, residence } = useStay();
  const choices = treatiesOf(stay.visaStatus, residence);
  if (choices.length === 0) return null;
  return (
    <SelectField
      name="treaty"
      label={t('form.treaty')}
      hint={t('form.treatyHint')}
      options={[
        { value: NO_TREATY, label: t('treaty.none') },
        ...choices.map(({ value, role, country, treaty: { article, benefit } }) => ({
          value,
          label: t('treaty.option', {
            country: countryName(locale, country),
            role: t(`treaty.roles.${role}`),
            article,
            benefit: typeof benefit === 'number' ? money(benefit) : t(`treaty.benefits.${benefit}`),
          }),
        })),
      ]}
    />
  );
}

/** Asks someone who was here for a part of the year when it began or ended. */
export function StayDatesField() {
  const { stay, residence } = useStay();
  return asksForDatesFirst(stay, residence) && <FurtherFields.Section only="dates" />;
}

/** Asks a resident for a part of the year for the foreign income of that part. */
export function StayIncomeField() {
  const { values } = useFormikContext<ImmigrantDraft>();
  return useStay().residence.dualStatus && values.foreignIncome !== '' && <FurtherFields.Section only="foreignIncome" />;
}

/** The place of work, and what loads when the visitor opens the group or changes the form. */
export function StayFields() {
  const { dirty } = useFormikContext<ImmigrantDraft>();
  const [isOpened, setIsOpened] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const group = place.current?.closest('details');
    const open = () => setIsOpened(true);
    group?.addEventListener('toggle', open);
    return () => group?.removeEventListener('toggle', open);
  }, []);
  return (
    <>
      <WorkPlaceFieldOnDemand load={loadPlaces} income="pay" />
      <span ref={place} hidden />
      {(dirty || isOpened) && <FurtherFields.Section />}
    </>
  );
}
