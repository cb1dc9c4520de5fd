import type { StateCode } from '@bracketwise/contract/states';
import { estimatePicture, loadStateLaw } from '@bracketwise/tax-engine';
import type { Meta, StoryObj } from '../testing/story.ts';
import { explanationWords } from './explanation-words.ts';
import { householdWords } from './household-words.ts';
import { IncomePictures } from './IncomePictures.tsx';
import { IncomePicturesOnDemand } from './IncomePicturesOnDemand.tsx';
import { PicturesFrame } from './PicturesFrame.tsx';
import { NetPayChart } from './NetPayChart.tsx';
import { NextDollarChart } from './NextDollarChart.tsx';

type Picture = Awaited<ReturnType<typeof pictured>>;

const pictured = async (state: StateCode, income: number) =>
  estimatePicture(await loadStateLaw(state), { state, income, filingStatus: 'single', taxYear: 2025 }, {});
/** Of California and of Texas, as soon as their laws are loaded. */
let california: Picture;
let texas: Picture;

const meta = {
  title: 'Explanation/Income pictures',
  component: PicturesFrame,
  parameters: {
    words: { explanation: explanationWords, households: householdWords },
    sections: [{ ready: async () => ([california, texas] = await Promise.all([pictured('CA', 95_000), pictured('TX', 180_000)])) }],
  },
} satisfies Meta<typeof PicturesFrame>;
export default meta;

type Story = StoryObj<typeof PicturesFrame>;

const All = ({ of, open = false }: { readonly of: Picture; readonly open?: boolean }) => (
  <IncomePictures {...of} income="wages" key={String(open)} />
);
const openAll: Story['play'] = ({ canvasElement }) => {
  for (const details of canvasElement.querySelectorAll('details')) details.open = true;
};

export const Closed: Story = { render: () => <All of={california} /> };
export const Open: Story = { render: () => <All of={california} open />, play: openAll };
export const WithoutStateTax: Story = { render: () => <All of={texas} open />, play: openAll, parameters: { uncompared: true } };
const KeptAtOtherPay = () => <NetPayChart {...california} income="wages" />;
export const NetPay: Story = { render: () => <KeptAtOtherPay /> };
const NextDollars = () => <NextDollarChart {...california} income="wages" />;
export const NextDollar: Story = { render: () => <NextDollars /> };
const Deferred = () => <IncomePicturesOnDemand {...california} income="wages" />;
export const OnDemand: Story = { render: () => <Deferred /> };
export const Outline: Story = { render: () => <PicturesFrame /> };
