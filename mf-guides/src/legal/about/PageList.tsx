import { PageLink } from '@bracketwise/shared-ui/navigation';
import { DESCRIPTIONS, useLanguage, type NavigationLink } from '@bracketwise/shared-ui/runtime';
import { color, fontSize } from '@bracketwise/shared-ui/tokens';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** A list of pages with their descriptions. */
export function PageList({ links }: { readonly links: readonly NavigationLink[] }) {
  const { t } = useTranslation(DESCRIPTIONS);
  const language = useLanguage();
  return (
    <List>
      {links.map(({ id, name, page }) => (
        <li key={id}>
          <PageLink to={page.path}>{name[language]}</PageLink>
          <span>{t(id)}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  && {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
    gap: 0 2rem;
    max-width: none;
    padding: 0;
    list-style: none;
  }
  li {
    display: grid;
    align-content: start;
    padding-block: 0.75rem;
    border-block-start: 1px solid ${color('line')};
  }
  a {
    font-weight: 600;
  }
  span {
    font-size: ${fontSize.s};
    color: ${color('muted')};
  }
`;
