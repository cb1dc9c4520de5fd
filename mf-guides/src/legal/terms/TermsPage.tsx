import { Article, Points } from '@bracketwise/shared-ui/article';
import { LINKS, usePolicyFigures } from '../policy.ts';

export function TermsPage() {
  return (
    <Article
      id="terms"
      dates={{ updated: '2025-01', revised: '2026-11-27' }}
      figures={usePolicyFigures()}
      links={LINKS}
      related={[]}
      sections={{
        acceptance: ['text', 'data'],
        service: ['free', 'scope'],
        advice: ['general', 'responsibility'],
        accuracy: ['care', 'quick', 'limits'],
        use: ['allowed', 'list', <Points key="not" items={['overload', 'attack', 'pretend', 'people', 'law']} />],
        content: ['ours', 'law'],
        links: ['text'],
        availability: ['text'],
        warranty: ['text'],
        liability: ['limit', 'mandatory'],
        law: ['text'],
        general: ['languages', 'validity'],
        changes: ['text'],
        contact: ['text'],
      }}
    />
  );
}
