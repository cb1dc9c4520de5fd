import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { color, from, radius, space } from '@bracketwise/shared-ui/tokens';

/** A dialog to pass to `Dialog`, and how to close it. */
export function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  return { dialog, close: () => dialog.current?.close() };
}

interface DialogProps {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  readonly title: string;
  readonly onClose: () => void;
  /** One element, often a form. */
  readonly children: ReactNode;
}

/** A native modal dialog, open while it is mounted: the page behind it is inert, and the focus returns to where it was. */
export function Dialog({ dialog, title, onClose, children }: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
    // Focuses the title, because focusing the first control in a short window would scroll the title out of view.
    heading.current?.focus();
  }, [dialog]);
  return (
    <Sheet ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <div>
        <h2 id={titleId} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
    </Sheet>
  );
}

const Sheet = styled.dialog`
  width: min(40rem, 100vw - 2rem);
  max-height: calc(100dvh - 2rem);
  padding: 0;
  overflow-y: auto;
  background: ${color('surface')};
  color: ${color('text')};
  border: 1px solid ${color('line')};
  border-radius: ${radius.m};

  &::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
  > div {
    padding: ${space.l} 1.125rem;

    ${from.medium} {
      padding: 1.75rem;
    }
  }
  > div,
  form {
    display: grid;
    gap: ${space.m};
  }
`;

/** The buttons at a dialog's end: side by side where they fit. */
export const DialogButtons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${space.s};
`;
