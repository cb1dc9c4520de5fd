import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '@bracketwise/shared-ui/layout';
import { CONSENT_CATEGORIES } from '@bracketwise/shared-ui/runtime';
import { color, fontSize, motion, space } from '@bracketwise/shared-ui/tokens';
import { Dialog, DialogButtons, useDialog } from '../layout/Dialog.tsx';
import { useConsent } from './consent-store.ts';
import { NECESSARY_ONLY, giveConsent, globalPrivacyControl, type ConsentChoice } from './give-consent.ts';
import { PolicyLink } from './PolicyLink.tsx';

/**
 * The privacy preferences, with one switch per category. Escape closes them without a choice.
 */
export function ConsentDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('consent');
  const consent = useConsent();
  const [choice, setChoice] = useState<ConsentChoice>(consent ?? NECESSARY_ONLY);
  const aboutId = useId();
  const { dialog, close } = useDialog();

  return (
    <Dialog dialog={dialog} title={t('preferences')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          giveConsent(choice);
          close();
        }}
      >
        <p>
          {t('introduction')} <PolicyLink onClick={close} />
        </p>
        {globalPrivacyControl() && <p>{t('globalPrivacyControl')}</p>}
        {CONSENT_CATEGORIES.map((category) => (
          <Category key={category}>
            <span>
              <strong>{t(`categories.${category}.name`)}</strong>
              <Small id={`${aboutId}-${category}`}>{t(`categories.${category}.about`)}</Small>
            </span>
            <Switch
              name={category}
              aria-describedby={`${aboutId}-${category}`}
              aria-label={t(`categories.${category}.name`)}
              {...(category === 'necessary'
                ? { checked: true, disabled: true }
                : { checked: choice[category], onChange: (event) => setChoice({ ...choice, [category]: event.target.checked }) })}
            />
          </Category>
        ))}
        <DialogButtons>
          <Button type="submit">{t('save')}</Button>
          <Button $quiet onClick={close}>
            {t('cancel')}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

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
