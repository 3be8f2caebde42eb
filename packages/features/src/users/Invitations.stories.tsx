import type { InvitationsResponse } from '@porchlight/contract/account-calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockSession } from '../testing/mock-api.ts';
import { mockCall, mockError } from '../testing/mock-call.ts';
import type { Screen } from '../testing/Screen.tsx';
import { InvitationsPage } from './InvitationsPage.tsx';

const ruth = {
  id: 2,
  username: 'ruth',
  email: 'ruth@example.org',
  invited_by: 'ada',
  sent_at: '2026-03-14T14:00:00Z',
  expires_at: '2026-03-17T14:00:00Z',
};
const link = 'https://porchlight.example.org/new-password#mYx3cZP0nq8G1vJkQd7bE5sUoT2hRwLfA9iVtKe6NgM';

/** Mocks the invitations. After each action the backend returns the next entry of `all`. */
const mockInvitations = (all: () => Partial<InvitationsResponse>) => [
  mockSession,
  mockCall(otherCalls.invitations, () => ({ invitations: [], mails: [], sends_mail: true, ...all() })),
];

/** Inviting people, and pending invitations. */
const meta = {
  title: 'Screens/Dashboard/Invitations',
  tags: ['!autodocs'],
  ...dashboardMeta,
  args: { ...dashboardMeta.args, Component: InvitationsPage, path: '/dashboard/invitations' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

let isInvited = false;
/** The new invitation is announced and listed. It can be sent again and cancelled. */
export const Invites: Story = {
  beforeEach: () => {
    isInvited = false;
  },
  parameters: {
    msw: [
      ...mockInvitations(() => ({ invitations: isInvited ? [ruth] : [] })),
      mockCall(otherCalls.addInvitation, () => {
        isInvited = true;
        return { invitation: ruth };
      }),
      mockCall(otherCalls.resendInvitation, () => ({ invitation: ruth })),
      mockCall(otherCalls.withdrawInvitation, () => {
        isInvited = false;
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pending invitations.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Username'), 'ruth');
    await userEvent.type(canvas.getByLabelText('Email'), 'ruth@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText('ruth is invited.')).toBeVisible();
    // The form is reset, and the pressed button disappears.
    await waitFor(() => expect(canvas.getByText('ruth is invited.').closest('[role="status"]')).toHaveFocus());
    await expect(await canvas.findByText(/Invited by ada. The link works until March 17, 2026/)).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Username')).toHaveValue(''));
    await userEvent.click(canvas.getByRole('button', { name: 'Send again: ruth' }));
    await expect(await canvas.findByText(/ruth has a new link/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send again: ruth' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel invitation: ruth' }));
    await expect(await canvas.findByText('The invitation for ruth was cancelled.')).toBeVisible();
    await expect(await canvas.findByText('No pending invitations.')).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/was cancelled/).closest('[role="status"]')).toHaveFocus());
  },
};

/** Without a mail server, links are passed on in person. */
export const WithoutMailServer: Story = {
  parameters: {
    msw: mockInvitations(() => ({
      sends_mail: false,
      invitations: [{ ...ruth, link }],
      mails: [
        { id: 7, kind: 'password-reset', account: 'naomi', asked_at: '2026-03-14T13:40:00Z', state: 'outbox', link },
      ],
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(link)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Create invitation' })).toBeVisible();
    await expect(canvas.getByText(/once you are sure who they are/)).toBeVisible();
  },
};

/** If the mail server is down or rejects an email, its message is shown. */
export const UnsentMails: Story = {
  parameters: {
    msw: mockInvitations(() => ({
      invitations: [ruth],
      mails: [
        {
          ...{ id: 8, kind: 'invitation', account: 'ruth', asked_at: '2026-03-14T14:00:00Z', state: 'failed' },
          problem: '550 5.1.1 No such mailbox here',
        },
        {
          ...{ id: 7, kind: 'password-reset', account: 'naomi', asked_at: '2026-03-14T13:40:00Z', state: 'waiting' },
          problem: 'connect ECONNREFUSED 203.0.113.25:587',
        },
      ],
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Message from the mail server: 550 5.1.1 No such mailbox here')).toBeVisible();
    await expect(canvas.getByText('We will try again.')).toBeVisible();
  },
};

/** A username that is taken gets an error at its field. What was typed stays. */
export const NameTaken: Story = {
  parameters: {
    msw: [
      ...mockInvitations(() => ({})),
      mockCall(otherCalls.addInvitation, () =>
        mockError('conflict', 'Taken.', { username: 'This is already in use.' }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'ada');
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.org{Enter}');
    await waitFor(() =>
      expect(canvas.getByLabelText('Username')).toHaveAccessibleDescription(/This is already in use\./),
    );
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.org');
  },
};

/** The list can't be loaded. Inviting still works. */
export const Unreachable: Story = {
  parameters: { msw: [mockSession, mockCall(otherCalls.invitations, undefined, 'unreachable')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection');
  },
};
