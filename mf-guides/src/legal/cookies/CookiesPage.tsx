import { Article } from '@bracketwise/shared-ui/article';
import { Button } from '@bracketwise/shared-ui/layout';
import { ConsentPreferences, useSiteConfig } from '@bracketwise/shared-ui/runtime';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { LINKS, usePolicyFigures } from '../policy.ts';
import { CategoriesTable } from './CategoriesTable.tsx';
import { ItemsTables } from './ItemsTables.tsx';

/** The cookie policy. Its tables come from the same inventory that the software uses. */
export function CookiesPage() {
  const { analyticsTagId } = useSiteConfig();
  return (
    <Article
      id="cookies"
      dates={{ updated: '2025-02-02', revised: '2026-11-27' }}
      figures={usePolicyFigures()}
      links={LINKS}
      related={[]}
      sections={{
        about: ['what', 'compliance'],
        categories: [<CategoriesTable key="table" />, 'storage'],
        list: ['asked', <ItemsTables key="tables" />, 'ending', 'none', ...(analyticsTagId ? [] : ['unconnected'])],
        choice: ['banner', 'change', <OpenPreferences key="open" />, 'withdrawal', 'record'],
        signals: ['text'],
        thirdParties: ['consent', 'links'],
        browser: ['settings', 'effect'],
        contact: ['text'],
      }}
    />
  );
}

function OpenPreferences() {
  const { t } = useTranslation('cookies');
  const open = use(ConsentPreferences);
  return (
    <div>
      <Button $quiet onClick={open}>
        {t('openPreferences')}
      </Button>
    </div>
  );
}
