/** Loads the charts of an answer, with the engine, after the answer. */
import { explanationWords, PicturesFrame } from '@bracketwise/shared-ui/explanation';
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { Card } from '@bracketwise/shared-ui/layout';
import { from, space } from '@bracketwise/shared-ui/tokens';
import styled from 'styled-components';
import type { AnsweredRequest } from './answered-request.ts';

export interface EstimatePicturesProps {
  readonly answered: AnsweredRequest;
}

const pictures = deferredSection<EstimatePicturesProps>({
  namespace: 'explanation',
  words: explanationWords,
  load: async () => (await import('./EstimatePictures.tsx')).EstimatePictures,
});

export const prepareEstimatePictures = pictures.ready;

export const EstimatePicturesOnDemand = (props: EstimatePicturesProps) => (
  <Place>
    <Frame>
      <pictures.Section {...props} />
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
const Frame = styled(PicturesFrame)`
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
