import { useTranslation } from 'react-i18next';
import styled, { css, keyframes } from 'styled-components';
import type { PageShape } from '@bracketwise/shared-ui/runtime';
import { color, from, motion, radius, space } from '@bracketwise/shared-ui/tokens';
import { PageColumn, VisuallyHidden } from '@bracketwise/shared-ui/layout';

const appear = keyframes`
  from { opacity: 0; }
  to { opacity: 1; }
`;

/** Invisible at first, so that a page that loads quickly doesn't flash its outline. */
const Outline = styled.div`
  display: grid;
  gap: ${space.l};
  min-height: 100vh;
  align-content: start;
  opacity: 0;
  animation: ${appear} ${motion} ${motion} forwards;
`;
const Columns = styled.div`
  display: grid;
  gap: ${space.l};
  ${from.wide} {
    grid-template-columns: 1fr 1fr;
  }
`;
const Block = styled.div<{ $height: string; $width?: string }>`
  ${({ $height, $width = '100%' }) => css`
    height: ${$height};
    width: ${$width};
  `}
  max-width: 100%;
  border-radius: ${radius.m};
  background: ${color('line')};
  opacity: 0.6;
`;
const TwoCards = () => (
  <Columns>
    <Block $height="28rem" />
    <Block $height="28rem" />
  </Columns>
);

/** The outline of a calculator's title, form and results. */
const FormAndResults = () => (
  <>
    <Block $height="1.5rem" $width="10rem" />
    <Block $height="3rem" $width="28rem" />
    <TwoCards />
  </>
);

const outlines: Record<PageShape, () => React.ReactElement> = {
  home: () => (
    <>
      <Block $height="5.5rem" $width="36rem" />
      <TwoCards />
    </>
  ),
  calculator: FormAndResults,
  estimate: FormAndResults,
  article: () => (
    <>
      <Block $height="1.5rem" $width="10rem" />
      <Block $height="3rem" $width="32rem" />
      <Block $height="40rem" $width="44rem" />
    </>
  ),
};

/** The outline of a page while its remote loads. */
export function PageSkeleton({ shape }: { shape: PageShape }) {
  const { t } = useTranslation('shell');
  const Shape = outlines[shape];
  return (
    <PageColumn>
      <VisuallyHidden role="status">{t('loadingPage')}</VisuallyHidden>
      <Outline aria-hidden="true" data-outline>
        <Shape />
      </Outline>
    </PageColumn>
  );
}
