import { Trans } from '@bracketwise/shared-ui/words';
import { useTranslation } from 'react-i18next';

const MARKS = { en: <span lang="en" /> };

interface SentenceProps {
  /** Namespace of the page's texts. */
  readonly page: string;
  /** Key of the sentence. */
  readonly of: string;
  readonly figures?: Readonly<Record<string, string>>;
}

/** A sentence in which `<en>Form 1116</en>` marks English in another language. */
export function Sentence({ page, of, figures = {} }: SentenceProps) {
  const { t } = useTranslation(page);
  return <Trans t={t} i18nKey={of} values={figures} components={MARKS} />;
}
