import { type ApiKey, apiKeyCalls } from '@porchlight/contract/api-keys';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storeUser } from '../api/index.ts';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockSessionAs } from '../testing/mock-api.ts';
import { mockCall, mockError } from '../testing/mock-call.ts';
import type { Screen } from '../testing/Screen.tsx';
import { ApiKeysPage } from './ApiKeysPage.tsx';

const newsletter: ApiKey = {
  id: '3f9c0a1b2c4d',
  name: 'Newsletter program',
  scope: 'editor',
  personal_data: true,
  state: 'active',
  created_by: 'ada',
  created_at: '2026-02-01T15:00:00Z',
  expires_at: '2026-05-02T15:00:00Z',
  last_used_at: '2026-03-14T13:40:00Z',
};
const boxOffice: ApiKey = {
  ...newsletter,
  id: '08d1c5e2a7b4',
  name: 'A program with a rather long name that copies donations from the box office',
  scope: 'treasurer',
  personal_data: false,
  last_used_at: null,
};
const expired: ApiKey = {
  ...newsletter,
  id: 'b20e4f6a9c11',
  name: 'Screen in the hall',
  scope: 'viewer',
  personal_data: false,
  state: 'expired',
  expires_at: '2026-03-01T15:00:00Z',
};
const revoked: ApiKey = { ...newsletter, id: 'c4a07d3e5f22', name: 'Old newsletter program', state: 'revoked' };
const createdKey: ApiKey = { ...newsletter, id: '5e77a90c3d18', last_used_at: null };
const secret = `plk_${createdKey.id}_mYx3cZP0nq8G1vJkQd7bE5sUoT2hRwLfA9iVtKe6NgM`;

let keys: ApiKey[] = [];
const list = mockCall(apiKeyCalls.list, () => ({ keys }));
const handlers = [
  mockSessionAs('administrator'),
  list,
  mockCall(apiKeyCalls.add, () => {
    keys = [createdKey, ...keys];
    return { key: createdKey, secret };
  }),
  mockCall(apiKeyCalls.revoke, ({ params }) => {
    keys = keys.map((key) => (key.id === params.id ? { ...key, state: 'revoked' } : key));
  }),
];

/** Keys by which programs of the organization call. */
const meta = {
  title: 'Screens/Dashboard/API keys',
  tags: ['!autodocs'],
  ...dashboardMeta,
  args: { ...dashboardMeta.args, Component: ApiKeysPage, path: '/dashboard/api-keys' },
  parameters: { ...dashboardMeta.parameters, msw: handlers },
  beforeEach: async () => {
    keys = [newsletter, boxOffice, expired, revoked];
    const end = await dashboardMeta.beforeEach();
    storeUser({ id: 1, username: 'ada', role: 'administrator' });
    return end;
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Those that work first, with what they may do, when they were used and who made them; then those that ended. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    const working = within(await canvas.findByRole('list', { name: 'API keys' }));
    await expect(working.getAllByRole('listitem')).toHaveLength(2);
    await expect(working.getByText('Scope: Editor. It begins with plk_3f9c0a1b2c4d.')).toBeVisible();
    await expect(working.getAllByText('May read personal data of donors and subscribers.')).toHaveLength(1);
    await expect(working.getByText('Last use: today at 9:40 AM.')).toBeVisible();
    await expect(working.getByText('Last use: never.')).toBeVisible();
    await expect(working.getAllByText('Made by ada on February 1, 2026. Expires on May 2, 2026.')).toHaveLength(2);
    const ended = within(canvas.getByRole('list', { name: 'API keys that ended' }));
    await expect(ended.getByText('Expired')).toBeVisible();
    await expect(ended.getByText('Made by ada on February 1, 2026. Expired on March 1, 2026.')).toBeVisible();
    await expect(ended.getByText('Revoked')).toBeVisible();
    await expect(ended.getByText('Made by ada on February 1, 2026.')).toBeVisible();
    await expect(ended.queryByRole('button')).toBeNull();
    const sidebar = within(canvas.getByRole('navigation', { name: 'Dashboard' }));
    await expect(sidebar.getByRole('link', { name: 'API keys' })).toHaveAttribute('aria-current', 'page');
  },
};

/** The secret is shown once, in a dialog that no slip closes, and is nowhere afterwards. */
export const Makes: Story = {
  beforeEach: () => {
    keys = [];
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New API key' }));
    const form = within(await screen.findByRole('dialog', { name: 'New API key' }));
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('Newsletter program');
    await userEvent.selectOptions(form.getByLabelText('Scope'), 'Editor: publishes, keeps the email list');
    await userEvent.selectOptions(form.getByLabelText('Works for'), '90 days');
    await userEvent.selectOptions(form.getByLabelText('Personal data'), 'May read donors or subscribers');
    await userEvent.click(form.getByRole('button', { name: 'Make the key' }));
    const shown = await screen.findByRole('dialog', { name: 'The key of Newsletter program' });
    await expect(shown).toHaveAccessibleDescription(/It is not shown again/);
    await expect(within(shown).getByText(secret)).toBeVisible();
    await expect(within(shown).getByRole('button', { name: 'Copy' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(within(shown).getByText(secret)).toBeVisible();
    await userEvent.click(within(shown).getByRole('button', { name: 'I have copied it' }));
    await expect(await canvas.findByText('Newsletter program has a key.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
    await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(secret);
    await expect(await canvas.findByRole('list', { name: 'API keys' })).toBeVisible();
  },
};

/** The one time that a secret is there. */
export const SecretShown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New API key' }));
    const form = within(await screen.findByRole('dialog', { name: 'New API key' }));
    await userEvent.type(form.getByLabelText('Name'), 'Newsletter program{Enter}');
    await expect(await screen.findByText(secret)).toBeVisible();
  },
};

/** What can't be is told at its field, and what was typed stays. */
export const NameTaken: Story = {
  parameters: {
    msw: [
      mockSessionAs('administrator'),
      list,
      mockCall(apiKeyCalls.add, () => mockError('conflict', '', { name: 'Another key that works has this name.' })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New API key' }));
    const form = within(await screen.findByRole('dialog', { name: 'New API key' }));
    await userEvent.type(form.getByLabelText('Name'), 'Newsletter program{Enter}');
    await waitFor(() =>
      expect(form.getByLabelText('Name')).toHaveAccessibleDescription(/Another key that works has this name\./),
    );
    await expect(form.getByLabelText('Name')).toHaveValue('Newsletter program');
  },
};

/** There are as many as there may be. */
export const TooMany: Story = {
  parameters: {
    msw: [
      mockSessionAs('administrator'),
      list,
      mockCall(apiKeyCalls.add, () =>
        mockError('conflict', 'There are 50 keys that work, which is the most. Revoke one first.'),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New API key' }));
    const form = within(await screen.findByRole('dialog', { name: 'New API key' }));
    await userEvent.type(form.getByLabelText('Name'), 'One more{Enter}');
    await expect(await form.findByRole('alert')).toHaveTextContent('Revoke one first.');
  },
};

/** Ending a key is asked about first; the focus goes on to what is there. */
export const Revokes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke: Newsletter program' }));
    const question = await screen.findByRole('alertdialog', { name: 'Revoke the key of Newsletter program?' });
    await expect(question).toHaveAccessibleDescription(/can’t be undone/);
    await userEvent.click(screen.getByRole('button', { name: 'Revoke it' }));
    await expect(await canvas.findByText('The key of Newsletter program is revoked.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Revoke: Newsletter program' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'New API key' })).toHaveFocus();
  },
};

/** Whoever thinks better of it keeps the key. */
export const KeepsIt: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke: Newsletter program' }));
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Revoke: Newsletter program' })).toBeVisible();
  },
};

/** A key that can't be ended now is said to be there still. */
export const RevokingFails: Story = {
  parameters: {
    msw: [mockSessionAs('administrator'), list, mockCall(apiKeyCalls.revoke, undefined, 'unreachable')],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke: Newsletter program' }));
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Revoke it' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Revoke: Newsletter program' })).toBeVisible();
  },
};

export const Nobody: Story = {
  beforeEach: () => {
    keys = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No program has a key that works.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New API key' })).toBeVisible();
  },
};

export const LoadingKeys: Story = {
  parameters: {
    msw: [mockSessionAs('administrator'), mockCall(apiKeyCalls.list, undefined, 'waiting')],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

let isDown = true;
/** What couldn't be loaded can be asked for again. */
export const Unreachable: Story = {
  beforeEach: () => {
    isDown = true;
  },
  parameters: {
    msw: [mockSessionAs('administrator'), mockCall(apiKeyCalls.list, () => (isDown ? Response.error() : { keys }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection');
    isDown = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('list', { name: 'API keys' })).toBeVisible();
  },
};
