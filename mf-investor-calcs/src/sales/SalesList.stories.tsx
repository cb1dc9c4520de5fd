import { inCalculator } from '@bracketwise/shared-ui/testing/results-story';
import type { Meta, StoryObj } from '@bracketwise/shared-ui/testing/story';
import { FormikProvider, useFormik } from 'formik';
import { textOfLots } from './lots-in-form.ts';
import { SalesList } from './SalesList.tsx';
import { salesWords } from './words.ts';

function ListInForm({ sales }: { readonly sales: string }) {
  const form = useFormik({ initialValues: { sales }, onSubmit: () => undefined });
  return (
    <FormikProvider value={form}>
      <SalesList kind="stock" />
    </FormikProvider>
  );
}

const meta = {
  title: 'Investments/List of sales',
  component: ListInForm,
  decorators: [inCalculator('capital-gains')],
  parameters: { words: { sales: salesWords } },
} satisfies Meta<typeof ListInForm>;
export default meta;

type Story = StoryObj<typeof ListInForm>;

export const Sales: Story = {
  args: {
    sales: textOfLots([
      { asset: 'VTI', kind: 'stock', quantity: 10, acquired: '2024-01-02', basis: 2_400, sold: '2026-03-04', proceeds: 3_150 },
      { asset: 'VTI', kind: 'stock', quantity: 10, acquired: '2026-03-20', basis: 3_000 },
      { asset: '', kind: 'collectible', acquired: '2019-05-06', basis: 1_000, sold: '2026-08-01', proceeds: 700 },
    ]),
  },
  parameters: { longestIn: 'es' },
};
export const Empty: Story = { args: { sales: '' }, parameters: { uncompared: true } };
