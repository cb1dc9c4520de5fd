import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@bracketwise/shared-ui/runtime';
import styled from 'styled-components';
import { Notice } from '../../feedback/Notice.tsx';
import { Button } from '../../layout/Button.tsx';
import { fontSize, space } from '../../theme/tokens.ts';
import { downloadFile } from '../download-file.ts';
import { BLANK_FORM_FOR_PENSIONS, BLANK_FORMS } from './blank-forms.ts';
import { FORM_W4_YEAR, type FormW4Entries } from './form-w4.ts';
import { Muted } from '../../layout/Muted.ts';

export interface FormW4Props {
  readonly entries: FormW4Entries;
  /** Form W-4P instead. */
  readonly isPension?: boolean;
}

type Outcome = 'filling' | 'downloaded' | 'failed';

/** A button that fills in the IRS's Form W-4 in the browser and downloads it. */
export function FormW4({ entries, isPension = false }: FormW4Props) {
  const { t } = useTranslation('sharing');
  const language = useLanguage();
  const blank = isPension ? BLANK_FORM_FOR_PENSIONS : BLANK_FORMS[language];
  const subject = JSON.stringify([blank.name, entries]);
  const [last, setLast] = useState<{ readonly outcome: Outcome; readonly of: string }>();
  // Ignores the outcome for earlier entries.
  const outcome = last?.of === subject ? last.outcome : undefined;
  const tell = (next: Outcome) => setLast({ outcome: next, of: subject });

  const fill = async () => {
    tell('filling');
    try {
      const { blank: form, fillForm } = await blank.load();
      const filled = await fillForm(form, entries);
      downloadFile(blank.name, new Blob([filled], { type: 'application/pdf' }));
      tell('downloaded');
    } catch {
      tell('failed');
    }
  };
  return (
    <Frame>
      <Button $quiet aria-busy={outcome === 'filling'} data-action="form-w4" onClick={() => outcome !== 'filling' && void fill()}>
        <FileDown size={18} aria-hidden />
        {t('formW4.fill', { form: isPension ? 'W-4P' : 'W-4' })}
      </Button>
      <Message>
        {outcome === 'filling' && <span>{t('formW4.filling')}</span>}
        {outcome === 'downloaded' && <span>{t(isPension ? 'formW4.downloadedForPension' : 'formW4.downloaded')}</span>}
      </Message>
      {outcome === 'failed' && (
        <Notice tone="danger" urgent>
          <p>{t('formW4.failed')}</p>
          <a href={blank.address}>{t('formW4.blank')}</a>
        </Notice>
      )}
      <Muted>{t(isPension ? 'formW4.remarkForPension' : 'formW4.remark', { year: FORM_W4_YEAR, next: FORM_W4_YEAR + 1 })}</Muted>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  gap: ${space.s};
  justify-items: start;
  padding-block-start: ${space.s};

  @media print {
    display: none;
  }
`;

const Message = styled.output`
  font-size: ${fontSize.s};
`;
