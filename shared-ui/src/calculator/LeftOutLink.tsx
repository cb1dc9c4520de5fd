import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { withinSentence } from '../format/within-sentence.ts';
import { fontSize } from '../theme/tokens.ts';
import { LEFT_OUT_ID } from './left-out.ts';

/** @param props.first - the item of the list to name next to the answer, as it appears there */
export function LeftOutLink({ first }: { readonly first?: string | false | undefined }) {
  const { t } = useTranslation('calculator');
  return (
    <Line data-limit>
      {first && t('leftOutFirst', { what: withinSentence(first) })}{' '}
      <a href={`#${LEFT_OUT_ID}`} onClick={showLeftOut}>
        {t(first ? 'leftOutAll' : 'leftOut')}
      </a>
    </Line>
  );
}

/** Leaves the address alone, because the values of a shared link are in it. */
function showLeftOut(event: MouseEvent) {
  event.preventDefault();
  const part = document.getElementById(LEFT_OUT_ID);
  const fold = part?.querySelector('details');
  if (fold) fold.open = true;
  part?.scrollIntoView();
  part?.focus({ preventScroll: true });
}

const Line = styled.p`
  font-size: ${fontSize.s};

  a {
    white-space: nowrap;
  }
`;
