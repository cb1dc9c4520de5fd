import type { Meta, StoryObj } from '../testing/story.ts';
import { AnswerPlace } from './AnswerPlace.tsx';
import { Blank } from './Blank.tsx';
import { LoadingText } from './LoadingText.tsx';
import { Notice } from './Notice.tsx';
import { RateBadge } from './RateBadge.tsx';
import { RetryNotice } from './RetryNotice.tsx';

const meta = {
  title: 'Feedback/Messages',
  component: Notice,
  args: { children: 'Ohio has not published its 2026 brackets, so this uses those of 2025.' },
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof Notice>;

export const Info: Story = {};
export const Warning: Story = { args: { tone: 'warning' } };
export const Danger: Story = { args: { tone: 'danger' } };

const ignore = () => undefined;
export const Failure: Story = { render: () => <RetryNotice message="The rates could not be loaded." onRetry={ignore} /> };
export const Loading: Story = { render: () => <LoadingText>{'Loading rates…'}</LoadingText> };
export const Placeholder: Story = { render: () => <Blank $width="12em" /> };
export const Badges: Story = {
  render: () => (
    <>
      <RateBadge mark="none">{'No income tax'}</RateBadge> <RateBadge mark="flat">{'Flat'}</RateBadge>{' '}
      <RateBadge mark="moderate">{'Moderate'}</RateBadge> <RateBadge mark="high">{'High'}</RateBadge>
    </>
  ),
};

const place = (state: 'loading' | 'failed' | 'there') => (
  <AnswerPlace state={state} loadingText="Loading rates…" failedText="The rates could not be loaded." onRetry={ignore}>
    <p>{'Five brackets, from 1% to 9.3%.'}</p>
    <Blank $width="20em" />
  </AnswerPlace>
);
export const PlaceOfAnAnswerLoading: Story = { render: () => place('loading') };
export const PlaceOfAnAnswerFailed: Story = { render: () => place('failed') };
export const PlaceOfAnAnswer: Story = { render: () => place('there') };
