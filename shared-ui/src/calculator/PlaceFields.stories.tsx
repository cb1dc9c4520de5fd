import { loadPlaces } from '@bracketwise/tax-engine/places';
import { object } from 'yup';
import { CalculatorForm } from '../forms/CalculatorForm.tsx';
import { Stack } from '../layout/Stack.tsx';
import type { Meta, StoryObj } from '../testing/story.ts';
import { calculatorWords } from './calculator-page.ts';
import { PLACE_DRAFT } from './place-inputs.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { PlaceSearch } from './PlaceSearch.tsx';
import { PlaceRemark } from './PlaceRemark.tsx';
import { StateField } from './StateField.tsx';

interface PlaceFormProps {
  readonly state: string;
  readonly locality: string;
}

/** The fields of a place below that of the state, and what an answer says about it. */
function PlaceForm({ state, locality }: PlaceFormProps) {
  const draft = { ...PLACE_DRAFT, state, locality, localRate: '1.5', taxYear: '2025' };
  return (
    <Stack>
      <h2 id="title">{state}</h2>
      <CalculatorForm labelledBy="title" initialDraft={draft} schema={object()} onSubmit={async () => undefined}>
        <StateField />
        <PlaceFields load={loadPlaces} income="pay" work />
      </CalculatorForm>
      <PlaceRemark year={2025} refused={locality !== 'OTHER'} typed={locality === 'OTHER'} />
    </Stack>
  );
}

const meta = {
  title: 'Calculator/Place',
  component: PlaceForm,
  parameters: { words: { calculator: calculatorWords }, longestIn: 'fr' },
} satisfies Meta<typeof PlaceForm>;
export default meta;

type Story = StoryObj<typeof PlaceForm>;

export const Chosen: Story = { args: { state: 'MD', locality: 'MD:HOWARD' }, parameters: { uncompared: true } };
export const WithTextThatNamesNoPlace: Story = { args: { state: 'IN', locality: 'Gotham' }, parameters: { uncompared: true } };
export const SearchAlone: Story = {
  args: { state: 'MD', locality: 'MD:HOWARD' },
  render: ({ state, locality }) => (
    <CalculatorForm
      labelledBy="title"
      initialDraft={{ ...PLACE_DRAFT, state, locality }}
      schema={object()}
      onSubmit={async () => undefined}
    >
      <h2 id="title">{state}</h2>
      <PlaceSearch
        name="locality"
        label="City or county where you live"
        options={[{ value: 'MD:HOWARD', label: 'Howard County' }]}
        placeholder="None with a local tax"
      />
    </CalculatorForm>
  ),
  parameters: { uncompared: true },
};
export const WithATypedRate: Story = { args: { state: 'OH', locality: 'OTHER' }, parameters: { uncompared: true } };
