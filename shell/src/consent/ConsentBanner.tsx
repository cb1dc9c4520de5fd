import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button, PageColumn } from '@bracketwise/shared-ui/layout';
import { ASKS_CONSENT, BANNER_HEIGHT, COVERED_BELOW } from '@bracketwise/shared-ui/theme/cover';
import { color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { CONTENT_ID } from '../document-contract.ts';
import { ALL, NECESSARY_ONLY, giveConsent, globalPrivacyControl } from './give-consent.ts';
import { PolicyLink } from './PolicyLink.tsx';

/** Keeps the focused element visible when the banner covers it. */
function uncoverFocus(banner: HTMLElement): void {
  const { activeElement } = document;
  if (!activeElement?.matches(':focus-visible') || banner.contains(activeElement)) return;
  const room = window.innerHeight - banner.offsetHeight;
  const { bottom, height } = activeElement.getBoundingClientRect();
  if (bottom > room && height < room) activeElement.scrollIntoView({ block: 'nearest' });
}

/** Tells the page how much of the window the banner covers, so that it can scroll further and keep focused elements above it. */
function useCover() {
  const cover = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = cover;
    const { documentElement } = document;
    const { style } = documentElement;
    if (!current) return;
    const size = new ResizeObserver(() => {
      style.setProperty(COVERED_BELOW, `${current.offsetHeight}px`);
      uncoverFocus(current);
    });
    size.observe(current);
    return () => {
      size.disconnect();
      style.removeProperty(COVERED_BELOW);
      documentElement.removeAttribute(ASKS_CONSENT);
    };
  }, []);
  return cover;
}

/** Moves the focus to the content, because the button the visitor clicked no longer exists. */
const useFocusOnContentAfterwards = () =>
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    },
    [],
  );

/** Asks for consent in a low bar. Accepting, refusing and choosing take one click each and look the same. */
export function ConsentBanner({ onPreferences }: { readonly onPreferences: () => void }) {
  const { t } = useTranslation('consent');
  const cover = useCover();
  useFocusOnContentAfterwards();
  return (
    <Band ref={cover} aria-label={t('title')}>
      <Row>
        <p>
          {t('banner')} {globalPrivacyControl() && t('globalPrivacyControl')} <PolicyLink />
        </p>
        <Choices>
          <Button $quiet onClick={() => giveConsent(ALL)}>
            {t('acceptAll')}
          </Button>
          <Button $quiet onClick={() => giveConsent(NECESSARY_ONLY)}>
            {t('acceptNecessary')}
          </Button>
          <Button $quiet onClick={onPreferences}>
            {t('manage')}
          </Button>
        </Choices>
      </Row>
    </Band>
  );
}

const Band = styled.section`
  position: fixed;
  inset: auto 0 0;
  z-index: 15;
  display: grid;
  align-content: center;
  min-height: ${BANNER_HEIGHT.narrow};
  max-height: 50vh;
  overflow-y: auto;
  padding-block: 0.3125rem;
  background: ${color('surface')};
  border-block-start: 1px solid ${color('line')};
  box-shadow: 0 -8px 24px rgb(0 0 0 / 0.14);

  ${from.medium} {
    padding-block: ${space.s};
  }
  ${from.wide} {
    min-height: ${BANNER_HEIGHT.wide};
  }
  @media print {
    display: none;
  }
`;

/** On a phone, as low as two lines of text and buttons of two lines allow. */
const Row = styled(PageColumn)`
  display: grid;
  gap: ${space.xs} ${space.l};
  align-items: center;
  padding-inline: 0.4375rem;
  font-size: ${fontSize.s};
  letter-spacing: -0.015em;
  line-height: 1.2;

  p {
    padding-inline: ${space.xs};
    text-wrap: pretty;
  }
  ${from.medium} {
    padding-inline: ${space.l};
    line-height: 1.4;
  }
  ${from.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 0.1875rem;

  button {
    min-height: 2.75rem;
    padding: 0.125rem 0;
    /* Keeps the longest label off its border. */
    font-weight: 500;
    letter-spacing: -0.03em;
    line-height: 1.2;
    text-wrap: balance;
  }
  ${from.medium} {
    gap: ${space.s};

    button {
      padding-inline: ${space.m};
      font-weight: 600;
    }
  }
`;
