import { offerInputs } from '@bracketwise/shared-ui/runtime';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../layout/Button.tsx';
import { Card } from '../layout/Card.tsx';
import type { Inputs } from '../sharing/fragment.ts';
import { from, space } from '../theme/tokens.ts';
import { StubHead } from './stub-head.ts';

/** Shown while the code of the results loads. */
export const RESULTS_OUTLINE = <Card aria-busy />;

interface ResultsPlaceholderProps {
  readonly example: Inputs;
  /** What the example keeps. */
  readonly children?: ReactNode;
}

/** The pay stub before the first calculation: what will appear here, and an example to try. */
export function ResultsPlaceholder({ example, children }: ResultsPlaceholderProps) {
  const { t } = useTranslation('calculator');
  return (
    <Place>
      <Head data-stairs>
        <p>{t('awaited')}</p>
        {children}
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

  /* Next to a form, a small stub would leave a hole. */
  ${from.wide} {
    position: relative;
    align-content: start;
    min-height: 24rem;

    &::after {
      inset: auto 0 0 auto;
      width: 60%;
      height: 60%;
    }
  }
`;
