import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '@bracketwise/shared-ui/runtime';
import { isNewReleaseReady, isOfflinePossible, keepVisited, onNewRelease } from './kept-pages.ts';
import { NewRelease } from './NewRelease.tsx';
import { OfflineDialog } from './OfflineDialog.tsx';

interface OfflineUseProps {
  /** Whether the visitor has agreed to functional storage. */
  readonly agreed: boolean;
  readonly dialog: boolean;
  readonly onDialog: (wanted: boolean) => void;
}

export function OfflineUse({ agreed, dialog, onDialog }: OfflineUseProps) {
  const { pathname } = useLocation();
  const language = useLanguage();
  const newRelease = useSyncExternalStore(onNewRelease, isNewReleaseReady);
  const keeps = agreed && isOfflinePossible();
  useEffect(() => {
    // Without a network there is nothing to fetch; the next visited page tries again.
    if (keeps) keepVisited(pathname, language).catch(console.warn);
  }, [keeps, pathname, language]);
  return (
    <>
      {newRelease && <NewRelease />}
      {dialog && <OfflineDialog agreed={agreed} onClose={() => onDialog(false)} />}
    </>
  );
}
