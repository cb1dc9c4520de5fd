import { Article, Points } from '@bracketwise/shared-ui/article';
import { useSiteConfig } from '@bracketwise/shared-ui/runtime';
import { useTranslation } from 'react-i18next';
import { CodeToCopy } from './CodeToCopy.tsx';
import { heightMessage, heightScript } from './snippet.ts';
import { WidgetMaker } from './WidgetMaker.tsx';

/** Hands out the code that shows a calculator on another site. */
export function WidgetsPage() {
  const { t } = useTranslation('widgets');
  const { siteUrl } = useSiteConfig();
  return (
    <Article
      id="widgets"
      dates={{ reviewed: '2026-11-23' }}
      figures={{ origin: siteUrl, message: heightMessage }}
      related={[]}
      wide
      sections={{
        choose: ['text', <WidgetMaker key="maker" />],
        height: ['text', <CodeToCopy key="script" label={t('script')} code={heightScript(siteUrl)} />, 'message'],
        readers: [<Points key="points" items={['stored', 'sent', 'analytics', 'links', 'access']} />],
        address: ['text', <Points key="points" items={['language', 'theme']} />, 'lasting'],
        policies: ['text', <Points key="points" items={['frames', 'sandbox', 'isolation']} />],
      }}
    />
  );
}
