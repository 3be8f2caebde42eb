import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockSession } from '../testing/mock-api.ts';
import { mockCall } from '../testing/mock-call.ts';
import type { Screen } from '../testing/Screen.tsx';
import { SecondFactorsPage } from './SecondFactorsPage.tsx';

const ruth = { id: 2, username: 'ruth', totp_since: '2026-03-14T14:00:00Z', passkeys: 1 };
const longName = {
  id: 3,
  username: 'a-rather-long-name-for-a-volunteer-who-signs-in',
  totp_since: '2026-03-01T14:00:00Z',
  passkeys: 0,
};
let accounts = [ruth, longName];
const handlers = [
  mockSession,
  mockCall(otherCalls.factors, () => ({ accounts })),
  mockCall(otherCalls.resetFactors, () => {
    accounts = [longName];
  }),
];

/** Accounts with a second factor. */
const meta = {
  title: 'Screens/Dashboard/Second factors',
  tags: ['!autodocs'],
  ...dashboardMeta,
  args: { ...dashboardMeta.args, Component: SecondFactorsPage, path: '/dashboard/second-factors' },
  parameters: { ...dashboardMeta.parameters, msw: handlers },
  beforeEach: async () => {
    accounts = [ruth, longName];
    return dashboardMeta.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Removing someone's second factors asks for confirmation. */
export const Removes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: ruth' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove all second factors of ruth?' });
    await expect(question).toHaveAccessibleDescription(/Make sure that this person has really asked you to/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove second factors' }));
    await expect(await canvas.findByText(/ruth can now sign in with the password alone/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove: ruth' })).toBeNull());
  },
};

export const Empty: Story = {
  beforeEach: () => {
    accounts = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No account has a second factor.')).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { msw: [mockSession, mockCall(otherCalls.factors, undefined, 'unreachable')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection');
  },
};
