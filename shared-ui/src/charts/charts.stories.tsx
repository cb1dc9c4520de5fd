import type { StateCode } from '@bracketwise/contract/states';
import { estimateTax, federalBrackets, jurisdictions } from '@bracketwise/tax-engine';
import { useState } from 'react';
import { useFormat } from '../format/useFormat.ts';
import type { Meta, StoryObj } from '../testing/story.ts';
import { Bars } from './Bars.tsx';
import { Bubble, ChartCursor, Pointed } from './ChartCursor.tsx';
import { Fills, fillOf } from './Fills.tsx';
import { IncomePlane, Reading } from './IncomePlane.tsx';
import { LineChart } from './LineChart.tsx';
import type { ChartPoint } from './plane.ts';
import { linearPlane } from './linear-plane.ts';
import { lookOf } from './meanings.ts';
import { PartsBar } from './PartsBar.tsx';
import { effectiveRate, marginalRate } from './rate-steps.ts';
import { RatesChart } from './RatesChart.tsx';
import { stairLabels } from './stair-labels.ts';
import { StairLabels } from './StairLabels.tsx';
import { BelowStateMap, StateMapDetails } from './StateMapDetails.tsx';
import { StackedColumns } from './StackedColumns.tsx';
import { StateMapLegend } from './StateMapLegend.tsx';
import { LEVELS, StateTileMap, type Level, type StateTile } from './StateTileMap.tsx';
import { Waterfall } from './Waterfall.tsx';

const meta = { title: 'Charts/Charts', component: PartsBar } satisfies Meta<typeof PartsBar>;
export default meta;

type Story = StoryObj<typeof PartsBar>;

const taxesOn = (income: number, state: StateCode = 'CA') => estimateTax({ state, income, filingStatus: 'single', taxYear: 2025 });

const partsOf = (income: number) => {
  const { netIncome, federalTax, stateTax, socialSecurity, medicare, additionalMedicare } = taxesOn(income);
  return [
    { key: 'net' as const, label: 'You keep', value: netIncome },
    { key: 'federal' as const, label: 'Federal income tax', value: federalTax },
    { key: 'state' as const, label: 'State income tax', value: stateTax },
    { key: 'socialSecurity' as const, label: 'Social Security', value: socialSecurity },
    { key: 'medicare' as const, label: 'Medicare', value: medicare + additionalMedicare },
  ];
};
const unknown = partsOf(0).map((part) => ({ ...part, value: undefined }));

export const PartsOfAnIncome: Story = { args: { caption: 'Where each dollar goes', parts: partsOf(90_000) } };
export const PartsInCents: Story = { args: { caption: 'Where each dollar goes', parts: partsOf(400_000), cents: true } };
export const PartsBeforeAnAnswer: Story = { args: { caption: 'Where each dollar goes', parts: unknown } };
export const PointedAtAPart: Story = {
  args: { caption: 'Where each dollar goes', parts: partsOf(90_000) },
  play: ({ canvasElement }) => {
    const cursor = canvasElement.querySelector<HTMLElement>('[role=slider]');
    cursor?.focus();
    cursor?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  },
};

/** Social Security stops in the year's seventh paycheck. */
export const ColumnsOfAYear: Story = {
  render: () => (
    <StackedColumns
      title="Paychecks of the year"
      describedBy="table"
      parts={partsOf(0)}
      columns={Array.from({ length: 12 }, (_, month) => {
        const socialSecurity = month < 6 ? 1_860 : month === 6 ? 400 : 0;
        return {
          heading: `Paycheck ${month + 1}`,
          tick: month % 3 === 0 ? String(month + 1) : undefined,
          amounts: { net: 19_000 - socialSecurity, federal: 6_200, state: 2_300, socialSecurity, medicare: 435 },
        };
      })}
    />
  ),
  parameters: { uncompared: true },
};

const STATES = ['CA', 'NY', 'OH', 'TX'] as const;
const barsByState = (chosen?: string) => (
  <Bars
    chosen={chosen}
    caption="State income tax on $60,000"
    columns={['State', 'Tax']}
    bars={STATES.map((state) => ({ key: state, label: state, value: taxesOn(60_000, state).stateTax }))}
  />
);
export const BarsByState: Story = { render: () => barsByState() };
export const BarsWithTheChosenOne: Story = { render: () => barsByState('OH') };

/** The rate on each further dollar of wages. */
const steps = [
  { from: 0, rate: 0 },
  ...federalBrackets(2025).map(({ rate, ranges }) => ({ rate, from: taxesOn(0).standardDeduction + ranges.single.from })),
];
const at = (income: number) => ({ income, marginal: marginalRate(steps, income), effective: effectiveRate(steps, income) });
const labels = {
  marginal: 'Marginal rate',
  effective: 'Effective rate',
  income: 'Income',
  rate: 'Rate',
  beyond: (rate: string, from: string) => `${rate} from ${from}`,
};
const rates = (you?: number) => (
  <>
    <RatesChart
      title="Federal income tax rates"
      describedBy="brackets"
      steps={steps}
      labels={labels}
      {...(you !== undefined && { you: { label: 'Your income', rates: at(you) } })}
    />
    <p id="brackets">{'The brackets, in a table'}</p>
  </>
);
export const Rates: Story = { render: () => rates() };
export const RatesWithYourIncome: Story = { render: () => rates(90_000) };

const stairs = [
  { from: 0, to: 0.2, height: 0.25, rate: '10%' },
  { from: 0.2, to: 1, height: 0.75, rate: '32%', name: 'Social Security' },
];
export const LabelsOfSteps: Story = {
  render: () => (
    <svg width="100%" height="120" aria-hidden>
      <StairLabels labels={stairLabels(stairs, { height: 120 })} />
    </svg>
  ),
};

const INCOMES = Array.from({ length: 11 }, (_, index) => index * 20_000);
const kept = INCOMES.map((income) => [income, taxesOn(income).netIncome] as const);

function TakeHomeByIncome() {
  const { money, compactMoney } = useFormat();
  const plane = linearPlane({ x: [0, 200_000], y: [0, 200_000] });
  const pointOf = (place: number): ChartPoint => plane.place(...(kept[place] ?? [0, 0]));
  const ticks = [0, 100_000, 200_000];
  return (
    <>
      <LineChart
        title="What you keep"
        describedBy="kept"
        lines={[{ key: 'kept', label: 'Net income', path: plane.pathOf(kept) }]}
        x={{ label: 'Income', ticks: ticks.map((tick) => ({ at: plane.place(tick, 0).x, label: compactMoney(tick) })) }}
        y={{ label: 'Net income', ticks: ticks.map((tick) => ({ at: plane.place(0, tick).y, label: compactMoney(tick) })) }}
        places={kept.length}
        leap={5}
        placeUnder={(fraction) => Math.round(fraction * (kept.length - 1))}
        readOf={(place) => ({ points: [pointOf(place)], heading: money(kept[place]?.[0] ?? 0), values: [money(kept[place]?.[1] ?? 0)] })}
      />
      <p id="kept">{'The same figures, in a table'}</p>
    </>
  );
}
export const OneLine: Story = { render: () => <TakeHomeByIncome /> };

export const CursorAtAPosition: Story = {
  render: () => (
    <div style={{ paddingBlockStart: '3rem' }}>
      <Pointed>
        <div style={{ height: '3rem' }} />
        <ChartCursor label="Income" places={5} at={1} onPoint={() => undefined} placeUnder={() => 1} textOf={String} />
        <Bubble at={0.25}>{'22% from $48,475'}</Bubble>
      </Pointed>
    </div>
  ),
};

const FILLED = ['net', 'federal', 'corporate', 'socialSecurity', 'medicare', 'earnings', 'state', 'earned', 'housing', 'deducted'] as const;
export const FillsOfParts: Story = {
  render: () => (
    <svg width="100%" height="48">
      <Fills id="fills" looks={FILLED.map((key) => [key, lookOf(key)])} />
      {FILLED.map((key, index) => (
        <rect key={key} x={`${(index * 100) / FILLED.length}%`} width={`${100 / FILLED.length}%`} height="48" fill={fillOf('fills', key)} />
      ))}
    </svg>
  ),
};

const tiles = new Map<string, StateTile>(
  jurisdictions().map(({ code, topRate }) => [
    code,
    {
      level: Math.min(LEVELS.length, 1 + Math.ceil(topRate / 0.03)) as Level,
      figure: `${(topRate * 100).toFixed(1)}%`,
      description: `highest rate ${(topRate * 100).toFixed(2)}%`,
    },
  ]),
);

function Map51({ own, empty = false }: { readonly own?: string; readonly empty?: boolean }) {
  const [selected, setSelected] = useState('CO');
  const { lawRate } = useFormat();
  const state = jurisdictions().find(({ code }) => code === selected);
  return (
    <>
      <StateTileMap label="Highest rates" tiles={empty ? undefined : tiles} selected={selected} onSelect={setSelected} own={own} />
      <BelowStateMap>
        <StateMapDetails
          code={empty ? undefined : selected}
          name={empty ? undefined : state?.name}
          lines={[{ key: 'topRate', label: 'Highest rate', value: empty ? undefined : lawRate(state?.topRate ?? 0) }]}
        />
        <StateMapLegend
          heading="Highest rate"
          entries={[...LEVELS.map((level) => ({ level, text: `Level ${level}` })), { text: 'Your state' }]}
        />
      </BelowStateMap>
    </>
  );
}
export const MapOfStates: Story = { render: () => <Map51 own="TX" /> };
export const MapBeforeAnAnswer: Story = { render: () => <Map51 empty /> };

const WATERFALL = [
  { key: 'income', label: 'Your income', amount: 95_000, look: 'earned', sum: true },
  { key: 'federal', label: 'Federal income tax before credits', amount: -12_349, look: 'federal' },
  { key: 'credits', label: 'Federal credits', amount: 2_200, look: 'net' },
  { key: 'payroll', label: 'Payroll taxes', amount: -7_268, look: 'payroll' },
  { key: 'kept', label: 'You keep', amount: 77_583, look: 'net', sum: true },
] as const;
export const WaterfallOfAReturn: Story = {
  render: () => <Waterfall caption="What’s left of your income" columns={['Step', 'Amount']} steps={WATERFALL} />,
};

export const PlaneByIncome: Story = {
  render: () => (
    <>
      <Reading id="plane">{'At $95,000 you’d keep $5,928 a month.'}</Reading>
      <IncomePlane
        titleId="plane"
        describedBy="plane-figures"
        x={{
          label: 'Income',
          ticks: [
            { at: 0, label: '$0' },
            { at: 1, label: '$100K' },
          ],
        }}
        y={[
          { at: 0, label: '$0' },
          { at: 1, label: '$100K' },
        ]}
        mark={{ label: 'You', points: [{ x: 0.5, y: 0.5 }] }}
        cursor={{ label: 'Income', places: 2, at: undefined, onPoint: () => undefined, placeUnder: () => 0, textOf: String }}
      >
        <path d="M0 1000L1000 0V1000Z" fill={lookOf('net').ink} />
      </IncomePlane>
      <p id="plane-figures">{'The same figures, in a table'}</p>
    </>
  ),
};
