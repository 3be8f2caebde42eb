import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RowMenu } from './RowMenu.tsx';

interface Article {
  id: number;
  title: string;
}

const publish = fn();

const meta = {
  title: 'Inputs/RowMenu',
  tags: ['new', 'since-0.1.0'],
  component: RowMenu<Article>,
  args: {
    row: { id: 2, title: 'Seed Saturday' },
    titleOf: (row) => row.title,
    busy: new Set<number>(),
    viewHref: (row) => `/dashboard/show-article/${row.id}`,
    editHref: (row) => `/dashboard/edit-article/${row.id}`,
    onDelete: fn(async () => {}),
  },
} satisfies Meta<typeof RowMenu<Article>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each button's name includes its row. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Actions for Seed Saturday' });
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitem', { name: 'View' })).toHaveAttribute(
      'href',
      '/dashboard/show-article/2',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

/** What else can be done with the row stands between Edit and Delete. */
export const MoreItems: Story = {
  args: { menuItems: () => [{ label: 'Publish', onSelect: publish }] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Seed Saturday' }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['View', 'Edit', 'Publish', 'Delete']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Publish' }));
    await expect(publish).toHaveBeenCalledOnce();
  },
};

/** A row that the user can't change has only View. */
export const ReadOnly: Story = {
  args: { canChange: () => false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Seed Saturday' }));
    const view = await screen.findByRole('menuitem', { name: 'View' });
    await waitFor(() => expect(view).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
    await expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** While the row is being deleted, a press does nothing and focus stays. */
export const Busy: Story = {
  args: { busy: new Set([2]) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Deleting… Seed Saturday' });
    await userEvent.click(button);
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
  },
};
