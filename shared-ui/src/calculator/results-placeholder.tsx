import { offerInputs } from '@bracketwise/shared-ui/runtime';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../layout/Button.tsx';
import { Card } from '../layout/Card.tsx';
import type { Inputs } from '../sharing/fragment.ts';
import { color, fontSize, from, radius, space } from '../theme/tokens.ts';
import { StubHead } from './results-sheet.ts';

/** Shown while the code of the results loads. */
export const RESULTS_OUTLINE = <Card aria-busy />;

interface ResultsPlaceholderProps {
  readonly example: Inputs;
  /** What the example keeps, labeled as an example. */
  readonly answer?: { readonly label: string; readonly amount: string };
}

/** The pay stub before the first calculation: what will appear here, and an example to try. */
export function ResultsPlaceholder({ example, answer }: ResultsPlaceholderProps) {
  const { t } = useTranslation('calculator');
  return (
    <Place>
      <Head>
        <p>{t('awaited')}</p>
        {answer && (
          <Answer>
            {answer.label} <strong>{answer.amount}</strong>
          </Answer>
        )}
        <Button $quiet onClick={() => offerInputs(example)}>
          {t('example')}
        </Button>
      </Head>
      <Drawing />
    </Place>
  );
}

/** True if the values are those of the example, which say nothing about the visitor. */
export const isExample = (values: object, example: Inputs): boolean =>
  Object.entries(example).every(([field, value]) => String((values as Readonly<Record<string, unknown>>)[field]) === value);

const Place = styled(Card)`
  align-self: start;
  padding-block: 0;
  overflow: clip;

  ${from.wide} {
    position: sticky;
    inset-block-start: 5.5rem;
  }
  @media print {
    display: none;
  }
`;

const Head = styled(StubHead)`
  display: grid;
  justify-items: start;
  gap: ${space.m};
  padding-block-end: ${space.l};
  font-weight: 600;

  ${from.wide} {
    font-size: ${fontSize.l};
  }
  button {
    font-size: ${fontSize.m};
  }
`;

const Answer = styled.p`
  font-size: ${fontSize.s};
  font-weight: 400;
  color: ${color('muted')};

  strong {
    display: block;
    font-size: ${fontSize.xxl};
    line-height: 1.15;
    letter-spacing: -0.02em;
    color: ${color('positive')};
    opacity: 0.7;
  }
`;

/** A bar of parts, about as large as on $85,000. */
const Drawing = styled.div`
  height: 3rem;
  margin-block: ${space.l};
  background: linear-gradient(
    90deg,
    ${color('keep')} 82%,
    ${color('federal')} 82% 89%,
    ${color('socialSecurity')} 89% 95%,
    ${color('medicare')} 95% 97%,
    ${color('state')} 97%
  );
  border-radius: ${radius.s};
  opacity: 0.45;
`;
