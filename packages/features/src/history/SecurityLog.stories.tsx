import { otherCalls } from '@porchlight/contract/other-calls';
import type { SecurityEntry, SecurityKind, SecurityLogResponse } from '@porchlight/contract/security-log';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storeUser } from '../api/index.ts';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockResource, mockSessionAs } from '../testing/mock-api.ts';
import { type MockMode, mockCall } from '../testing/mock-call.ts';
import { sampleUsers } from '../testing/people.ts';
import type { Screen } from '../testing/Screen.tsx';
import { SecurityLogPage } from './SecurityLogPage.tsx';

/** The security log. */
const meta = {
  title: 'Screens/Dashboard/Security log',
  tags: ['!autodocs'],
  ...dashboardMeta,
  args: { ...dashboardMeta.args, Component: SecurityLogPage, path: '/dashboard/security-log' },
  beforeEach: async () => {
    const end = await dashboardMeta.beforeEach();
    storeUser({ id: 1, username: 'ada', role: 'administrator' });
    return end;
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ada = { id: 1, username: 'ada' };
const wanjiru = { id: 2, username: 'wanjiru' };
type Sample = [at: string, kind: SecurityKind, overrides?: Partial<SecurityEntry>];
const samples: Sample[] = [
  ['2026-03-14T14:02:00Z', 'sign_in', { by: ada }],
  ['2026-03-14T13:58:00Z', 'throttled', { by: ada, address: '203.0.113.7' }],
  ['2026-03-14T13:57:00Z', 'sign_in_refused', { by: ada, address: '203.0.113.7' }],
  ['2026-03-14T13:56:00Z', 'sign_in_refused', { address: '203.0.113.7' }],
  ['2026-03-13T18:30:00Z', 'role_changed', { by: ada, subject: 'wanjiru', details: { from: 'viewer', to: 'editor' } }],
  ['2026-03-13T18:29:00Z', 'account_changed', { by: ada, subject: 'wanjiru', details: { fields: 'email, password' } }],
  [
    '2026-03-13T18:10:00Z',
    'access_refused',
    { by: wanjiru, subject: 'GET /api/get-all-donation', details: { role: 'viewer' } },
  ],
  ['2026-03-13T18:00:00Z', 'donors_exported', { by: ada, subject: 'donation' }],
  [
    '2026-03-12T09:00:00Z',
    'upload_refused',
    { by: wanjiru, subject: 'POST /api/add-story', details: { reason: 'This picture can’t be read. Choose another.' } },
  ],
  ['2026-03-12T08:00:00Z', 'data_restored', { subject: '2026-03-11T02:00:00Z', address: '' }],
  ['2026-03-12T07:00:00Z', 'account_created', { subject: 'ada', details: { role: 'administrator' }, address: '' }],
];
const entries = samples.map(([at, kind, overrides], index): SecurityEntry => {
  const common = { by: null, subject: '', details: {}, address: '198.51.100.24', request_id: '', hash: '' };
  return { ...common, id: samples.length - index, at, kind, ...overrides };
});

const mockLog = (response: (params: URLSearchParams) => SecurityLogResponse, mode?: MockMode) => ({
  msw: [
    mockSessionAs('administrator'),
    mockCall(otherCalls.securityLog, ({ query }) => response(query), mode),
    ...mockResource('user', sampleUsers),
  ],
});
const noEntries = () => ({ entries: [], next: null });
const filteredLog = mockLog((params) => {
  const [kind, user, before] = [params.get('kind'), params.get('user'), Number(params.get('before') ?? 1000)];
  const matches = entries.filter(
    (entry) => entry.id < before && (!kind || entry.kind === kind) && (!user || String(entry.by?.id) === user),
  );
  const shown = matches.slice(0, 9);
  return { entries: shown, next: matches.length > 9 ? (shown.at(-1)?.id ?? null) : null };
});

/** Entries by day, with who, what and from where. 'Show older' loads more. */
export const Entries: Story = {
  parameters: filteredLog,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Security log' });
    await expect(
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Today', 'Yesterday', 'Thursday, March 12']);
    await expect(within(list).getAllByText('from 203.0.113.7')[0]).toBeVisible();
    await expect(within(list).getByText('From Viewer to Editor.')).toBeVisible();
    await expect(within(list).getByText('Email, Password.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show older' }));
    await expect(await within(list).findByText('2026-03-11T02:00:00Z')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show older' })).toBeNull();
    const sidebar = within(canvas.getByRole('navigation', { name: 'Dashboard' }));
    await expect(sidebar.getByRole('link', { name: 'Security log' })).toHaveAttribute('aria-current', 'page');
  },
};

/** Filtered by type and account. */
export const Filtered: Story = {
  parameters: filteredLog,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Security log' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What' }), 'Access denied');
    await waitFor(() => expect(canvas.queryByText('From Viewer to Editor.')).toBeNull());
    await expect(await canvas.findByText('The role Viewer doesn’t allow it.')).toBeVisible();
    const who = canvas.getByRole('combobox', { name: 'Who' });
    await within(who).findByRole('option', { name: 'ada' });
    await userEvent.selectOptions(who, 'ada');
    await expect(await canvas.findByText('Nothing matches these filters.')).toBeVisible();
    await expect(list).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: mockLog(noEntries),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No entries yet.')).toBeVisible();
  },
};

export const LoadingEntries: Story = {
  parameters: mockLog(noEntries, 'waiting'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: mockLog(noEntries, 'failing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/security log can’t be loaded/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
