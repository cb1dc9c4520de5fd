import type { ResultActionsProps } from '@bracketwise/shared-ui/sharing';
import { CHOICES, fieldsOf, isChosen } from './choices.ts';
import type { Answers } from './household-draft.ts';

/** The inputs by field name, as links hold them. Includes unchosen options, so that opening the link clears them. */
export function inputsOf(answers: Answers): ResultActionsProps['inputs'] {
  const { state, filingStatus, wages, taxYear } = answers;
  const said = Object.fromEntries(
    CHOICES.flatMap((choice) => [
      [choice, isChosen(choice, answers)] as const,
      ...fieldsOf(choice, answers).map((field) => [field, answers[field as keyof Answers] ?? ''] as const),
    ]),
  );
  return { state, filingStatus, wages, taxYear, ...said };
}
