import { useEffect, useId, useRef, type ToggleEvent } from 'react';
import { Menu, Search, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { PageColumn } from '@bracketwise/shared-ui/layout';
import { navigationLinks, type NavigationGroup } from '@bracketwise/shared-ui/runtime';
import { color, from, motion, radius, space, tall } from '@bracketwise/shared-ui/tokens';
import { Brand } from './Brand.tsx';
import { LanguageControl } from './LanguageControl.tsx';
import { GROUPS_NAME, NavigationMenu } from './NavigationMenu.tsx';
import { ThemeControl } from './ThemeControl.tsx';

const HEADER_GROUPS: readonly NavigationGroup[] = ['calculators', 'specialized', 'resources'];

/** In print, only the brand appears, above a colored line. */
const Bar = styled.header`
  position: relative;
  z-index: 10;
  border-block-end: 1px solid ${color('line')};
  background: ${color('surface')};
  ${tall} {
    position: sticky;
    inset-block-start: 0;
  }
  @media print {
    position: static;
    border-block-end: 2px solid ${color('accent')};
  }
`;
const Row = styled(PageColumn)`
  display: flex;
  align-items: center;
  gap: ${space.s} ${space.m};
  min-height: 3.5rem;
  ${from.wide} {
    min-height: 4rem;
  }
`;
const IconButton = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  min-height: 2.75rem;
  margin-inline-start: auto;
  border: 1px solid ${color('control')};
  border-radius: ${radius.s};
  background: ${color('surface')};
  cursor: pointer;
  ${from.wide} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
/** Looks like a field where there is room. Until it can open the search, it is invisible but takes up its space. */
const SearchButton = styled(IconButton)`
  && {
    grid-auto-flow: column;
    gap: ${space.s};

    &:disabled {
      visibility: hidden;
    }
    span {
      display: none;
    }
    & + ${IconButton} {
      margin-inline-start: 0;
    }
    ${from.wide} {
      display: grid;
      margin-inline: ${space.s} 0;
    }
    @media (min-width: 80rem) {
      justify-content: start;
      width: 9rem;
      padding-inline: ${space.s};
      color: ${color('muted')};
      span {
        display: inline;
      }
    }
    @media print {
      display: none;
    }
  }
`;
/**
 * On a narrow screen, a drawer over the page. It is a native popover: Escape and clicks outside close it, and it works without scripts.
 * On a wide screen it is part of the header.
 */
const Drawer = styled.div`
  /* Where the button that opened the drawer is, so that a second click closes it. */
  > ${IconButton} {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
  }
  &:popover-open {
    position: fixed;
    inset: 0 0 0 auto;
    width: min(22rem, 100vw);
    height: 100dvh;
    margin: 0;
    padding: 0.375rem ${space.m} ${space.m};
    overflow-y: auto;
    border: 0;
    border-inline-start: 1px solid ${color('line')};
    background: ${color('surface')};
    color: ${color('text')};
    transition: translate ${motion};

    @starting-style {
      translate: 100%;
    }
    ${from.medium} {
      padding-inline: ${space.l};
    }
  }
  &::backdrop {
    background: rgb(0 0 0 / 0.45);
  }
  ${from.wide} {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${space.s};
    position: static;
    padding: 0;
    overflow: visible;
    border: 0;
    background: transparent;
    color: inherit;
    inset: auto;
    margin: 0;
  }
  && {
    @media print {
      display: none;
    }
  }
`;
const Groups = styled.nav`
  display: grid;
  gap: ${space.xs};
  margin-block: ${space.s} ${space.m};
  ${from.wide} {
    display: flex;
    margin-block: 0;
  }
`;
/** At the end of the drawer, and always in view. */
const Preferences = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  position: sticky;
  inset-block-end: -1rem;
  padding-block: ${space.m};
  background: ${color('surface')};
  ${from.wide} {
    position: static;
    padding: 0;
    margin-inline-start: auto;
  }
`;

/** Opens all groups with the drawer, which has room for them. Their shared name is removed meanwhile, because it would close the others. */
function openGroups({ currentTarget: drawer, newState }: ToggleEvent<HTMLDivElement>): void {
  for (const group of drawer.querySelectorAll('details')) {
    if (newState === 'open') group.removeAttribute('name');
    group.open = newState === 'open';
    if (newState === 'closed') group.setAttribute('name', GROUPS_NAME);
  }
}

interface HeaderProps {
  /** Opens the search; undefined until it can. */
  readonly onSearch: (() => void) | undefined;
}

export function Header({ onSearch }: HeaderProps) {
  const { t } = useTranslation('shell');
  const drawerId = useId();
  const drawer = useRef<HTMLDivElement>(null);
  const location = useLocation();

  useEffect(() => {
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover();
  }, [location]);

  return (
    <Bar>
      <Row>
        <Brand />
        <SearchButton type="button" aria-label={t('search')} disabled={!onSearch} onClick={onSearch}>
          <Search size={20} aria-hidden="true" />
          <span>{t('search')}</span>
        </SearchButton>
        <IconButton type="button" popoverTarget={drawerId} aria-label={t('menu.open')}>
          <Menu size={22} aria-hidden="true" />
        </IconButton>
        <Drawer ref={drawer} id={drawerId} popover="auto" onBeforeToggle={openGroups}>
          <IconButton type="button" popoverTarget={drawerId} popoverTargetAction="hide" aria-label={t('menu.close')}>
            <X size={22} aria-hidden="true" />
          </IconButton>
          <Groups aria-label={t('menu.label')}>
            {HEADER_GROUPS.filter((group) => navigationLinks(group).length > 0).map((group) => (
              <NavigationMenu key={group} group={group} />
            ))}
          </Groups>
          <Preferences>
            <LanguageControl />
            <ThemeControl />
          </Preferences>
        </Drawer>
      </Row>
    </Bar>
  );
}
