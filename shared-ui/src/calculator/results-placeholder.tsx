import { offerInputs } from '@bracketwise/shared-ui/runtime';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../layout/Button.tsx';
import { Card } from '../layout/Card.tsx';
import type { Inputs } from '../sharing/fragment.ts';
import { color, fontSize, from, space } from '../theme/tokens.ts';
import { StubHead } from './stub-head.ts';

/** Shown while the code of the results loads. */
export const RESULTS_OUTLINE = <Card aria-busy />;

interface ResultsPlaceholderProps {
  readonly example: Inputs;
  /** “Example: $60,000 a year, New York”. */
  readonly basis: string;
  /** The answer to it. */
  readonly answer: string;
}

/** The pay stub before the first calculation: what will appear here, and an example with its answer. */
export function ResultsPlaceholder({ example, basis, answer }: ResultsPlaceholderProps) {
  const { t } = useTranslation('calculator');
  return (
    <Place>
      <Head>
        <p>{t('awaited')}</p>
        <Example data-example>
          <p>{basis}</p>
          <p>{answer}</p>
        </Example>
        <Button $quiet onClick={() => offerInputs(example)}>
          {t('example')}
        </Button>
      </Head>
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
`;

/** The answer is as faint as the example of the home page. */
const Example = styled.div`
  font-size: ${fontSize.s};
  font-weight: 400;
  color: ${color('muted')};

  p + p {
    font-size: ${fontSize.xl};
    font-weight: 700;
    line-height: 1.25;
    color: ${color('positive')};
    opacity: 0.7;
  }
`;
