import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectionBar } from './SelectionBar.tsx';

interface Article {
  id: number;
  title: string;
}

const rows: Article[] = [
  { id: 1, title: 'Heirs’ property: keeping the family land' },
  { id: 2, title: 'Seed Saturday' },
];

/** What is asked before anything is deleted, and what could not be, is told by `EntityTable selection`. */
const meta = {
  title: 'Inputs/SelectionBar',
  tags: ['new', 'since-0.1.0'],
  component: SelectionBar<Article>,
  args: {
    selection: { rows, ids: new Set([1, 2]), set: fn() },
    titleOf: (row) => row.title,
    onDelete: fn(async () => []),
  },
} satisfies Meta<typeof SelectionBar<Article>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.selection.set).toHaveBeenCalledWith([]);
  },
};

/** Nothing is drawn, but there is a region that will tell. */
export const NothingSelected: Story = {
  args: { selection: { rows: [], ids: new Set(), set: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone320' } } };
