import { IncomePicturesOnDemand } from '@bracketwise/shared-ui/explanation';
import { useLoaded } from '@bracketwise/shared-ui/calculator';
import { estimatePicture, loadStateLaw } from '@bracketwise/tax-engine';
import { useMemo } from 'react';
import type { AnsweredRequest } from './answered-request.ts';
import type { EstimatePicturesProps } from './EstimatePicturesOnDemand.tsx';

/** The charts of an answer. Without the state's law there are none. */
export function EstimatePictures({ answered }: EstimatePicturesProps) {
  const { value: law, failed } = useLoaded(answered.request.state, loadStateLaw, answered);
  const pictures = useMemo(() => law && picturesOf(answered, law), [answered, law]);
  return pictures && !failed && <IncomePicturesOnDemand {...pictures} income="wages" />;
}

const picturesOf = ({ request, place }: AnsweredRequest, law: Awaited<ReturnType<typeof loadStateLaw>>) =>
  estimatePicture(law, request, place ? { locality: place.code } : {});
