import { offerInputs } from '@bracketwise/shared-ui/runtime';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../layout/Button.tsx';
import { Card } from '../layout/Card.tsx';
import type { Inputs } from '../sharing/fragment.ts';
import { color, fontSize, from, radius, space } from '../theme/tokens.ts';

/** Shown while the code of the results loads. */
export const RESULTS_OUTLINE = <Card aria-busy />;

/** Shown before the first calculation: what will appear here, and an example to try. */
export function ResultsPlaceholder({ example }: { readonly example: Inputs }) {
  const { t } = useTranslation('calculator');
  return (
    <Place>
      <p>{t('awaited')}</p>
      <Button $quiet onClick={() => offerInputs(example)}>
        {t('example')}
      </Button>
      <Drawing />
    </Place>
  );
}

/** True if the values are those of the example, which say nothing about the visitor. */
export const isExample = (values: object, example: Inputs): boolean =>
  Object.entries(example).every(([field, value]) => String((values as Readonly<Record<string, unknown>>)[field]) === value);

const Place = styled.div`
  display: grid;
  align-self: start;
  justify-items: start;
  gap: ${space.m};
  padding: ${space.l} 1.125rem;
  font-weight: 600;
  border: 1px dashed ${color('control')};
  border-radius: ${radius.m};

  ${from.wide} {
    position: sticky;
    inset-block-start: 5.5rem;
    padding: ${space.l} 1.75rem 1.75rem;
    font-size: ${fontSize.l};
  }
  button {
    font-size: ${fontSize.m};
  }
  @media print {
    display: none;
  }
`;

/** The outline of the results: a bar of parts and a table. */
const Drawing = styled.div`
  display: none;

  ${from.wide} {
    display: block;
    justify-self: stretch;
    height: 15rem;
    margin-block-start: ${space.s};
    background:
      linear-gradient(90deg, ${color('keep')} 70%, ${color('federal')} 70% 84%, ${color('socialSecurity')} 84% 92%, ${color('state')} 92%) 0
        0 / 100% 3rem,
      repeating-linear-gradient(transparent 0 2.4375rem, ${color('line')} 2.4375rem 2.5rem) 0 4rem / 100% 10rem;
    background-repeat: no-repeat;
    opacity: 0.45;
  }
`;
