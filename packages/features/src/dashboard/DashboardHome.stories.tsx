import { resourceCalls } from '@porchlight/contract/calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { donationDefinition } from '../donations/index.ts';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockFigures, monthsOf, totalsOf } from '../testing/donation-figures.ts';
import { mockResource, mockSession } from '../testing/mock-api.ts';
import { sampleDonations } from '../testing/people.ts';
import { Screen } from '../testing/Screen.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';
import { DashboardHomePage } from './DashboardHomePage.tsx';

const totals = totalsOf(25, 25, 12_525);
const months = monthsOf([1200, 850.5, 2300, 640, 0, 1975, 3100, 2890, 7400, 1510, 12_500, 25]);
const gifts = mockResource('donation', sampleDonations);

/** The first screen after signing in. */
const meta = {
  title: 'Screens/Dashboard/Home',
  tags: ['!autodocs'],
  ...dashboardMeta,
  component: Screen,
  args: {
    component: () => <DashboardHomePage donations={donationDefinition} />,
    path: '/dashboard',
    at: '/dashboard',
    layout: DashboardFrame,
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Figures, the latest donations with what can be done to them, and the months as bars and as a table. */
export const Loaded: Story = {
  parameters: { msw: [...mockFigures(totals, months), ...gifts] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Donations this year' })).toHaveTextContent('$12,525.00');
    await expect(canvas.getByRole('group', { name: 'Organization' })).toHaveTextContent('Porchlight Institute');
    await expect(await canvas.findByRole('link', { name: 'View delphine@example.org' })).toHaveAttribute(
      'href',
      '/dashboard/show-donation/4',
    );
    await expect(canvas.getByRole('link', { name: 'Create donation' })).toBeVisible();
    await userEvent.click(await canvas.findByText('Show the numbers'));
    await expect(canvas.getByRole('row', { name: 'December 2025 $7,400.00' })).toBeVisible();
  },
};

/** The row goes when the server has said yes, and comes back. */
export const DeletesWithUndo: Story = {
  parameters: { msw: [...mockFigures(totals, months), ...mockResource('donation', sampleDonations)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete grants@example.org' }));
    await expect(await canvas.findByText('Deleted: grants@example.org')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Edit grants@example.org' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'Edit grants@example.org' })).toBeVisible();
  },
};

/** Before the first donation. */
export const Empty: Story = {
  parameters: {
    msw: [...mockFigures(totalsOf(0, 0, 0), monthsOf(Array(12).fill(0))), ...mockResource('donation', [])],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No donations yet.')).toBeVisible();
    await expect(await canvas.findByText('No donations in the last twelve months.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create donation' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [...mockFigures(totals, months, 'waiting'), ...mockResource('donation', [], 'waiting')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

/** Nothing can be had: every part says so, and the way to write a donation down stays. */
export const Failed: Story = {
  parameters: { msw: [...mockFigures(totals, months, 'failing'), ...mockResource('donation', [], 'failing')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The totals can’t be loaded/, {}, { timeout: 15_000 })).toBeVisible();
    await expect(await canvas.findByText(/The recent donations can’t be loaded/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create donation' })).toBeVisible();
  },
};

/** A backend with the specification's calls only: the months are added up from its list of donations. */
export const OtherBackend: Story = {
  parameters: { msw: [...mockFigures(totals, null), ...gifts] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Show the numbers'));
    await expect(await canvas.findByRole('row', { name: 'February 2026 $12,500.00' })).toBeVisible();
  },
};

/** Amounts as no institute has them, money given back, and an address without a place to break. */
export const HugeAndBelowZero: Story = {
  parameters: {
    msw: [
      mockSession,
      ...mockFigures(
        totalsOf(-250, 999_999_999.99, 87_654_321_098.76),
        monthsOf([0, 5, -4e8, 1e9, 0, 0, 2e8, 0, 0, 1, -1, 3]),
      ),
      http.get(resourceCalls.donation.list.path, () =>
        HttpResponse.json({
          donations: [
            { ...sampleDonations[0], email: `${'ochlocknee'.repeat(12)}@example.org`, amount: 999_999_999.99 },
            { ...sampleDonations[1], amount: -250 },
          ],
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Donations today' })).toHaveTextContent('-$250.00');
    await expect(await canvas.findByRole('cell', { name: '-$250.00' })).toBeVisible();
  },
};
