import { useEffect } from 'react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { color, from, radius, space } from '@bracketwise/shared-ui/tokens';
import { useDialog } from '../layout/Dialog.tsx';
import { Finder } from './Finder.tsx';
import { SEARCH } from './search-words.ts';

interface SearchDialogProps {
  readonly onClose: () => void;
}

/** The search, in a native modal dialog that is open while it is mounted. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const { t } = useTranslation(SEARCH);
  const { dialog, close } = useDialog();
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, [dialog]);
  return (
    <Sheet ref={dialog} aria-label={t('shell:search')} onClose={onClose}>
      <Close type="button" aria-label={t('close')} onClick={close}>
        <X size={22} aria-hidden />
      </Close>
      {/* Closed before the page changes, so that the focus goes to the page and not back to the button. */}
      <Finder onFollow={close} />
    </Sheet>
  );
}

/** Its upper edge stays where it is while the results change. */
const Sheet = styled.dialog`
  width: min(44rem, 100vw);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin-block-start: 0;
  padding: 0.375rem ${space.m} ${space.m};
  overflow-y: auto;
  background: ${color('surface')};
  color: ${color('text')};
  border: 0;

  &::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
  ${from.medium} {
    height: auto;
    max-height: calc(100dvh - 6rem);
    margin-block-start: 3rem;
    padding: ${space.m} ${space.l} ${space.l};
    border: 1px solid ${color('line')};
    border-radius: ${radius.m};
  }
  /* The label is as high as the button that closes, and leaves room for it. */
  label {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline-end: 3.25rem;
  }
  form > div:first-child {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Close = styled.button`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline-start: auto;
  margin-block-end: -2.75rem;
  border: 1px solid ${color('control')};
  border-radius: ${radius.s};
  background: ${color('surface')};
  cursor: pointer;
`;
