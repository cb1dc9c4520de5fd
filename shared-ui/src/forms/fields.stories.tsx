import { STATE_CODES } from '@bracketwise/contract/states';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { boolean, number, object, string } from 'yup';
import type { Meta, StoryObj } from '../testing/story.ts';
import { parseAmount } from './amount.ts';
import { AmountField } from './AmountField.tsx';
import { CalculatorForm } from './CalculatorForm.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { ChoicesForm } from './ChoicesForm.tsx';
import { useChoices } from './useChoices.ts';
import { DateField } from './DateField.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { FieldRow } from './FieldRow.tsx';
import { GainField } from './GainField.tsx';
import { NumberField } from './NumberField.tsx';
import { RadioChoice } from './RadioChoice.tsx';
import { SearchField, found } from './SearchField.tsx';
import { SegmentField } from './SegmentField.tsx';
import { SelectField } from './SelectField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { TextField } from './TextField.tsx';

const EMPTY = { income: '', gain: '', children: '', state: '', sold: '', reason: '', blind: false };
const FILLED = { income: '60,000', gain: '-3,000', children: '2', state: 'CA', sold: '2025-06-30', reason: 'Moved for work', blind: true };

const schema = object({
  income: number()
    .transform((_value, text) => parseAmount(String(text), 'en-US'))
    .typeError('income')
    .moreThan(0, 'income'),
  children: number().transform((_value, text) => Number(text)),
  state: string().required('state'),
  sold: string(),
  reason: string(),
  blind: boolean(),
});

const MESSAGES: Readonly<Record<string, string>> = { income: 'Enter an amount above zero.', state: 'Choose your state.' };

interface FormProps {
  readonly draft: typeof EMPTY;
  /** Invalid fields show messages; otherwise their hints are emphasized. */
  readonly messages?: boolean;
  readonly children?: ReactNode;
}

/** A form with a field of each kind. */
function EveryField({ draft, messages = true }: FormProps) {
  const { t } = useTranslation(['calculator', 'common']);
  return (
    <>
      <h2 id="title">{t('calculator:inputs')}</h2>
      <CalculatorForm
        labelledBy="title"
        initialDraft={draft}
        schema={schema}
        messageOf={messages ? (key) => MESSAGES[key] ?? key : undefined}
        onSubmit={async () => undefined}
      >
        <AmountField name="income" label="Yearly income" hint="Before taxes, for the whole year." unreadable="blank" />
        <GainField name="gain" label="Gain or loss" hint="For a loss, press “Loss.”" unreadable="zero" />
        <NumberField name="children" label="Children" hint="Leave blank if none." maximum={20} />
        <SelectField
          name="state"
          label={t('calculator:form.state')}
          placeholder="Choose a state"
          hint="The state you live in."
          options={STATE_CODES.map((code) => ({ value: code, label: t(`common:states.${code}`) }))}
        />
        <FieldRow>
          <DateField name="sold" label="Date of the sale" />
          <TextField name="reason" label="Reason" />
        </FieldRow>
        <CheckboxField name="blind" label="I'm blind" hint="Raises the standard deduction." />
        <FieldFrame name="own" label="A separate control" note="Read as $1,500.">
          {(control) => <input {...control} defaultValue="1.500" />}
        </FieldFrame>
        <SubmitButton label={t('calculator:submit')} busyLabel={t('calculator:submitting')} waitsFor="income" />
      </CalculatorForm>
    </>
  );
}

const meta = { title: 'Forms/Fields', component: EveryField, args: { draft: FILLED } } satisfies Meta<typeof EveryField>;
export default meta;

type Story = StoryObj<typeof EveryField>;

const submit: Story['play'] = ({ canvasElement }) => canvasElement.querySelector('form')?.requestSubmit();

export const Filled: Story = { parameters: { longestIn: 'es' } };
export const Empty: Story = { args: { draft: EMPTY } };
export const WithMessages: Story = { args: { draft: { ...FILLED, income: '0', state: '' } }, play: submit };
export const WithEmphasizedHints: Story = { args: { draft: { ...FILLED, income: '0', state: '' }, messages: false }, play: submit };
export const WithAnUnreadableAmount: Story = { args: { draft: { ...FILLED, income: 'sixty' } }, play: submit };

const PERIODS = ['Year', 'Month', 'Week'].map((label) => ({ value: label, label }));
function Periods() {
  const [period, setPeriod] = useState('Month');
  return <RadioChoice legend="Show amounts per" options={PERIODS} value={period} onChange={setPeriod} />;
}
export const ChoiceAmongAFew: Story = { render: () => <Periods /> };

function ChoicesAtOnce() {
  const choices = useChoices({ state: 'CA' });
  return (
    <ChoicesForm label="State" choices={choices}>
      <SelectField name="state" label="State" options={STATE_CODES.map((code) => ({ value: code, label: code }))} />
    </ChoicesForm>
  );
}
export const ChoicesWithoutAButton: Story = { render: () => <ChoicesAtOnce /> };

function SegmentsAtOnce() {
  const choices = useChoices({ held: 'long' });
  return (
    <ChoicesForm label="How long you held it" choices={choices}>
      <SegmentField
        name="held"
        label="How long you held it"
        hint="From the day after you bought it."
        options={[
          { value: 'short', label: 'One year or less' },
          { value: 'long', label: 'More than one year' },
        ]}
      />
    </ChoicesForm>
  );
}
export const Segments: Story = { render: () => <SegmentsAtOnce /> };

function StatesToSearch({ first }: { readonly first: string }) {
  const { t } = useTranslation('common');
  const [text, setText] = useState(first);
  const states = found(
    STATE_CODES.map((code) => ({ code, name: t(`states.${code}`) })),
    text,
  );
  return (
    <SearchField label="Find a state" value={text} onChange={setText} outcome={`${states.length} states`} found={states.length}>
      <p>{states.map(({ name }) => name).join(', ')}</p>
    </SearchField>
  );
}
export const SearchWithMatches: Story = { render: () => <StatesToSearch first="new" /> };
export const SearchWithoutMatches: Story = { render: () => <StatesToSearch first="Atlantis" /> };
