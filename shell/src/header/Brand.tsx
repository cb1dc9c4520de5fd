import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { BrandMark } from '@bracketwise/shared-ui/layout';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { pageOf } from '@bracketwise/shared-ui/runtime';
import { color, fontSize, space } from '@bracketwise/shared-ui/tokens';

const HomeLink = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  color: ${color('text')};
  font-size: ${fontSize.l};
  font-weight: 700;
  letter-spacing: -0.01em;
  text-decoration: none;
  svg {
    color: ${color('accent')};
    print-color-adjust: exact;
  }
`;

/** The brand mark and the site's name. */
export function Brand() {
  const { t } = useTranslation('common');
  return (
    <HomeLink to={pageOf('home').path}>
      <BrandMark size={28} />
      {t('brand')}
    </HomeLink>
  );
}
