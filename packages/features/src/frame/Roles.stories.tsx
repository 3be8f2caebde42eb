import { resourceCalls } from '@porchlight/contract/calls';
import { forbiddenText, ownRoleText, type Role } from '@porchlight/contract/permissions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storeUser } from '../api/index.ts';
import { RecordEditPage } from '../editor/index.ts';
import { definitionOf } from '../entity/index.ts';
import { HistoryPage } from '../history/index.ts';
import { DashboardHomePage } from '../home/DashboardHomePage.tsx';
import { RecordListPage } from '../list/index.ts';
import { RecordShowPage } from '../show/index.ts';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { makeDonationTotals, makeMonthlyAmounts, mockDonationFigures } from '../testing/donation-figures.ts';
import { sampleEvents } from '../testing/events.ts';
import { mockResource, mockSessionAs } from '../testing/mock-api.ts';
import { mockCall, mockError } from '../testing/mock-call.ts';
import { mockFirstSteps } from '../testing/mock-first-steps.ts';
import { mockHistory } from '../testing/mock-history.ts';
import { sampleDonations, sampleUsers } from '../testing/people.ts';
import type { Screen } from '../testing/Screen.tsx';
import { sampleRecords } from '../testing/sample-records.ts';

/** What each role sees in the dashboard: only what it is allowed to do. */
const meta = {
  title: 'Screens/Dashboard/Roles',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const definitions = (['story', 'article', 'event', 'email', 'user', 'donation'] as const).map((name) =>
  definitionOf(name),
);
const [event, media, user] = [definitionOf('event'), definitionOf('media'), definitionOf('user')];
const [ada] = sampleUsers;
const months = makeMonthlyAmounts([1200, 850.5, 2300, 640, 0, 1975, 3100, 2890, 7400, 1510, 12_500, 25]);

/** Signs in a user with a role. */
function signedInAs(role: Role, handlers: RequestHandler[] = []): Pick<Story, 'beforeEach' | 'parameters'> {
  return {
    beforeEach: () => storeUser({ id: 1, username: 'ada', role }),
    parameters: {
      msw: [
        mockSessionAs(role),
        ...handlers,
        ...mockFirstSteps(false),
        mockDonationFigures(makeDonationTotals(25, 25, 12_525), months),
        ...mockResource('donation', sampleDonations),
        ...mockResource('event', sampleEvents),
        ...mockResource('user', sampleUsers),
        ...mockHistory(),
      ],
    },
  };
}

const home = { Component: () => <DashboardHomePage definitions={definitions} />, path: '/dashboard' };

interface ExpectedParts {
  list: string | null;
  creations: string[];
  donations: boolean;
  totals: boolean;
}

/** Checks what the home screen and the frame show and do not show. */
const shows =
  ({ list, creations, donations, totals }: ExpectedParts): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Next events' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryAllByRole('link', { name: /^New / }).map(({ textContent }) => textContent)).toEqual(creations),
    );
    await expect(canvas.queryByRole('heading', { name: 'Recent donations' }) !== null).toBe(donations);
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Donations this year' }) !== null).toBe(totals));
    await expect(canvas.queryByText('Donations by month') !== null).toBe(totals);
    await expect(canvas.getByRole('group', { name: 'Organization' })).toBeVisible();
    const sidebar = within(canvas.getByRole('navigation', { name: 'Dashboard' }));
    const administration = sidebar.queryByRole('button', { name: 'Administration', expanded: false });
    if (administration) await userEvent.click(administration);
    for (const each of ['Donations', 'Email list', 'Users', 'Trash'])
      await expect(sidebar.queryByRole('link', { name: each }) !== null, each).toBe(list?.includes(each) ?? false);
    await expect(sidebar.getByRole('link', { name: 'Events' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New' }) !== null).toBe(creations.length > 0);
  };

export const Viewer: Story = {
  args: home,
  ...signedInAs('viewer'),
  play: shows({ list: null, creations: [], donations: false, totals: true }),
};
export const Author: Story = {
  args: home,
  ...signedInAs('author'),
  play: shows({ list: null, creations: ['New story', 'New article', 'New event'], donations: false, totals: false }),
};
export const Treasurer: Story = {
  args: home,
  ...signedInAs('treasurer'),
  play: shows({ list: 'Donations, Trash', creations: ['New donation'], donations: true, totals: true }),
};
export const Editor: Story = {
  args: home,
  ...signedInAs('editor'),
  play: shows({
    list: 'Email list, Trash',
    creations: ['New story', 'New article', 'New event'],
    donations: false,
    totals: false,
  }),
};
export const Administrator: Story = {
  args: home,
  ...signedInAs('administrator'),
  play: shows({
    list: 'Donations, Email list, Users, Trash',
    creations: ['New story', 'New event', 'New donation'],
    donations: true,
    totals: true,
  }),
};

/** A read-only list: rows link to their records, and nothing can be created, edited, selected or deleted. */
export const ReadOnlyList: Story = {
  args: { Component: () => <RecordListPage definition={event} />, path: event.urls.list },
  ...signedInAs('viewer'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('link', { name: /^View / }))[0]).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^(Edit|Create)/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Delete/ })).toBeNull();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByText(/stay in the trash/)).toBeNull();
  },
};

/** An author can delete pictures but not open the trash: it is mentioned without a link. */
export const PicturesOfAnAuthor: Story = {
  args: { Component: () => <RecordListPage definition={media} />, path: media.urls.list },
  ...signedInAs('author', mockResource('media', sampleRecords('media'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/stay in the trash for 30 days/)).toBeVisible();
    await expect(within(canvas.getByRole('main')).queryByRole('link', { name: 'trash' })).toBeNull();
  },
};

/** A deleted record can't be edited. People who can open the trash get a link to it. */
export const DeletedForAnAuthor: Story = {
  args: {
    Component: () => <RecordEditPage definition={event} />,
    path: event.urls.edit(':id'),
    at: event.urls.edit(4040),
  },
  ...signedInAs('author'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It may have been deleted\. Go/)).toBeVisible();
    await expect(within(canvas.getByRole('main')).queryByRole('link', { name: 'trash' })).toBeNull();
  },
};

/** A read-only record. */
export const ReadOnlyRecord: Story = {
  args: {
    Component: () => <RecordShowPage definition={event} />,
    path: event.urls.show(':id'),
    at: event.urls.show(sampleEvents[0]?.id ?? 1),
  },
  ...signedInAs('viewer'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: sampleEvents[0]?.title })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Edit' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
  },
};

/** The history without Undo. */
export const ReadOnlyHistory: Story = {
  args: { Component: () => <HistoryPage definitions={definitions} />, path: '/dashboard/history' },
  ...signedInAs('viewer'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('To see earlier versions, open the record.')).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Changes' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Undo/ })).toBeNull();
    await expect(canvas.queryByRole('option', { name: 'Users' })).toBeNull();
  },
};

/** Opening a page without permission shows a message and a link to the dashboard. */
export const NotAllowed: Story = {
  args: { Component: () => <RecordEditPage definition={user} />, path: user.urls.edit(':id'), at: user.urls.edit(2) },
  ...signedInAs('treasurer'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(forbiddenText('treasurer'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
    await expect(canvas.queryByRole('form')).toBeNull();
  },
};

/** An administrator chooses a role and reads what it allows. */
export const ChooseRole: Story = {
  ...NotAllowed,
  ...signedInAs('administrator'),
  play: async ({ canvas }) => {
    const role = await canvas.findByLabelText(/^Role/);
    await expect(role).toHaveValue('editor');
    await userEvent.selectOptions(role, 'Treasurer');
    await expect(await canvas.findByText(/Record donations, see donors/)).toBeVisible();
  },
};

/** Changing your own role asks for confirmation. */
export const OwnRole: Story = {
  ...NotAllowed,
  args: { ...NotAllowed.args, at: user.urls.edit(1) },
  ...signedInAs('administrator', [
    mockCall(resourceCalls.user.update, async ({ request }) => {
      const { confirm_own } = (await request.clone().json()) as { confirm_own?: string };
      if (confirm_own === 'true') return { user: { ...ada, role: 'editor', version: 2 } };
      return mockError('confirmation_required', ownRoleText('administrator', 'editor'));
    }),
  ]),
  play: async ({ canvas }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/^Role/), 'Editor');
    const save = () => userEvent.click(canvas.getByRole('button', { name: 'Update user' }));
    await save();
    const question = within(await screen.findByRole('alertdialog', { name: 'Change your own role?' }));
    await expect(question.getByText(ownRoleText('administrator', 'editor'))).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Keep role' }));
    await expect(await canvas.findByText(/^Nothing is saved yet/)).toBeVisible();
    await save();
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Change role' }));
    await expect(await canvas.findByText('Another page')).toBeVisible();
  },
};
