import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longTitle } from '../../testing/index.ts';
import { GuestSheet } from './GuestSheet.tsx';

const meta = {
  title: 'Data display/GuestSheet',
  tags: ['new', 'since-0.1.0'],
  component: GuestSheet,
  args: {
    caption: 'Harvest supper, Saturday, December 5, 2026, 6:00 PM',
    guests: [
      { id: 1, name: 'Odessa Freeman', seats: 1 },
      { id: 2, name: 'The Parks', seats: 4 },
      { id: 3, name: 'Ruth Hart', seats: 2, note: '1 here' },
    ],
  },
} satisfies Meta<typeof GuestSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A box for each seat. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('row', { name: /The Parks\s*4/ }).querySelectorAll('span > span')).toHaveLength(4);
  },
};

/** Long names wrap; of a large party the seats are counted by hand. */
export const LongText: Story = {
  args: { guests: [{ id: 1, name: longTitle, seats: 40, note: longTitle }] },
};
