import type { InvitationsResponse } from '@porchlight/contract/account-calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import { forbiddenText } from '@porchlight/contract/permissions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { definitionOf } from '../entity/index.ts';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockResource } from '../testing/mock-api.ts';
import { mockCall, mockError } from '../testing/mock-call.ts';
import { sampleUsers } from '../testing/people.ts';
import type { Screen } from '../testing/Screen.tsx';
import { PeoplePage } from './PeoplePage.tsx';

const definition = definitionOf('user');
const link = 'https://porchlight.example.org/new-password#mYx3cZP0nq8G1vJkQd7bE5sUoT2hRwLfA9iVtKe6NgM';
const ofRuth = {
  ...{ id: 4, username: 'ruth.hart', email: 'ruth.hart@example.org', invited_by: 'Ada Pickens' },
  ...{ sent_at: '2026-03-14T15:00:00Z', expires_at: '2026-03-17T15:00:00Z' },
};
const ofWanjiru = { ...ofRuth, id: 2, username: 'wanjiru', email: 'wanjiru@example.org' };

/** Mocks the users, and what the backend says about invitations. */
const mockPeople = (response: Partial<InvitationsResponse> = {}) => [
  ...mockResource('user', sampleUsers),
  mockCall(otherCalls.invitations, () => ({ invitations: [ofWanjiru], mails: [], sends_mail: true, ...response })),
];

/** Users, with invitations and second factors in one list. */
const meta = {
  title: 'Screens/Dashboard/People',
  tags: ['!autodocs'],
  ...dashboardMeta,
  args: { ...dashboardMeta.args, Component: () => <PeoplePage definition={definition} />, path: '/dashboard/users' },
  parameters: { ...dashboardMeta.parameters, msw: mockPeople() },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function openDialog(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Invite' }));
  return within(await screen.findByRole('dialog', { name: 'Invite someone' }));
}

async function choose(canvas: Canvas, name: string, item: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

/** An invited person is among the others, with the end of the link. */
export const List: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Link works until Mon Mar 16, 11 AM')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View Ada Pickens' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create user' })).toBeVisible();
  },
};

/** The username is made of the address, and each role says what it may do. */
export const Invites: Story = {
  parameters: { msw: [...mockPeople(), mockCall(otherCalls.addInvitation, () => ({ invitation: ofRuth }))] },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus());
    await userEvent.type(dialog.getByLabelText('Email'), 'Ruth.Hart@example.org');
    await expect(dialog.getByLabelText('Username')).toHaveValue('ruth.hart');
    const editor = dialog.getByRole('radio', { name: 'Editor' });
    await expect(editor).toHaveAccessibleDescription(/Publish, change and delete stories/);
    await userEvent.click(editor);
    await userEvent.click(dialog.getByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByText(/ruth.hart is invited. The link is on its way/)).toBeVisible();
  },
};

/** What a person has typed as the username stays when the address changes, and a taken one is not proposed. */
export const OwnUsername: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.type(dialog.getByLabelText('Email'), 'ada@example.org');
    await expect(dialog.getByLabelText('Username')).toHaveValue('ada2');
    await userEvent.clear(dialog.getByLabelText('Username'));
    await userEvent.type(dialog.getByLabelText('Username'), 'adelaide');
    await userEvent.type(dialog.getByLabelText('Email'), '.uk');
    await expect(dialog.getByLabelText('Username')).toHaveValue('adelaide');
  },
};

/** Without a mail server the person who invites gets the link. */
export const WithoutMailServer: Story = {
  parameters: {
    msw: [
      ...mockPeople({
        sends_mail: false,
        invitations: [{ ...ofWanjiru, link }],
        mails: [
          { id: 7, kind: 'password-reset', account: 'naomi', asked_at: '2026-03-14T13:40:00Z', state: 'outbox', link },
        ],
      }),
      mockCall(otherCalls.addInvitation, () => ({ invitation: { ...ofRuth, link } })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/once you are sure who they are/)).toBeVisible();
    const dialog = await openDialog(canvas);
    await userEvent.type(dialog.getByLabelText('Email'), 'ruth.hart@example.org');
    await userEvent.click(dialog.getByRole('button', { name: 'Create invitation' }));
    const handedOver = within(await screen.findByRole('dialog', { name: 'ruth.hart is invited' }));
    await expect(handedOver.getByText(link)).toBeVisible();
    await userEvent.click(handedOver.getByRole('button', { name: 'Done' }));
    await choose(canvas, 'wanjiru', 'Show invitation link');
    await expect(await screen.findByRole('dialog', { name: 'wanjiru is invited' })).toBeVisible();
  },
};

/** An address that exists gets an error at its field. What was typed stays. */
export const AddressTaken: Story = {
  parameters: {
    msw: [
      ...mockPeople(),
      mockCall(otherCalls.addInvitation, () => mockError('conflict', 'Taken.', { email: 'This is already in use.' })),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.type(dialog.getByLabelText('Email'), 'ruth@example.org{Enter}');
    await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveAccessibleDescription(/This is already in use\./));
    await expect(dialog.getByLabelText('Username')).toHaveValue('ruth');
  },
};

/** The role of who invites was taken away while the dialog was open. */
export const NoLongerAllowed: Story = {
  parameters: {
    msw: [...mockPeople(), mockCall(otherCalls.addInvitation, () => mockError('forbidden', forbiddenText('editor')))],
  },
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas);
    await userEvent.type(dialog.getByLabelText('Email'), 'ruth@example.org{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Your role, Editor, doesn’t allow this.');
    await expect(dialog.getByLabelText('Email')).toHaveValue('ruth@example.org');
  },
};

/** An invitation is sent again and canceled in the menu of its row. */
export const SendsAgainAndCancels: Story = {
  parameters: {
    msw: [
      ...mockPeople(),
      mockCall(otherCalls.resendInvitation, () => ({ invitation: ofWanjiru })),
      mockCall(otherCalls.withdrawInvitation),
    ],
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'wanjiru', 'Send invitation again');
    await expect(await canvas.findByText(/wanjiru has a new link/)).toBeVisible();
    await choose(canvas, 'wanjiru', 'Cancel invitation');
    await expect(await canvas.findByText('The invitation for wanjiru was canceled.')).toBeVisible();
  },
};

/** Another tab has canceled the invitation, or the person has accepted it. */
export const NoLongerInvited: Story = {
  parameters: {
    msw: [
      ...mockPeople(),
      mockCall(otherCalls.resendInvitation, () => mockError('not_found', 'This invitation no longer exists.')),
    ],
  },
  play: async ({ canvas }) => {
    await choose(canvas, 'wanjiru', 'Send invitation again');
    const dialog = await screen.findByRole('dialog', { name: 'This can’t be done' });
    await expect(dialog).toHaveTextContent('It no longer exists.');
  },
};

/** Removing lost second factors asks first. */
export const RemovesFactors: Story = {
  parameters: { msw: [...mockPeople(), mockCall(otherCalls.resetFactors)] },
  play: async ({ canvas }) => {
    await choose(canvas, 'Ada Pickens', 'Remove second factors');
    const question = await screen.findByRole('alertdialog', { name: 'Remove all second factors of Ada Pickens?' });
    await expect(question).toHaveAccessibleDescription(/Make sure that this person has really asked you to/);
    await userEvent.click(screen.getByRole('button', { name: 'Remove second factors' }));
    await expect(await canvas.findByText(/Ada Pickens can now sign in with the password alone/)).toBeVisible();
  },
};

/** The mail server is down or refuses an email: the invitation stays, and its message is shown. */
export const EmailsNotSent: Story = {
  parameters: {
    msw: mockPeople({
      mails: [
        {
          ...{ id: 8, kind: 'invitation', account: 'wanjiru', asked_at: '2026-03-14T14:00:00Z', state: 'failed' },
          problem: '550 5.1.1 No such mailbox here',
        },
        {
          ...{ id: 7, kind: 'password-reset', account: 'naomi', asked_at: '2026-03-14T13:40:00Z', state: 'waiting' },
          problem: 'connect ECONNREFUSED 203.0.113.25:587',
        },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Message from the mail server: 550 5.1.1 No such mailbox here')).toBeVisible();
    await expect(canvas.getByText('We will try again.')).toBeVisible();
  },
};

/** What is known about invitations can't be loaded: the users are there all the same. */
export const WithoutInvitations: Story = {
  parameters: {
    msw: [...mockResource('user', sampleUsers), mockCall(otherCalls.invitations, undefined, 'unreachable')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('can’t be loaded right now');
    await expect(canvas.getByRole('link', { name: 'View Ada Pickens' })).toBeVisible();
  },
};
