import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DoorSearch } from './DoorSearch.tsx';

const meta = {
  title: 'Inputs/DoorSearch',
  tags: ['new', 'since-0.1.0'],
  component: DoorSearch,
  args: { query: '', onQueryChange: fn(), isMissingOnly: false, onMissingOnlyChange: fn() },
} satisfies Meta<typeof DoorSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Name or code' }), 'r');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('r');
    await userEvent.click(canvas.getByRole('switch', { name: 'Not here yet' }));
    await expect(args.onMissingOnlyChange).toHaveBeenLastCalledWith(true);
  },
};

/** The next name replaces the last one. */
export const NextName: Story = {
  args: { query: 'Ruth', isMissingOnly: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Not here yet' }));
    await expect(args.onMissingOnlyChange).toHaveBeenLastCalledWith(false);
    canvas.getByRole<HTMLInputElement>('searchbox').focus();
    await userEvent.keyboard('b');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('b');
  },
};
