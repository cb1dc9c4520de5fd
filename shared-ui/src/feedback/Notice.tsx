import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, fontSize, measure, radius, space, type ColorToken } from '../theme/tokens.ts';

export type NoticeTone = 'info' | 'warning' | 'danger';

const TONES = {
  info: { icon: Info, ink: 'accent', ground: 'accentSoft' },
  warning: { icon: TriangleAlert, ink: 'warning', ground: 'warningSoft' },
  danger: { icon: CircleAlert, ink: 'danger', ground: 'dangerSoft' },
} as const satisfies Record<NoticeTone, { icon: typeof Info; ink: ColorToken; ground: ColorToken }>;

interface NoticeProps {
  readonly tone?: NoticeTone;
  /** Announces the notice when it appears. Not for notices that are part of the page from the start. */
  readonly urgent?: boolean;
  readonly children: ReactNode;
}

/** A boxed note, set off from the text around it. */
export function Notice({ tone = 'info', urgent = false, children }: NoticeProps) {
  const { icon: Icon, ink, ground } = TONES[tone];
  return (
    <Box data-notice $ink={ink} $ground={ground} role={urgent ? 'alert' : undefined}>
      <Icon size={20} aria-hidden />
      <Content>{children}</Content>
    </Box>
  );
}

const Box = styled.div<{ $ink: ColorToken; $ground: ColorToken }>`
  display: flex;
  gap: 0.75rem;
  padding: 0.75rem ${space.m};
  font-size: ${fontSize.s};
  background: ${({ $ground }) => color($ground)};
  border-inline-start: 4px solid ${({ $ink }) => color($ink)};
  border-radius: ${radius.s};

  > svg {
    flex: none;
    color: ${({ $ink }) => color($ink)};
  }
`;

const Content = styled.div`
  display: grid;
  gap: ${space.s};
  justify-items: start;
  min-width: 0;
  max-width: ${measure};
`;
