import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '@bracketwise/shared-ui/layout/Button';
import { PageColumn } from '@bracketwise/shared-ui/layout/PageColumn';
import { COVERED_BELOW } from '@bracketwise/shared-ui/theme/cover';
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
    const { style } = document.documentElement;
    if (!current) return;
    const size = new ResizeObserver(() => {
      style.setProperty(COVERED_BELOW, `${current.offsetHeight}px`);
      uncoverFocus(current);
    });
    size.observe(current);
    return () => {
      size.disconnect();
      style.removeProperty(COVERED_BELOW);
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

/** Asks for consent. Accepting and refusing each take one click and look the same. */
export function ConsentBanner({ onPreferences }: { readonly onPreferences: () => void }) {
  const { t } = useTranslation('consent');
  const cover = useCover();
  useFocusOnContentAfterwards();
  return (
    <Band ref={cover} aria-label={t('title')}>
      <Row>
        <Text>
          <h2>{t('title')}</h2>
          <p>
            {t('banner')} {globalPrivacyControl() && t('globalPrivacyControl')} <PolicyLink />
          </p>
        </Text>
        <Choices>
          <Button onClick={() => giveConsent(ALL)}>{t('acceptAll')}</Button>
          <Button onClick={() => giveConsent(NECESSARY_ONLY)}>{t('acceptNecessary')}</Button>
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
  max-height: 50vh;
  overflow-y: auto;
  padding-block: 0.75rem;
  background: ${color('surface')};
  border-block-start: 1px solid ${color('line')};
  box-shadow: 0 -8px 24px rgb(0 0 0 / 0.14);

  @media print {
    display: none;
  }
`;

const Row = styled(PageColumn)`
  display: grid;
  gap: 0.75rem ${space.xl};
  align-items: center;

  ${from.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 38rem);
  }
`;

const Text = styled.div`
  display: grid;
  gap: ${space.xs};
  font-size: ${fontSize.s};
  line-height: 1.4;

  h2 {
    font-size: ${fontSize.m};
  }
  p {
    max-width: 48rem;
    text-wrap: pretty;
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6.25rem), 1fr));
  gap: ${space.s};

  button {
    padding-inline: ${space.xs};
    font-size: ${fontSize.s};
    line-height: 1.25;
  }
  @media (max-width: 22rem) {
    button:last-child {
      grid-column: 1 / -1;
    }
  }
`;
