import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '@bracketwise/shared-ui/layout/Button';
import { CONSENT_CATEGORIES } from '@bracketwise/shared-ui/runtime';
import { color, fontSize, from, motion, radius, space } from '@bracketwise/shared-ui/tokens';
import { useConsent } from './consent-store.ts';
import { NECESSARY_ONLY, giveConsent, globalPrivacyControl, type ConsentChoice } from './give-consent.ts';
import { PolicyLink } from './PolicyLink.tsx';

/**
 * The privacy preferences, with one switch per category. A native modal dialog: the page behind it is inert, Escape closes it without
 * a choice, and the focus returns to where it was.
 */
export function ConsentDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('consent');
  const consent = useConsent();
  const [choice, setChoice] = useState<ConsentChoice>(consent ?? NECESSARY_ONLY);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const close = () => dialog.current?.close();

  useEffect(() => {
    dialog.current?.showModal();
    // Focuses the title, because focusing the first control in a short window would scroll the title out of view.
    title.current?.focus();
  }, []);

  return (
    <Sheet ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          giveConsent(choice);
          close();
        }}
      >
        <h2 id={titleId} ref={title} tabIndex={-1}>
          {t('preferences')}
        </h2>
        <p>
          {t('introduction')} <PolicyLink onClick={close} />
        </p>
        {globalPrivacyControl() && <p>{t('globalPrivacyControl')}</p>}
        {CONSENT_CATEGORIES.map((category) => (
          <Category key={category}>
            <span>
              <strong>{t(`categories.${category}.name`)}</strong>
              <Small id={`${titleId}-${category}`}>{t(`categories.${category}.about`)}</Small>
            </span>
            <Switch
              name={category}
              aria-describedby={`${titleId}-${category}`}
              aria-label={t(`categories.${category}.name`)}
              {...(category === 'necessary'
                ? { checked: true, disabled: true }
                : { checked: choice[category], onChange: (event) => setChoice({ ...choice, [category]: event.target.checked }) })}
            />
          </Category>
        ))}
        <Choices>
          <Button type="submit">{t('save')}</Button>
          <Button $quiet onClick={close}>
            {t('cancel')}
          </Button>
        </Choices>
      </form>
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
  form {
    display: grid;
    gap: ${space.m};
    padding: ${space.l} 1.125rem;

    ${from.medium} {
      padding: 1.75rem;
    }
  }
`;

const Category = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.l};
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color('line')};
`;

const Small = styled.span`
  display: block;
  font-size: ${fontSize.s};
  color: ${color('muted')};
  text-wrap: pretty;
`;

/** A checkbox styled as a switch. In forced-colors mode the browser draws its own. */
const Switch = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  flex: none;
  width: 3rem;
  height: 1.75rem;
  margin: 0;
  accent-color: ${color('accent')};

  @media (forced-colors: none) {
    appearance: none;
    background: ${color('sunken')};
    border: 2px solid ${color('control')};
    border-radius: 0.875rem;
    transition: background-color ${motion};

    &::before {
      content: '';
      display: block;
      width: 1rem;
      height: 1rem;
      margin: 0.25rem;
      background: ${color('control')};
      border-radius: 50%;
      transition: translate ${motion};
    }
    &:checked {
      background: ${color('accent')};
      border-color: ${color('accent')};
    }
    &:checked::before {
      background: ${color('accentText')};
      translate: 1.25rem;
    }
    &:disabled {
      opacity: 0.6;
    }
    &:focus-visible {
      border-radius: 0.875rem;
    }
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: ${space.s};
`;
