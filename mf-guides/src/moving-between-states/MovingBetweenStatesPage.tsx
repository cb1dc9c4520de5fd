/** Two states in one year: what each gets from a move or from work in another state, and what to file where. */
import { Article, Part, Points, Remark } from '@bracketwise/shared-ui/article';
import { TwoStatesCalculator } from './TwoStatesCalculator.tsx';

export function MovingBetweenStatesPage() {
  return (
    <Article
      id="moving-between-states"
      dates={{ reviewed: '2026-11-27' }}
      opening="calculator"
      sections={{
        calculator: [<TwoStatesCalculator key="calculator" />],
        moved: ['rule', 'methods', 'home'],
        work: [
          'rule',
          <Part key="agreement" name="agreement" blocks={['rule']} />,
          <Part key="credit" name="credit" blocks={['rule']} />,
          <Part key="stays" name="stays" blocks={['rule']} />,
        ],
        remote: ['rule', 'convenience'],
        'left-out': [
          'intro',
          <Points key="points" items={['wages', 'families', 'local', 'military', 'states']} />,
          <Remark key="remark" text="more" />,
        ],
      }}
      faq={['both', 'day', 'withheld']}
      related={['state-rates', 'full-estimate', 'salary', 'coverage']}
    />
  );
}
