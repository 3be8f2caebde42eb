import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleLongText } from '../../surfaces/CardFrame/sample-content.ts';
import { FactList } from './index.ts';

const meta = {
  title: 'Data display/FactList',
  tags: ['stable', 'since-0.1.0'],
  component: FactList,
  args: {
    facts: [
      { term: 'Where', value: '214 Depot Street, Marrow Creek' },
      { term: 'Cost', value: 'Nothing' },
      { term: 'Bring', value: 'A bag, and a neighbor who can’t drive' },
    ],
  },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Where', 'Cost', 'Bring']);
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent('Nothing');
  },
};

export const ThreeColumns: Story = { args: { columns: 3 } };
export const TwoColumns: Story = { args: { columns: 2 } };
export const LongText: Story = { args: { facts: [{ term: 'What to expect', value: sampleLongText }] } };
