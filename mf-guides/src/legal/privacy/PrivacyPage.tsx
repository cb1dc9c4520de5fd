import { Article, Points } from '@bracketwise/shared-ui/article';
import { useSiteConfig } from '@bracketwise/shared-ui/runtime';
import { LINKS, usePolicyFigures } from '../policy.ts';

/** The privacy policy. It describes what the software does, so change both together. */
export function PrivacyPage() {
  const { analyticsTagId } = useSiteConfig();
  return (
    <Article
      id="privacy"
      dates={{ updated: '2025-01', revised: '2026-11-27' }}
      figures={usePolicyFigures()}
      links={LINKS}
      related={[]}
      sections={{
        short: ['identity', 'local', <Points key="points" items={['browser', 'server', 'saved', 'consent']} />],
        scope: ['we', 'others'],
        entered: ['main', 'browser', 'widgets', 'links', 'files'],
        kept: [<Points key="items" items={['preferences', 'consent', 'saved', 'profile', 'drafts', 'analytics']} />, 'table'],
        server: ['request', 'limit', 'log', 'failures', 'violations', 'host', 'basis'],
        analytics: [
          ...(analyticsTagId ? [] : ['none']),
          'load',
          <Points key="received" items={['pages', 'event', 'technical']} />,
          'recipient',
          'withdraw',
        ],
        signals: ['gpc', 'dnt'],
        others: ['sale', 'authorities'],
        retention: [<Points key="times" items={['inputs', 'limit', 'browser', 'analytics', 'mail']} />],
        gdpr: [
          'list',
          <Points key="rights" items={['access', 'rectification', 'erasure', 'portability', 'objection', 'withdrawal', 'complaint']} />,
          'identity',
          'choice',
        ],
        ccpa: ['collected', 'list', <Points key="rights" items={['know', 'delete', 'optOut', 'sensitive', 'equal', 'agent']} />],
        children: ['text'],
        security: ['text'],
        changes: ['text'],
        contact: ['text'],
      }}
    />
  );
}
