import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { PageLink } from '@bracketwise/shared-ui/navigation/PageLink';
import { useLanguage } from '@bracketwise/shared-ui/runtime';
import { navigationLinks, type NavigationGroup } from '@bracketwise/shared-ui/site-map';
import { color, from, radius, space } from '@bracketwise/shared-ui/tokens';

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
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary:hover {
    background: ${color('accentSoft')};
  }
  &[open] > summary svg {
    rotate: 180deg;
  }
`;
const Links = styled.ul`
  margin: 0;
  padding: ${space.s};
  list-style: none;

  a {
    display: block;
    padding: ${space.s} ${space.m};
    border-radius: ${radius.s};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    background: ${color('accentSoft')};
  }
  ${from.wide} {
    position: absolute;
    inset-block-start: calc(100% + ${space.xs});
    inset-inline-start: 0;
    min-width: 16rem;
    border: 1px solid ${color('line')};
    border-radius: ${radius.m};
    background: ${color('surface')};
    box-shadow: 0 12px 32px rgb(0 0 0 / 0.18);
  }
`;

/**
 * One group of the navigation: a native disclosure, so it opens without any script. Escape, a press elsewhere and leaving it by
 * keyboard close it; the groups of one `name` close each other.
 */
export function NavigationMenu({ group }: { group: NavigationGroup }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const location = useLocation();
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [location]);

  useEffect(() => {
    const closeIfOutside = (event: Event) => {
      const menu = details.current;
      if (menu?.open && !menu.contains(event.target as Node)) menu.open = false;
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
      name="navigation"
      onKeyDown={(event) => {
        const menu = details.current;
        if (event.key !== 'Escape' || !menu?.open) return;
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
          <li key={link.id}>
            <PageLink to={link.to}>{link.name[language]}</PageLink>
          </li>
        ))}
      </Links>
    </Disclosure>
  );
}
