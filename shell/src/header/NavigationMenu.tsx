import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { loadWordsInUse } from '@bracketwise/shared-ui/federation/load-with-words';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { DESCRIPTIONS, navigationLinks, useLanguage, type NavigationGroup, type NavigationLink } from '@bracketwise/shared-ui/runtime';
import { breakpoint, color, fontSize, from, motion, radius, space } from '@bracketwise/shared-ui/tokens';

const Disclosure = styled.details`
  position: relative;

  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.xs};
    min-height: 2.75rem;
    padding: ${space.s} ${space.m};
    border-radius: ${radius.s};
    font-weight: 600;
    cursor: pointer;
  }
  summary:hover {
    background: ${color('accentSoft')};
  }
  ${from.wide} {
    summary {
      padding-inline: 0.75rem;
    }
  }
  summary svg {
    transition: rotate ${motion};
  }
  &[open] > summary svg {
    rotate: 180deg;
  }
`;
const Links = styled.ul`
  margin: 0;
  padding: 0 ${space.s} ${space.s};
  list-style: none;

  a {
    display: block;
    padding: ${space.s};
    border-radius: ${radius.s};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    background: ${color('accentSoft')};
  }
  small {
    display: block;
    font-size: ${fontSize.s};
    color: ${color('muted')};
  }
  ${from.wide} {
    position: absolute;
    inset-block-start: calc(100% + ${space.xs});
    inset-inline-start: 0;
    width: 24rem;
    padding: ${space.s};
    border: 1px solid ${color('line')};
    border-radius: ${radius.m};
    background: ${color('surface')};
    box-shadow: 0 12px 32px rgb(0 0 0 / 0.18);
    transition: opacity ${motion};

    @starting-style {
      opacity: 0;
    }
  }
`;

/** Shared name of the groups, so that opening one closes the others. */
export const GROUPS_NAME = 'navigation';

/** On a wide screen the groups open over the page; on others they are part of the drawer. */
const openOverPage = () => window.matchMedia(`(min-width: ${breakpoint.wide})`).matches;

/**
 * A navigation group. It is a native disclosure, so it opens without scripts. When it opens over the page, Escape, a click elsewhere or
 * leaving it by keyboard closes it, and so does opening another group.
 */
export function NavigationMenu({ group }: { group: NavigationGroup }) {
  const { t, i18n } = useTranslation('shell');
  const language = useLanguage();
  const location = useLocation();
  const details = useRef<HTMLDetailsElement>(null);
  // Descriptions appear only in an open menu, so they are neither in the page's HTML nor in its first texts.
  const [described, setDescribed] = useState(false);
  const describe = () =>
    void loadWordsInUse(i18n, DESCRIPTIONS).then(
      () => setDescribed(true),
      () => undefined,
    );

  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [location]);

  useEffect(() => {
    const closeIfOutside = (event: Event) => {
      const menu = details.current;
      if (menu?.open && openOverPage() && !menu.contains(event.target as Node)) menu.open = false;
    };
    document.addEventListener('pointerdown', closeIfOutside);
    document.addEventListener('focusin', closeIfOutside);
    return () => {
      document.removeEventListener('pointerdown', closeIfOutside);
      document.removeEventListener('focusin', closeIfOutside);
    };
  }, []);

  return (
    <Disclosure
      ref={details}
      name={GROUPS_NAME}
      onPointerEnter={describe}
      onFocus={describe}
      onToggle={describe}
      onKeyDown={(event) => {
        const menu = details.current;
        if (event.key !== 'Escape' || !menu?.open || !openOverPage()) return;
        event.stopPropagation();
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }}
    >
      <summary>
        {t(`groups.${group}`)}
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <Links>
        {navigationLinks(group).map((link) => (
          <li key={link.id}>{described ? <DescribedLink link={link} /> : <PageLink to={link.to}>{link.name[language]}</PageLink>}</li>
        ))}
      </Links>
    </Disclosure>
  );
}

/** A menu entry with its name and description. */
function DescribedLink({ link: { id, to, name } }: { readonly link: NavigationLink }) {
  const { t } = useTranslation(DESCRIPTIONS);
  const language = useLanguage();
  const [nameId, aboutId] = [useId(), useId()];
  return (
    <PageLink to={to} aria-labelledby={nameId} aria-describedby={aboutId}>
      <span id={nameId}>{name[language]}</span>
      <small id={aboutId}>{t(id)}</small>
    </PageLink>
  );
}
