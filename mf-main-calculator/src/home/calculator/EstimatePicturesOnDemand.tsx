/** Loads the charts of an answer, with the engine, after the answer. */
import { explanationWords } from '@bracketwise/shared-ui/explanation/explanation-words';
import { PicturesFrame } from '@bracketwise/shared-ui/explanation/PicturesFrame';
import { deferredSection } from '@bracketwise/shared-ui/federation/deferred-section';
import { Card } from '@bracketwise/shared-ui/layout/Card';
import { from } from '@bracketwise/shared-ui/tokens';
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
  <Card>
    <Frame>
      <pictures.Section {...props} />
    </Frame>
  </Card>
);

/** The charts are below the form, in its narrow column. */
const Frame = styled(PicturesFrame)`
  ${from.wide} {
    &,
    > div {
      min-height: 40rem;
    }
    /* Lower, so that the column ends with the results. */
    [data-chart='net-pay'] {
      > div svg[role='img'] {
        height: 10.5rem;
      }
      dl div {
        padding-block: 0;
      }
    }
  }
`;
