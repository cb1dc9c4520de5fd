import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled, { createGlobalStyle } from 'styled-components';
import { BrandMark, Disclaimer, VisuallyHidden } from '@bracketwise/shared-ui/layout';
import { nameLanguageOfVisit, pageAt, useLanguage, useSiteConfig, WarmUp } from '@bracketwise/shared-ui/runtime';
import { color, headingSize, space } from '@bracketwise/shared-ui/tokens';
import { CONTENT_ID } from '../document-contract.ts';
import { afterFirstPage } from '../pages/first-page.ts';
import { tellHeight } from './tell-height.ts';
import type * as DeferredParts from './DeferredWidgetLayout.tsx';

/** Loads the parts that wait until the widget is in use. */
function useDeferredParts() {
  const [deferred, setDeferred] = useState<typeof DeferredParts>();
  useEffect(() => {
    afterFirstPage()
      .then(() => import(/* webpackChunkName: "widget-deferred" */ './DeferredWidgetLayout.tsx'))
      .then(setDeferred, () => undefined); // Without them, the widget works.
  }, []);
  return deferred;
}

/** Keeps a click on a link from the router, which would show that page in the frame. The browser opens it in a new tab (`<base target>`). */
function leaveLinksToBrowser(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation();
}

const loadNothing = () => undefined;

/** The layout of a widget: a calculator alone, in a frame on another site. */
export function WidgetLayout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common');
  const { widgetOf = '' } = useSiteConfig();
  const language = useLanguage();
  const deferred = useDeferredParts();
  const page = pageAt(widgetOf);
  useEffect(tellHeight, []);
  useEffect(() => nameLanguageOfVisit(language), [language]);
  return (
    <WarmUp value={loadNothing}>
      <WidgetStyle />
      <div onClickCapture={leaveLinksToBrowser}>
        <Main>
          {/* The form of the main calculator shows the same name. */}
          {page?.shape === 'home' ? <VisuallyHidden as="h1">{page.name[language]}</VisuallyHidden> : <h1>{page?.name[language]}</h1>}
          <div id={CONTENT_ID}>{children}</div>
          <Disclaimer />
        </Main>
        <Foot>
          <a href={`${widgetOf}?lang=${language}`} target="_blank" rel="noopener">
            <BrandMark size={20} />
            {t('brand')}
          </a>
        </Foot>
      </div>
      {deferred && <deferred.DeferredWidgetLayout />}
    </WarmUp>
  );
}

/** The host page has its own margins, so even a frame narrower than any phone has room for a calculator. */
const WidgetStyle = createGlobalStyle`
  body { min-width: 0; }
`;

const Main = styled.main`
  display: grid;
  gap: ${space.m};
  grid-template-columns: minmax(0, 1fr);
  padding: ${space.s};

  h1 {
    ${headingSize(2)}
  }
  [data-calculator] {
    padding-inline: 0;
  }
`;

const Foot = styled.footer`
  padding-inline: ${space.s};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space.s};
    min-height: 2.75rem;
    font-weight: 600;
    color: ${color('text')};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  svg {
    color: ${color('accent')};
  }
`;
