import { estimateTax } from '@bracketwise/tax-engine';
import { useFormat } from '../format/useFormat.ts';
import type { Meta, StoryObj } from '../testing/story.ts';
import { FigureRow, FigureRows, HeroFigure, HeroFigures } from './Figures.tsx';

const meta = { title: 'Figures/Figures', component: HeroFigures } satisfies Meta<typeof HeroFigures>;
export default meta;

type Story = StoryObj<typeof HeroFigures>;

const taxes = estimateTax({ state: 'CA', income: 60_000, filingStatus: 'single', taxYear: 2025 });

function Tiles({ main }: { readonly main: 'positive' | 'danger' }) {
  const { money, percent } = useFormat();
  return (
    <HeroFigures>
      <HeroFigure main={main} label="What you keep">
        {money(taxes.netIncome)}
      </HeroFigure>
      <HeroFigure label="Total tax">{money(taxes.totalTax)}</HeroFigure>
      <HeroFigure label="Effective rate">{percent(taxes.effectiveRate)}</HeroFigure>
    </HeroFigures>
  );
}

function Rows() {
  const { moneyWithCents } = useFormat();
  return (
    <FigureRows>
      <FigureRow label="Federal income tax">{moneyWithCents(taxes.federalTax)}</FigureRow>
      <FigureRow label="California income tax">{moneyWithCents(taxes.stateTax)}</FigureRow>
      <FigureRow total label="Total tax">
        {moneyWithCents(taxes.totalTax)}
      </FigureRow>
    </FigureRows>
  );
}

export const GoodNews: Story = { render: () => <Tiles main="positive" /> };
export const BadNews: Story = { render: () => <Tiles main="danger" /> };
export const RowsWithATotal: Story = { render: () => <Rows /> };
