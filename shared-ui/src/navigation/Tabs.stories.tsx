import { useState } from 'react';
import type { Meta, StoryObj } from '../testing/story.ts';
import { Tabs } from './Tabs.tsx';

const meta = { title: 'Tabs/Tabs', component: ThreeTabs } satisfies Meta<typeof ThreeTabs>;
export default meta;

function ThreeTabs() {
  const [selected, setSelected] = useState('single');
  const tabs = ['Single', 'Married filing jointly', 'Head of household'].map((label) => ({
    key: label.toLowerCase(),
    label,
    panel: <p>{`Brackets for: ${label}`}</p>,
  }));
  return <Tabs label="Filing status" tabs={tabs} selected={selected} onSelect={setSelected} />;
}

export const FilingStatuses: StoryObj<typeof ThreeTabs> = {};
