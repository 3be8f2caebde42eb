import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type DonationRow, donationColumns } from '../EntityTable/sample-rows.tsx';
import { CompactTable, type CompactTableProps } from './CompactTable.tsx';

const gifts: DonationRow[] = [
  { id: 4, email: 'delphine@example.org', amount: 25, date: '2026-03-14' },
  { id: 3, email: 'grants@example.org', amount: 12_500, date: '2026-02-27' },
  { id: 1, email: 'ruth@example.org', amount: 999_999_999.99, date: null },
];

const meta = {
  title: 'Data display/CompactTable',
  tags: ['new', 'since-0.1.0'],
  component: CompactTable<DonationRow>,
  args: {
    label: 'Recent donations',
    rows: gifts,
    columns: donationColumns,
    viewHref: (row) => `/dashboard/show-donation/${row.id}`,
    editHref: (row) => `/dashboard/edit-donation/${row.id}`,
    onDelete: fn(async () => {}),
  },
} satisfies Meta<typeof CompactTable<DonationRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Recent donations' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '$12,500.00' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit grants@example.org' })).toHaveAttribute(
      'href',
      '/dashboard/edit-donation/3',
    );
  },
};

function WithRemoval(props: CompactTableProps<DonationRow>) {
  const [rows, setRows] = useState(props.rows);
  return (
    <CompactTable
      {...props}
      rows={rows}
      onDelete={async (row) => {
        await props.onDelete?.(row);
        setRows((all) => all.filter((each) => each.id !== row.id));
      }}
    />
  );
}

/** After a delete, focus moves to the next row. */
export const DeletesAtOnce: Story = {
  render: (args) => <WithRemoval {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete delphine@example.org' }));
    await waitFor(() => expect(canvas.queryByText('delphine@example.org')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete grants@example.org' })).toHaveFocus());
  },
};

export const LongAddress: Story = {
  args: {
    rows: [{ id: 9, email: `${'the.usher.board.of.the.first.bethel.'.repeat(4)}@example.org`, amount: 5, date: null }],
  },
};

/** Two lines and the actions. Nothing scrolls sideways. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /grants@example.org/ })).toBeVisible();
    const [who, amount] = within(canvas.getByRole('row', { name: /grants@example.org/ })).getAllByRole('cell');
    await expect(amount?.getBoundingClientRect().top).toBe(who?.getBoundingClientRect().top);
    const button = canvas.getByRole('button', { name: 'Delete grants@example.org' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
