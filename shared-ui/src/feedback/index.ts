export { AnswerPlace } from './AnswerPlace.tsx';
export { Blank } from './Blank.tsx';
export { LoadingText } from './LoadingText.tsx';
export { Notice } from './Notice.tsx';
export { RateBadge } from './RateBadge.tsx';
export { RetryNotice } from './RetryNotice.tsx';
export { Tooltip } from './Tooltip.tsx';
