import { useTranslation } from 'react-i18next';
import { loadWithWords } from '@bracketwise/shared-ui/federation/load-with-words';
import { DESCRIPTIONS, toastSlice, useAppDispatch } from '@bracketwise/shared-ui/runtime';
import { usePart } from '../layout/usePart.ts';
import { SEARCH, searchWords } from './search-words.ts';

interface SearchProps {
  /** Whether to show the dialog. */
  readonly dialog: boolean;
  readonly onDialog: (wanted: boolean) => void;
}

/** The search, whose code loads when the visitor opens it. */
export function Search({ dialog, onDialog }: SearchProps) {
  const { i18n } = useTranslation();
  const dispatch = useAppDispatch();
  const part = usePart(dialog, {
    namespace: SEARCH,
    words: searchWords,
    load: () => loadWithWords(import(/* webpackChunkName: "search" */ './SearchDialog.tsx'), i18n, DESCRIPTIONS),
    onFailure: () => {
      onDialog(false);
      dispatch(
        toastSlice.actions.toastShown({ variant: 'destructive', title: 'common:sectionFailed', description: 'shell:failure.explanation' }),
      );
    },
  });
  return part && <part.SearchDialog onClose={() => onDialog(false)} />;
}
