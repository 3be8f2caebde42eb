import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockSession } from '../testing/mock-api.ts';
import { mockCall } from '../testing/mock-call.ts';
import type { Screen } from '../testing/Screen.tsx';
import { MissedAddressesPage } from './MissedAddressesPage.tsx';

const sample = [
  { path: '/summer-camp', count: 1204, last_day: '2026-03-14' },
  { path: `/old-${'very-'.repeat(20)}long-address`, count: 2, last_day: '2026-03-13' },
  { path: '/für-uns', count: 1, last_day: '2026-03-01' },
];
let addresses = sample;

/** Addresses that visitors opened in vain. */
const meta = {
  title: 'Screens/Dashboard/Addresses not found',
  tags: ['!autodocs'],
  ...dashboardMeta,
  args: { ...dashboardMeta.args, Component: MissedAddressesPage, path: '/dashboard/missed-addresses' },
  parameters: {
    ...dashboardMeta.parameters,
    msw: [
      mockSession,
      mockCall(otherCalls.missedAddresses, () => ({ addresses })),
      mockCall(otherCalls.ignoreMissedAddress, async ({ request }) => {
        const { path, ignored }: { path: string; ignored: boolean } = await request.json();
        addresses = ignored ? addresses.filter((each) => each.path !== path) : sample;
      }),
    ],
  },
  beforeEach: async () => {
    addresses = sample;
    return dashboardMeta.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each address has a link to the form of a redirect, and a button that removes it from the list. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Send them to …: /für-uns' })).toHaveAttribute(
      'href',
      '/dashboard/create-redirect?path=%2Ff%C3%BCr-uns',
    );
    await expect(canvas.getByText('Opened 1,204 times, last on March 14, 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ignore: /summer-camp' }));
    const [message] = await canvas.findAllByText('/summer-camp is no longer listed.');
    const status = message?.closest('[role="status"]');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Ignore: /summer-camp' })).toBeNull());
    // The pressed button is no longer there.
    await waitFor(() => expect(status).toHaveFocus());
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('button', { name: 'Ignore: /summer-camp' })).toBeVisible();
    await expect(canvas.getByText('/summer-camp is listed again.')).toBeVisible();
  },
};

/** Of many, the first hundred. */
export const Many: Story = {
  beforeEach: () => {
    addresses = Array.from({ length: 120 }, (_, index) => ({
      path: `/page-${index}`,
      count: 120 - index,
      last_day: '2026-03-14',
    }));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show 20 more' }));
    await expect(canvas.getByRole('link', { name: 'Send them to …: /page-119' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Show/ })).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: () => {
    addresses = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No addresses\./)).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { msw: [mockSession, mockCall(otherCalls.missedAddresses, undefined, 'unreachable')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection');
  },
};
