import { useArticleFrame, Words } from '@bracketwise/shared-ui/article';
import { blocksOnPaper } from '@bracketwise/shared-ui/layout';
import { color, from, radius, space } from '@bracketwise/shared-ui/tokens';
import styled from 'styled-components';

/** The dates of each part, by figure name: the rest of the year in progress, then the quarters of the next. */
const PARTS = {
  rest: ['yearEnd'],
  q1: ['priorInstallment'],
  q2: ['first', 'second'],
  q3: ['third'],
  q4: ['extended', 'nextYearEnd', 'fourth'],
} as const;

/** What is due and what to do, from the end of the year in progress through the next. */
export function Calendar() {
  const { figures } = useArticleFrame();
  return (
    <Parts>
      {Object.entries(PARTS).map(([part, days]) => (
        <li key={part}>
          <h3>
            <Words of={`calendar.${part}.title`} />
          </h3>
          <dl>
            {days.map((day) => (
              <div key={day}>
                <dt>{figures[day]}</dt>
                <dd>
                  <Words of={`calendar.due.${day}`} />
                </dd>
              </div>
            ))}
          </dl>
          <p>
            <Words of={`calendar.${part}.todo`} />
          </p>
        </li>
      ))}
    </Parts>
  );
}

/** Overrides the article's list styles. */
const Parts = styled.ol`
  && {
    display: grid;
    gap: ${space.m};
    grid-template-columns: minmax(0, 1fr);
    max-width: none;
    padding: 0;
    list-style: none;

    ${from.medium} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${blocksOnPaper(space.m)}
  }
  li {
    display: grid;
    gap: ${space.m};
    align-content: start;
    padding: 1.125rem;
    background: ${color('surface')};
    border: 1px solid ${color('line')};
    border-block-start: 4px solid ${color('accent')};
    border-radius: ${radius.m};
    break-inside: avoid;
  }
  ${from.medium} {
    li:first-child {
      grid-column: 1 / -1;
    }
  }
  dl {
    display: grid;
    gap: ${space.s};
    margin: 0;
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
  }
  p {
    padding-block-start: ${space.m};
    border-block-start: 1px solid ${color('line')};
  }
`;
