/** Loads the charts of an answer, with the engine, after the answer. */
import { explanationWords, ChartsFrame } from '@bracketwise/shared-ui/explanation';
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { Card } from '@bracketwise/shared-ui/layout';
import { from, space } from '@bracketwise/shared-ui/tokens';
import styled from 'styled-components';
import type { AnsweredRequest } from './answered-request.ts';

export interface EstimateChartsProps {
  readonly answered: AnsweredRequest;
}

const charts = deferredSection<EstimateChartsProps>({
  namespace: 'explanation',
  words: explanationWords,
  load: async () => (await import('./EstimateCharts.tsx')).EstimateCharts,
});

export const prepareEstimateCharts = charts.ready;

export const EstimateChartsOnDemand = (props: EstimateChartsProps) => (
  <Place>
    <Frame>
      <charts.Section {...props} />
    </Frame>
  </Place>
);

/** A phone shows closed folds only, which bring their own space. */
const Place = styled(Card)`
  padding-block: ${space.s};

  ${from.medium} {
    padding-block: ${space.m};
  }
`;

/** The charts are below the form, in its narrow column. */
const Frame = styled(ChartsFrame)`
  ${from.wide} {
    &,
    > div {
      min-height: 36rem;
    }
    /* Lower, so that the column ends with the results. */
    [data-chart='net-pay'] {
      > div svg[role='img'] {
        height: 8.5rem;
      }
      dl div {
        padding-block: 0;
      }
    }
  }
`;
