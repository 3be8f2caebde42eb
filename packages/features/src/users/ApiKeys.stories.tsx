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

/** API keys of the organization's programs. */
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

/** Active keys with their scope, last use and creator, then inactive ones. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    const working = within(await canvas.findByRole('list', { name: 'API keys' }));
    await expect(working.getAllByRole('listitem')).toHaveLength(2);
    await expect(working.getByText('Scope: Editor. It starts with plk_3f9c0a1b2c4d.')).toBeVisible();
    await expect(working.getAllByText('Can read personal data of donors and subscribers.')).toHaveLength(1);
    await expect(working.getByText('Last used: today at 9:40 AM.')).toBeVisible();
    await expect(working.getByText('Last used: never.')).toBeVisible();
    await expect(working.getAllByText('Created by ada on February 1, 2026. Expires on May 2, 2026.')).toHaveLength(2);
    const ended = within(canvas.getByRole('list', { name: 'Inactive API keys' }));
    await expect(ended.getByText('Expired')).toBeVisible();
    await expect(ended.getByText('Created by ada on February 1, 2026. Expired on March 1, 2026.')).toBeVisible();
    await expect(ended.getByText('Revoked')).toBeVisible();
    await expect(ended.getByText('Created by ada on February 1, 2026.')).toBeVisible();
    await expect(ended.queryByRole('button')).toBeNull();
    const sidebar = within(canvas.getByRole('navigation', { name: 'Dashboard' }));
    await expect(sidebar.getByRole('link', { name: 'API keys' })).toHaveAttribute('aria-current', 'page');
  },
};

/** The secret is shown once, in a dialog that does not close by accident. */
export const Creates: Story = {
  beforeEach: () => {
    keys = [];
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New API key' }));
    const form = within(await screen.findByRole('dialog', { name: 'New API key' }));
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveFocus());
    await userEvent.keyboard('Newsletter program');
    await userEvent.selectOptions(form.getByLabelText('Scope'), 'Editor: can publish and manage the email list');
    await userEvent.selectOptions(form.getByLabelText('Valid for'), '90 days');
    await userEvent.selectOptions(form.getByLabelText('Personal data'), 'Can read donors or subscribers');
    await userEvent.click(form.getByRole('button', { name: 'Create API key' }));
    const shown = await screen.findByRole('dialog', { name: 'API key for Newsletter program' });
    await expect(shown).toHaveAccessibleDescription(/It will not be shown again/);
    await expect(within(shown).getByText(secret)).toBeVisible();
    await expect(within(shown).getByRole('button', { name: 'Copy' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(within(shown).getByText(secret)).toBeVisible();
    await userEvent.click(within(shown).getByRole('button', { name: 'I have copied the key' }));
    await expect(await canvas.findByText('API key for Newsletter program created.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
    await expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(secret);
    await expect(await canvas.findByRole('list', { name: 'API keys' })).toBeVisible();
  },
};

/** The only time the secret is shown. */
export const SecretShown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New API key' }));
    const form = within(await screen.findByRole('dialog', { name: 'New API key' }));
    await userEvent.type(form.getByLabelText('Name'), 'Newsletter program{Enter}');
    await expect(await screen.findByText(secret)).toBeVisible();
  },
};

/** Errors are shown at their fields. What was typed stays. */
export const NameTaken: Story = {
  parameters: {
    msw: [
      mockSessionAs('administrator'),
      list,
      mockCall(apiKeyCalls.add, () => mockError('conflict', '', { name: 'Another active key has this name.' })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New API key' }));
    const form = within(await screen.findByRole('dialog', { name: 'New API key' }));
    await userEvent.type(form.getByLabelText('Name'), 'Newsletter program{Enter}');
    await waitFor(() =>
      expect(form.getByLabelText('Name')).toHaveAccessibleDescription(/Another active key has this name\./),
    );
    await expect(form.getByLabelText('Name')).toHaveValue('Newsletter program');
  },
};

/** The maximum number of keys is reached. */
export const TooMany: Story = {
  parameters: {
    msw: [
      mockSessionAs('administrator'),
      list,
      mockCall(apiKeyCalls.add, () =>
        mockError('conflict', 'There are already 50 active keys, the maximum. Revoke one first.'),
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

/** Revoking a key asks for confirmation. Afterwards focus is on 'New API key'. */
export const Revokes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke: Newsletter program' }));
    const question = await screen.findByRole('alertdialog', { name: 'Revoke the API key for Newsletter program?' });
    await expect(question).toHaveAccessibleDescription(/can’t undo this/);
    await userEvent.click(screen.getByRole('button', { name: 'Revoke key' }));
    await expect(await canvas.findByText('The API key for Newsletter program was revoked.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Revoke: Newsletter program' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'New API key' })).toHaveFocus();
  },
};

/** Cancelling keeps the key. */
export const KeepsKey: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke: Newsletter program' }));
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Keep key' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Revoke: Newsletter program' })).toBeVisible();
  },
};

/** A key that can't be revoked right now stays, with an error message. */
export const RevokingFails: Story = {
  parameters: {
    msw: [mockSessionAs('administrator'), list, mockCall(apiKeyCalls.revoke, undefined, 'unreachable')],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Revoke: Newsletter program' }));
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Revoke key' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Revoke: Newsletter program' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => {
    keys = [];
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No active API keys.')).toBeVisible();
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
/** Loading can be tried again. */
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
