/** For stories of a calculator's results: what a `Calculator` provides around them. */
import { CalculatorFrame, type CalculatorInputs } from '../calculator/Calculator.tsx';
import { wordsOf, type PageModule } from '../federation/page-contract.ts';
import type { Draft } from '../forms/draft.ts';
import type { Decorator, StoryParameters } from './story.ts';

const ignore = () => undefined;

/** @param id - of the calculator; the namespace of its texts */
export const inCalculator = (id: string, amounts: readonly string[] = [], stale = false): Decorator =>
  function InCalculator(Story) {
    return (
      <CalculatorFrame value={{ id, amounts, submission: undefined, stale, firstLeftOut: undefined, announce: ignore }}>
        <Story />
      </CalculatorFrame>
    );
  };

/** What the stories of a calculator's results have in common. */
export function resultsOf<D extends Draft, Values>(page: PageModule, { amounts, draft, schema }: CalculatorInputs<D, Values>) {
  const parameters: StoryParameters = { words: Object.fromEntries(wordsOf(page)) };
  return {
    decorators: [inCalculator(page.namespace, amounts)],
    parameters,
    /** The values of a filled form. @param entries - as typed in English; the rest is as the form starts */
    submitted: (entries: Partial<D>): Values => schema('en-US').validateSync({ ...draft, ...entries }),
  };
}
