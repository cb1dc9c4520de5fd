import type { Language } from '@bracketwise/contract/languages';
import { FORM_W4_YEAR } from './form-w4.ts';
import type * as English from './fw4.ts';

interface BlankForm {
  /** Name of the downloaded file. */
  readonly name: string;
  /** Where the IRS publishes the blank form. */
  readonly address: string;
  /** Loads the form as a data URL, and what fills it in. */
  readonly load: () => Promise<typeof English>;
}

const ENGLISH: BlankForm = {
  name: `form-w4-${FORM_W4_YEAR}.pdf`,
  address: 'https://www.irs.gov/pub/irs-pdf/fw4.pdf',
  load: () => import(/* webpackChunkName: "on-press-fw4" */ './fw4.ts'),
};
const SPANISH: BlankForm = {
  name: `form-w4sp-${FORM_W4_YEAR}.pdf`,
  address: 'https://www.irs.gov/pub/irs-pdf/fw4sp.pdf',
  load: () => import(/* webpackChunkName: "on-press-fw4sp" */ './fw4sp.ts'),
};

/** The IRS publishes it in English alone. */
export const BLANK_FORM_FOR_PENSIONS: BlankForm = {
  name: `form-w4p-${FORM_W4_YEAR}.pdf`,
  address: 'https://www.irs.gov/pub/irs-pdf/fw4p.pdf',
  load: () => import(/* webpackChunkName: "on-press-fw4p" */ './fw4p.ts'),
};

/** The IRS publishes no French form. */
export const BLANK_FORMS: Readonly<Record<Language, BlankForm>> = { en: ENGLISH, es: SPANISH, fr: ENGLISH };
