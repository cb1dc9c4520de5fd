import { useArticleFrame } from '@bracketwise/shared-ui/article/article-frame';
import { Words } from '@bracketwise/shared-ui/article/Words';
import { blocksOnPaper } from '@bracketwise/shared-ui/layout/paper';
import { color, fontSize, from, radius, space } from '@bracketwise/shared-ui/tokens';
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

/** The dates on which the year in progress ends for taxes, as a line. */
export function NextDates() {
  const { figures } = useArticleFrame();
  return (
    <Line>
      {[...PARTS.rest, ...PARTS.q1, PARTS.q2[0]].map((day) => (
        <li key={day}>
          <strong>{figures[day]}</strong>
          <Words of={`calendar.due.${day}`} />
        </li>
      ))}
    </Line>
  );
}

/** On a phone the line runs down the dates, on a wide screen above them. */
const Line = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    display: grid;
    gap: ${space.xs};
    align-content: start;
    padding: 0 0 ${space.m} 1.75rem;
    font-size: ${fontSize.s};
    border-inline-start: 3px solid ${color('accent')};
  }
  li::before {
    content: '';
    position: absolute;
    inset: 0.125rem auto auto -0.6875rem;
    width: 1.125rem;
    height: 1.125rem;
    background: ${color('page')};
    border: 4px solid ${color('accent')};
    border-radius: 50%;
  }
  strong {
    font-size: ${fontSize.l};
    line-height: 1.2;
  }
  margin-inline-start: ${space.s};

  ${from.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    margin: ${space.s} 0 0;

    li {
      padding: 1.25rem ${space.l} 0 0;
      border: 0;
      border-block-start: 3px solid ${color('accent')};
    }
    li::before {
      inset: -0.6875rem auto auto 0;
    }
  }
`;

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
