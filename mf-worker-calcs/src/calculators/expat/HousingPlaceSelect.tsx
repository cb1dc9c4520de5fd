import { SelectField } from '@bracketwise/shared-ui/forms';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks for an expensive city. It has its full height before the cities have loaded, so that nothing below it moves. */
export function HousingPlaceSelect({ options = [] }: Partial<Pick<ComponentProps<typeof SelectField>, 'options'>>) {
  const { t } = useTranslation('expat');
  return (
    <SelectField
      name="housingPlace"
      label={t('form.housingPlace')}
      hint={t('form.housingPlaceHint')}
      // The only city of a country, such as Singapore, needs no choice.
      placeholder={options.length === 1 ? undefined : t('form.housingNotListed')}
      options={options}
    />
  );
}
