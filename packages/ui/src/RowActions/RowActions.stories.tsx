import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RowActions } from './RowActions.tsx';

interface Article {
  id: number;
  title: string;
}

const meta = {
  title: 'Inputs/RowActions',
  tags: ['new', 'since-0.1.0'],
  component: RowActions<Article>,
  args: {
    row: { id: 2, title: 'Seed Saturday' },
    titleOf: (row) => row.title,
    busy: new Set<number>(),
    viewHref: (row) => `/dashboard/show-article/${row.id}`,
    editHref: (row) => `/dashboard/edit-article/${row.id}`,
    onDelete: fn(async () => {}),
  },
} satisfies Meta<typeof RowActions<Article>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A screen reader hears of which row each is. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'View Seed Saturday' })).toHaveAttribute(
      'href',
      '/dashboard/show-article/2',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Seed Saturday' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** While it is being deleted a second press does nothing, and the focus stays. */
export const Busy: Story = {
  args: { busy: new Set([2]) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Deleting… Seed Saturday' });
    await userEvent.click(button);
    await expect(args.onDelete).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone360' } } };
