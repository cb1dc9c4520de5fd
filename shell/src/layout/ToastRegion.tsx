import { useEffect } from 'react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { toastSlice, useAppDispatch, useAppSelector } from '@bracketwise/shared-ui/runtime';
import { aboveCover } from '@bracketwise/shared-ui/theme/cover';
import { color, fontSize, from, radius, space } from '@bracketwise/shared-ui/tokens';

/** Milliseconds that a toast stays. */
export const TOAST_DURATION = 5000;

/** Positioned where it covers no result: over the header on a phone, below the form on a wide screen. */
const Region = styled.div`
  position: fixed;
  inset: ${space.xs} auto auto ${space.s};
  z-index: 20;
  width: min(24rem, calc(100vw - 1rem));
  font-size: ${fontSize.s};
  line-height: 1.25;

  ${from.wide} {
    inset: auto auto ${aboveCover(space.m)} ${space.m};
  }
  @media print {
    display: none;
  }
`;
const Card = styled.div<{ $destructive: boolean }>`
  display: flex;
  gap: ${space.s};
  justify-content: space-between;
  align-items: center;
  padding: 0.375rem ${space.s} 0.375rem ${space.m};
  border: 1px solid ${({ $destructive }) => color($destructive ? 'danger' : 'positive')};
  border-inline-start-width: 0.375rem;
  border-radius: ${radius.m};
  background: ${({ $destructive }) => color($destructive ? 'dangerSoft' : 'positiveSoft')};
  color: ${color('text')};
  box-shadow: 0 12px 32px rgb(0 0 0 / 0.22);

  strong {
    display: block;
  }
  button {
    display: grid;
    place-items: center;
    flex: none;
    width: 2rem;
    height: 2rem;
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
        <strong>{t(toast.title)}</strong>
        {toast.description && t(toast.description)}
      </div>
      <button type="button" aria-label={t('toast.dismiss')} onClick={() => dispatch(toastSlice.actions.toastDismissed(toast.id))}>
        <X size={18} aria-hidden="true" />
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
