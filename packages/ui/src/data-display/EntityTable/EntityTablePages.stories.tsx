import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EntityTable } from './EntityTable.tsx';
import { type DonationRow, donationColumns, StatefulTable, sampleDonations } from './sample-rows.tsx';
import { defaultEntityTableState } from './table-state.ts';

/** Long lists of an `EntityTable`, with pages in the browser or from the server. */
const meta = {
  title: 'Data display/EntityTable pages',
  tags: ['new', 'since-0.1.0'],
  component: EntityTable<DonationRow>,
  render: (args) => <StatefulTable {...args} />,
  args: {
    label: 'Donations',
    singular: 'donation',
    rows: sampleDonations,
    columns: donationColumns,
    state: { ...defaultEntityTableState, sort: '-amount', pageSize: 10 },
    viewHref: (row) => `/dashboard/show-donation/${row.id}`,
    onStateChange: fn(),
  },
} satisfies Meta<typeof EntityTable<DonationRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Amounts are right-aligned and sort as numbers. Rows without a date come last. */
export const Money: Story = {
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'Donations' });
    const amounts = [...grid.querySelectorAll('[data-field="amount"][role="gridcell"]')].map(
      (cell) => cell.textContent,
    );
    await expect(amounts.slice(0, 3)).toEqual(['$12,500.00', '$1,250.50', '$980.00']);
  },
};

export const Pages: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Donations' });
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('11–20 of 25');
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows per page' }), '50');
    await expect(canvas.getByRole('status')).toHaveTextContent('1–25 of 25');
  },
};

/** The total of all matching rows is below them and follows the search. */
export const Sums: Story = {
  parameters: { sheet: 'played' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^25 donations, \$/)).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search donations' }), '12,500');
    await expect(await canvas.findByText('1 donation, $12,500.00')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1–1 of 1');
  },
};

/** Views of a list, each with a filter and a sort order. */
export const Views: Story = {
  args: {
    views: [
      { label: 'All', filters: {}, sort: '-date' },
      { label: 'This year', filters: { date: { from: '2026-01-01' } }, sort: 'date' },
      { label: 'Next year', filters: { date: { from: '2027-01-01' } }, sort: 'date' },
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Donations' });
    await expect(canvas.getByRole('tab', { name: 'All', selected: true })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'This year' }));
    await expect(canvas.getByRole('tab', { name: 'This year', selected: true })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).not.toHaveTextContent('of 25'));
    await userEvent.click(canvas.getByRole('tab', { name: 'Next year' }));
    await expect(await canvas.findByText('Nothing in “Next year”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'This year' }));
  },
};
