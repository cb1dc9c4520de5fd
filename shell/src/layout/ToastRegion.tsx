import { useEffect } from 'react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { toastSlice, useAppDispatch, useAppSelector } from '@bracketwise/shared-ui/runtime';
import { breakpoint, color, fontSize, radius, space, tall } from '@bracketwise/shared-ui/tokens';

/** Milliseconds that a toast stays. */
export const TOAST_DURATION = 5000;

/**
 * A line at the lower edge of the header, no higher than the space that a page leaves there: it covers neither brand, form, answer nor menu.
 * It shows the title of a success, because the screen shows what happened; screen readers get the description too. A failure shows both.
 */
const Region = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: 20;
  font-size: ${fontSize.s};
  line-height: 1.25rem;

  /* Where the header stays at the top. */
  ${tall} {
    inset-block-start: calc(3.25rem - 1px);
  }
  @media (min-width: ${breakpoint.wide}) and (min-height: 24rem) {
    inset-block-start: calc(4rem + 1px);
  }
  @media print {
    display: none;
  }
`;
const Card = styled.div<{ $destructive: boolean }>`
  display: flex;
  gap: ${space.s};
  justify-content: center;
  align-items: center;
  padding-inline: ${space.m};
  border-block-end: 1px solid ${({ $destructive }) => color($destructive ? 'danger' : 'positive')};
  background: ${({ $destructive }) => color($destructive ? 'dangerSoft' : 'positiveSoft')};
  color: ${color('text')};

  span {
    ${({ $destructive }) => ($destructive ? '' : 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);')}
  }
  button {
    display: grid;
    place-items: center;
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    padding: 0;
    border: 0;
    border-radius: ${radius.s};
    background: transparent;
    cursor: pointer;
  }
`;

/** Shows the current toast. Both live regions are always in the page, because screen readers only announce changes to existing ones. */
export function ToastRegion() {
  const { t } = useTranslation('shell');
  const toast = useAppSelector((state) => state.toast);
  const dispatch = useAppDispatch();
  const id = toast?.id;

  useEffect(() => {
    if (!id) return;
    const timer = setTimeout(() => dispatch(toastSlice.actions.toastDismissed(id)), TOAST_DURATION);
    return () => clearTimeout(timer);
  }, [id, dispatch]);

  const card = toast && (
    <Card key={toast.id} $destructive={toast.variant === 'destructive'} data-toast={toast.variant}>
      <div>
        <strong>{t(toast.title)}</strong> {toast.description && <span>{t(toast.description)}</span>}
      </div>
      <button type="button" aria-label={t('toast.dismiss')} onClick={() => dispatch(toastSlice.actions.toastDismissed(toast.id))}>
        <X size={16} aria-hidden="true" />
      </button>
    </Card>
  );
  return (
    <Region>
      <div role="status">{toast?.variant === 'default' && card}</div>
      <div role="alert">{toast?.variant === 'destructive' && card}</div>
    </Region>
  );
}
