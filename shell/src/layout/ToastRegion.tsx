import { useEffect } from 'react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { toastSlice, useAppDispatch, useAppSelector } from '@bracketwise/shared-ui/runtime';
import { aboveCover } from '@bracketwise/shared-ui/theme/cover';
import { breakpoint, color, fontSize, radius, space, tall } from '@bracketwise/shared-ui/tokens';

/** Milliseconds that a toast stays. */
export const TOAST_DURATION = 5000;

/** Where it takes the brand's place. */
const IN_HEADER = `${tall} and (max-width: calc(${breakpoint.wide} - 0.02px))`;

/**
 * Positioned where it covers neither form, answer nor menu: on a narrow screen it takes the brand's place in the header, which stays at the
 * top; elsewhere it is at the bottom right, next to the scroll buttons.
 */
const Region = styled.div`
  position: fixed;
  inset: auto 3.25rem ${aboveCover(space.m)} auto;
  z-index: 20;
  font-size: ${fontSize.s};
  line-height: 1.2;

  ${IN_HEADER} {
    inset: 0 7.75rem auto 0;
  }
  @media print {
    display: none;
  }
`;
const Card = styled.div<{ $destructive: boolean }>`
  display: flex;
  gap: ${space.xs};
  justify-content: space-between;
  align-items: center;
  padding: ${space.xs} ${space.s};
  border: 1px solid ${({ $destructive }) => color($destructive ? 'danger' : 'positive')};
  border-inline-start-width: 0.25rem;
  border-radius: ${radius.s};
  background: ${({ $destructive }) => color($destructive ? 'dangerSoft' : 'positiveSoft')};
  color: ${color('text')};
  box-shadow: 0 4px 12px rgb(0 0 0 / 0.16);

  ${IN_HEADER} {
    height: 3.5rem;
    border-width: 0 0 0 0.25rem;
    border-radius: 0;
    box-shadow: none;
  }
  button {
    display: grid;
    place-items: center;
    flex: none;
    width: 1.5rem;
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
        <strong>{t(toast.title)}</strong> {toast.description && t(toast.description)}
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
