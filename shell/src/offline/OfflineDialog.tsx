import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@bracketwise/shared-ui/layout';
import { useLanguage } from '@bracketwise/shared-ui/runtime';
import type { KeptPages } from './offline-manifest.ts';
import { readConsent } from '@bracketwise/shared-ui/runtime';
import { NECESSARY_ONLY, giveConsent } from '../consent/give-consent.ts';
import { PolicyLink } from '../consent/PolicyLink.tsx';
import { Dialog, DialogButtons, useDialog } from '../layout/Dialog.tsx';
import { countKept, endOfflineUse, isOfflinePossible, keepOffered } from './kept-pages.ts';

interface OfflineDialogProps {
  /** Whether the visitor has agreed to functional storage. */
  readonly agreed: boolean;
  readonly onClose: () => void;
}

/** Says what is saved, and saves everything or nothing. Pressing "keep" agrees to functional storage. */
export function OfflineDialog({ agreed, onClose }: OfflineDialogProps) {
  const { t } = useTranslation('offline');
  const language = useLanguage();
  const { dialog, close } = useDialog();
  const [pages, setPages] = useState<KeptPages>();
  const [busy, setBusy] = useState(false);
  const possible = isOfflinePossible();

  useEffect(() => {
    if (agreed && possible) void countKept().then(setPages, console.warn);
  }, [agreed, possible]);

  const agree = (functional: boolean) => giveConsent({ ...(readConsent() ?? NECESSARY_ONLY), functional });
  const keep = async () => {
    setBusy(true);
    agree(true);
    setPages(await keepOffered(language).catch(() => ({ kept: 0, offered: 0, failed: true as const })));
    setBusy(false);
  };
  const remove = () => {
    agree(false);
    endOfflineUse();
    setPages(undefined);
  };

  const status = () => {
    if (busy) return t('busy');
    if (pages?.failed) return t('failed');
    if (!pages || pages.kept === 0) return t('nothing');
    return t(pages.kept >= pages.offered ? 'complete' : 'some', { number: pages.kept });
  };
  return (
    <Dialog dialog={dialog} title={t('title')} onClose={onClose}>
      <p>{t(agreed ? 'about' : 'aboutBefore')}</p>
      {possible ? <p role="status">{status()}</p> : <p>{t('impossible')}</p>}
      <p>
        {t('storage')} <PolicyLink onClick={close} />
      </p>
      <DialogButtons>
        {possible && (
          <Button onClick={() => void keep()} disabled={busy}>
            {t('keep')}
          </Button>
        )}
        {possible && pages && pages.kept > 0 && (
          <Button $quiet onClick={remove} disabled={busy}>
            {t('remove')}
          </Button>
        )}
        <Button $quiet onClick={close}>
          {t('close')}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
