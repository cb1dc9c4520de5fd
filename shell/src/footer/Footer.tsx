import { use } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { FoldedOnPhones, PageColumn } from '@bracketwise/shared-ui/layout';
import { PageLink } from '@bracketwise/shared-ui/navigation';
import { ConsentPreferences, footerLinks, useLanguage, useSiteConfig, type NavigationGroup } from '@bracketwise/shared-ui/runtime';
import { breakpoint, color, fontSize, from, space } from '@bracketwise/shared-ui/tokens';
import { Brand } from '../header/Brand.tsx';

const FOOTER_GROUPS: readonly NavigationGroup[] = ['calculators', 'specialized', 'resources', 'legal'];

const Band = styled.footer`
  padding-block: ${space.l} ${space.m};
  border-block-start: 1px solid ${color('line')};
  background: ${color('surface')};
  @media print {
    display: none;
  }
`;
const Columns = styled(PageColumn)`
  display: grid;
  gap: 0 ${space.m};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  font-size: ${fontSize.s};
  /* On a phone, the floating scroll buttons cover no link. */
  @media (max-width: calc(${breakpoint.medium} - 0.02px)) {
    padding-inline-end: 2.125rem;
  }

  > :first-child {
    grid-column: 1 / -1;
    margin-block-end: ${space.s};
  }
  ${from.wide} {
    > :first-child {
      grid-column: auto;
    }
    /* As wide as the names of pages in each language. */
    grid-template-columns: 3fr 5.5fr 5fr 4fr 3.5fr;
  }
`;
const Mission = styled.div`
  display: grid;
  gap: ${space.s};
  align-content: start;
  max-width: 24rem;
  color: ${color('muted')};
`;
const Group = styled.nav`
  h2 {
    font-size: ${fontSize.s};
  }
  ul {
    display: grid;
    gap: ${space.xs};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a,
  button {
    display: inline-block;
    min-height: 1.5rem;
    color: ${color('muted')};
    text-decoration: none;
  }
  :is(a, button):hover {
    color: ${color('text')};
  }
  a:hover {
    text-decoration: underline;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    text-align: start;
    cursor: pointer;
  }
`;

/** Five columns: the brand and its mission, then the pages by group. The legal column can reopen the privacy preferences. */
export function Footer({ onOffline }: { readonly onOffline: () => void }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const openPreferences = use(ConsentPreferences);
  const { offline } = useSiteConfig();
  return (
    <Band>
      <Columns>
        <Mission>
          <div>
            <Brand />
          </div>
          <p>{t('mission')}</p>
        </Mission>
        {FOOTER_GROUPS.map((group) => (
          <Group key={group} aria-label={t(`groups.${group}`)}>
            <FoldedOnPhones heading summary={<h2>{t(`groups.${group}`)}</h2>}>
              <ul>
                {footerLinks(group).map((link) => (
                  <li key={link.id}>
                    <PageLink to={link.to}>{link.name[language]}</PageLink>
                  </li>
                ))}
                {group === 'legal' && (
                  <li>
                    <button type="button" onClick={openPreferences}>
                      {t('consent.preferences')}
                    </button>
                  </li>
                )}
                {group === 'legal' && offline && (
                  <li>
                    <button type="button" onClick={onOffline}>
                      {t('offline')}
                    </button>
                  </li>
                )}
              </ul>
            </FoldedOnPhones>
          </Group>
        ))}
      </Columns>
    </Band>
  );
}
