import { requiredAmount } from '@bracketwise/shared-ui/calculator';
import { parseAmount } from '@bracketwise/shared-ui/forms';
import type { Locale } from '@bracketwise/shared-ui/runtime';
import { number } from 'yup';

/** An amount of the form's own sale. It may be blank, which Formik validates as undefined, and counts as zero, if the visitor lists sales instead. */
export const requiredWithoutList = (locale: Locale) =>
  number()
    .when('sales', ([sales]: unknown[], field) =>
      sales
        ? field.transform((_value, text) => (String(text).trim() === '' ? 0 : parseAmount(String(text), locale))).default(0)
        : requiredAmount(locale),
    )
    .typeError('refused')
    .required('refused');
