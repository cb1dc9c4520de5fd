import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Trans as TransWithoutContext } from 'react-i18next/TransWithoutContext';

/** `Trans` of react-i18next. Bundled by the pages that use it, so that the others don't load it with the shell (4 KB compressed). */
export function Trans(props: Omit<ComponentProps<typeof TransWithoutContext>, 'i18n'>) {
  const { i18n } = useTranslation();
  return <TransWithoutContext {...props} i18n={i18n} />;
}
