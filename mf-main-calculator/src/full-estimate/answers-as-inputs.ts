import type { ResultActionsProps } from '@bracketwise/shared-ui/sharing/ResultActions';
import { CHOICES, fieldsOf, isChosen } from './choices.ts';
import type { Answers } from './household-draft.ts';

/** The answers as a link has them, by field name: a choice that does not apply is taken back where the link is opened. */
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
