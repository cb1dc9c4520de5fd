import { Article, Part, Points, Sources } from '@bracketwise/shared-ui/article';
import { Calendar, NextDates } from './Calendar.tsx';
import { EstateExclusions, OpportunityRules, Professionals, RoomChart } from './PlanningTables.tsx';
import { SOURCES, useTaxPlanningFigures } from './useTaxPlanningFigures.ts';

/** The guide to tax planning through the year: what to do, the dates, and whom to ask. */
export const TaxPlanningPage = () => (
  <Article
    id="tax-planning"
    dates={{ reviewed: '2026-11-22' }}
    figures={useTaxPlanningFigures()}
    chart={<NextDates />}
    low
    short={['margin', 'safe', 'days']}
    folded={['advanced', 'mistakes', 'professionals']}
    sections={{
      principles: [
        'intro',
        <Points key="five" ordered items={['margin', 'years', 'later', 'kind', 'second']} />,
        'room',
        <RoomChart key="chart" />,
        <Sources key="sources" of={SOURCES.principles} />,
      ],
      strategies: [
        <Part
          key="income"
          folded
          name="income"
          blocks={['defer', 'benefits', 'pay', 'withheld', <Sources key="sources" of={SOURCES.income} />]}
        />,
        <Part key="deductions" folded name="deductions" blocks={['gather', 'fading', 'above']} />,
        <Part key="accounts" folded name="accounts" blocks={['order', 'roth', 'gap', <Sources key="sources" of={SOURCES.accounts} />]} />,
        <Part
          key="investments"
          folded
          name="investments"
          blocks={['zero', 'harvest', 'wash', 'place', 'surtax', <Sources key="sources" of={SOURCES.investments} />]}
        />,
      ],
      calendar: ['intro', <Calendar key="quarters" />, 'moved', <Sources key="sources" of={SOURCES.calendar} />],
      advanced: [
        <Part
          key="conversion"
          name="conversion"
          blocks={['what', 'slices', 'care', 'mixed', <Sources key="sources" of={SOURCES.conversion} />]}
        />,
        <Part
          key="estate"
          name="estate"
          blocks={[
            'exclusion',
            <EstateExclusions key="exclusions" />,
            'gifts',
            'basis',
            'states',
            <Sources key="sources" of={SOURCES.estate} />,
          ]}
        />,
        <Part
          key="zones"
          name="zones"
          blocks={['before', 'after', <OpportunityRules key="rules" />, 'growth', <Sources key="sources" of={SOURCES.zones} />]}
        />,
      ],
      mistakes: [
        <Points key="mistakes" items={['late', 'refund', 'second', 'cashing', 'cost', 'state', 'silence', 'miracle']} />,
        <Sources key="sources" of={SOURCES.mistakes} />,
      ],
      professionals: ['self', <Professionals key="professions" />, 'attorney', 'check', 'bring'],
      summary: [<Points key="points" items={['estimate', 'automatic', 'two', 'records', 'advice']} />, 'end'],
    }}
    faq={['april', 'raise', 'couple']}
  />
);
