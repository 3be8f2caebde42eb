import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SelectionBar } from './SelectionBar.tsx';

interface Article {
  id: number;
  title: string;
}

const rows: Article[] = [
  { id: 1, title: 'Heirs’ property: keeping the family land' },
  { id: 2, title: 'Seed Saturday' },
];

const loadMatching = fn(async () => rows);

/** What is asked before anything is deleted, and what could not be, is told by `EntityTable selection`. */
const meta = {
  title: 'Inputs/SelectionBar',
  tags: ['new', 'since-0.1.0'],
  component: SelectionBar<Article>,
  args: {
    selection: { rows, ids: new Set([1, 2]), set: fn(), toggle: fn(), setRows: fn() },
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

/** More match than are selected: all of them are one press away, and a line that drops is told. */
export const AllThatMatch: Story = {
  args: {
    matching: 2041,
    loadMatching,
  },
  play: async ({ canvas, args }) => {
    loadMatching.mockRejectedValueOnce(new Error('no line'));
    const all = canvas.getByRole('button', { name: 'Select all 2,041' });
    await userEvent.click(all);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 selected. The others can’t be selected right now: try again.',
    );
    await userEvent.click(all);
    await waitFor(() => expect(args.selection.setRows).toHaveBeenCalledWith(rows));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected');
  },
};

/** Nothing is drawn, but there is a region that will tell. */
export const NothingSelected: Story = {
  args: { selection: { rows: [], ids: new Set(), set: fn(), toggle: fn(), setRows: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone320' } } };
