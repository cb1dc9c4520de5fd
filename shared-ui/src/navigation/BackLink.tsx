import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PageLink } from './PageLink.tsx';
import { pageOf } from '@bracketwise/shared-ui/runtime';

/** The link to the home page, shown on every other page. */
export function BackLink() {
  const { t } = useTranslation('common');
  return (
    <Way to={pageOf('home').path}>
      <ArrowLeft size={18} aria-hidden />
      {t('actions.backToHome')}
    </Way>
  );
}

const Way = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 2.75rem;
`;
