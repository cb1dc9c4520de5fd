import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PageLink } from '@bracketwise/shared-ui/navigation/PageLink';
import { pageOf } from '@bracketwise/shared-ui/site-map';
import { color, space } from '@bracketwise/shared-ui/tokens';

const HomeLink = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  color: ${color('text')};
  font-size: 1.25rem;
  font-weight: 700;
  letter-spacing: -0.01em;
  text-decoration: none;
  svg {
    color: ${color('accent')};
  }
`;

/** The name of the site, and three bars that rise like the brackets of a tax. */
export function Brand() {
  const { t } = useTranslation('shell');
  return (
    <HomeLink to={pageOf('home').path}>
      <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <rect x="2" y="17" width="6" height="9" rx="1.5" fill="currentColor" opacity="0.55" />
        <rect x="11" y="10" width="6" height="16" rx="1.5" fill="currentColor" opacity="0.75" />
        <rect x="20" y="2" width="6" height="24" rx="1.5" fill="currentColor" />
      </svg>
      {t('brand')}
    </HomeLink>
  );
}
