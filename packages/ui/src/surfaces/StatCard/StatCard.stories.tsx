import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { StatCard } from './StatCard.tsx';

const meta = {
  title: 'Surfaces/StatCard',
  tags: ['new', 'since-0.1.0'],
  component: StatCard,
  args: { label: 'Donations today', value: 1250.5, kind: 'money' },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Donations today' })).toHaveTextContent('$1,250.50');
  },
};

export const Zero: Story = {
  args: { value: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveTextContent('$0.00');
  },
};

export const LargeAmount: Story = { args: { label: 'Donations this year', value: 999_999_999.99 } };

export const Words: Story = {
  args: { label: 'Organization', value: 'Porchlight Institute', kind: 'text' },
};

export const LongText: Story = { args: { label: longTitle, value: longTitle, kind: 'text' } };
