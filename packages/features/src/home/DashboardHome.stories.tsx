import { resourceCalls } from '@porchlight/contract/calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, type RequestHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storeUser } from '../api/index.ts';
import { writeDraft } from '../drafts/draft-store.ts';
import { definitionOf } from '../entity/index.ts';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { makeDonationTotals, makeMonthlyAmounts, mockDonationFigures } from '../testing/donation-figures.ts';
import { sampleEvents } from '../testing/events.ts';
import { mockResource, mockSession, mockSessionAs } from '../testing/mock-api.ts';
import { mockCall } from '../testing/mock-call.ts';
import { mockDrafts } from '../testing/mock-drafts.ts';
import { mockFirstSteps } from '../testing/mock-first-steps.ts';
import { mockHistory } from '../testing/mock-history.ts';
import { sampleDonations } from '../testing/people.ts';
import { Screen } from '../testing/Screen.tsx';
import { DashboardHomePage } from './DashboardHomePage.tsx';

const totals = makeDonationTotals(25, 25, 12_525);
const months = makeMonthlyAmounts([1200, 850.5, 2300, 640, 0, 1975, 3100, 2890, 7400, 1510, 12_500, 25]);
const donationMocks = mockResource('donation', sampleDonations);
const otherMocks = [...mockResource('event', sampleEvents), ...mockHistory(), ...mockFirstSteps(false)];

const definitions = [
  definitionOf('article'),
  definitionOf('donation'),
  definitionOf('email'),
  definitionOf('event'),
  definitionOf('story'),
  definitionOf('user'),
];

/** The paths that a screen has called. */
const calls: string[] = [];
const countCalls = (handlers: RequestHandler[]) => [
  http.all('/api/*', ({ request }) => {
    calls.push(new URL(request.url).pathname);
  }),
  ...handlers,
];

/** Unsaved work for a new event and for a stored article. */
const leaveDrafts = () => {
  const draft = { owner: '1', values: {}, files: {}, base: null, idempotencyKey: 'key' };
  writeDraft({
    ...draft,
    resource: 'event',
    record: 'new',
    id: 'one',
    title: 'Fish fry on the porch',
    savedAt: Date.parse('2026-03-14T14:20:00Z'),
  });
  writeDraft({
    ...draft,
    resource: 'article',
    record: '1',
    id: 'two',
    title: '',
    savedAt: Date.parse('2026-03-12T20:16:00Z'),
  });
};

/** The first screen after signing in. */
const meta = {
  title: 'Screens/Dashboard/Home',
  tags: ['!autodocs'],
  ...dashboardMeta,
  component: Screen,
  args: { ...dashboardMeta.args, Component: () => <DashboardHomePage definitions={definitions} />, path: '/dashboard' },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Totals, the latest donations with their actions, and donations by month as a chart and as a table. */
export const Loaded: Story = {
  parameters: { msw: countCalls([mockDonationFigures(totals, months), ...donationMocks, ...otherMocks]) },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Donations this year' })).toHaveTextContent('$12,525.00'),
    );
    await expect(canvas.getByRole('group', { name: 'Organization' })).toHaveTextContent('Porchlight Institute');
    await expect(await canvas.findByRole('link', { name: 'View Delphine Mensah' })).toHaveAttribute(
      'href',
      '/dashboard/show-donation/4',
    );
    const table = within(canvas.getByRole('table', { name: 'Recent donations' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Donor',
      'Amount',
      'Date',
      'Actions',
    ]);
    await expect(canvas.getByRole('link', { name: 'Create donation' })).toBeVisible();
    await userEvent.click(await canvas.findByText('Show as table'));
    await expect(canvas.getByRole('row', { name: 'December 2025 $7,400.00' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'December 2025' })).toHaveAttribute(
      'href',
      '/dashboard/donations?date.from=2025-12-01&date.to=2025-12-31',
    );
    const next = within(await canvas.findByRole('list', { name: 'Next events' }));
    await expect(next.getAllByRole('listitem').length).toBeLessThanOrEqual(3);
    await expect(next.getAllByRole('link', { name: /^Edit / })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/edit-event/),
    );
    const last = within(await canvas.findByRole('list', { name: 'Recent changes' }));
    await expect(last.getByRole('link', { name: 'Heirs’ property' })).toHaveAttribute(
      'href',
      '/dashboard/show-article/1?tab=history',
    );
    await expect(last.getByText(/^ada changed this article, Thursday, March 12 at 2:30/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Unsaved work' })).toBeNull();
    const forYou = within(await canvas.findByRole('list', { name: 'For you' }));
    await expect(forYou.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Winter hours', '/dashboard/show-change-set/3'],
      ['1 email could not be sent', '/dashboard/users#unsent-emails'],
      ['Heirs’ property', '/dashboard/show-article/1'],
      ['Rain on the porch', '/dashboard/edit-research/3'],
      ['Untitled draft', '/dashboard/edit-research/4'],
    ]);
    await expect(forYou.getByText('To review, since Thursday, March 12 at 2:30 PM (article)')).toBeVisible();
    await expect(forYou.getByText('Sent back: Who took the second picture? (story)')).toBeVisible();
    await expect(canvas.getByText('11 in total')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Spring plowing .*…$/ })).toBeVisible();
    // Everything above with six calls, besides who is signed in.
    await expect(new Set(calls).size - Number(calls.includes('/api/session'))).toBe(6);
  },
};

/** On a new site: what is left to do, each with its screen. Hidden for everyone, and back from the account menu. */
export const WithFirstSteps: Story = {
  parameters: {
    msw: [
      ...mockFirstSteps(true, ['name', 'logo']),
      mockDonationFigures(totals, months),
      ...donationMocks,
      ...otherMocks,
    ],
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'First steps: 2 of 9 done' }));
    const steps = card.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps[0]).toBe('Done:Say what your organization is called');
    await expect(steps[1]).toBe('To do:Enter your address, telephone and email');
    await expect(card.getByRole('link', { name: 'Announce your first event' })).toHaveAttribute(
      'href',
      '/dashboard/create-event',
    );
    const hide = () => userEvent.click(canvas.getByRole('button', { name: 'Hide the first steps' }));
    const isHidden = () => waitFor(() => expect(canvas.queryByRole('region', { name: /^First steps/ })).toBeNull());
    await hide();
    await isHidden();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await canvas.findByRole('region', { name: /^First steps/ });
    await hide();
    await isHidden();
    await userEvent.click(canvas.getByRole('button', { name: /^(ada|Account)$/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'First steps' }));
    await expect(await canvas.findByRole('region', { name: /^First steps/ })).toBeVisible();
  },
};

/** While the server can't be reached, they stay. */
export const FirstStepsNotHidden: Story = {
  parameters: {
    msw: [
      mockCall(otherCalls.showFirstSteps, undefined, 'unreachable'),
      ...mockFirstSteps(true),
      mockDonationFigures(totals, months),
      ...donationMocks,
      ...otherMocks,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide the first steps' }));
    await expect(await canvas.findByText('Not hidden. Check your connection and try again.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'First steps: 0 of 9 done' })).toBeVisible();
  },
};

/** Editors don't set up the site. */
export const FirstStepsOfEditors: Story = {
  parameters: {
    msw: [
      mockSessionAs('editor'),
      ...mockFirstSteps(true),
      mockDonationFigures(totals, months),
      ...donationMocks,
      ...otherMocks,
    ],
  },
  beforeEach: () => storeUser({ id: 1, username: 'ada', role: 'editor' }),
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Recent changes' });
    await expect(canvas.queryByRole('region', { name: /^First steps/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(ada|Account)$/ }));
    await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' });
    await expect(screen.queryByRole('menuitem', { name: 'First steps' })).toBeNull();
  },
};

/** Unsaved work links back to its form. Discarded work can be restored. */
export const WithDrafts: Story = {
  parameters: { msw: [mockDonationFigures(totals, months), ...donationMocks, ...otherMocks] },
  beforeEach: leaveDrafts,
  play: async ({ canvas }) => {
    const drafts = within(await canvas.findByRole('list', { name: 'Unsaved work' }));
    await expect(drafts.getByRole('link', { name: 'Fish fry on the porch' })).toHaveAttribute(
      'href',
      '/dashboard/create-event?draft=one',
    );
    await expect(drafts.getByText('Event, kept on this device today at 10:20 AM')).toBeVisible();
    await expect(drafts.getByRole('link', { name: 'Article 1' })).toHaveAttribute(
      'href',
      '/dashboard/edit-article/1?draft=two',
    );
    await userEvent.click(drafts.getByRole('button', { name: 'Discard Fish fry on the porch' }));
    await expect(await canvas.findByText('Discarded: Fish fry on the porch')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Fish fry on the porch' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'Fish fry on the porch' })).toBeVisible();
  },
};

/** Unsaved work from another device can be continued here. Discarded work can be restored. */
export const WithDraftsOfAnotherDevice: Story = {
  parameters: {
    msw: [
      ...mockDrafts([
        {
          id: 'of-another-device',
          resource: 'event',
          record: 'new',
          title: 'Quilting at the porch',
          saved_at: '2026-03-14T12:05:00Z',
        },
      ]),
      mockDonationFigures(totals, months),
      ...donationMocks,
      ...otherMocks,
    ],
  },
  play: async ({ canvas }) => {
    const drafts = within(await canvas.findByRole('list', { name: 'Unsaved work' }));
    await expect(drafts.getByRole('link', { name: 'Quilting at the porch' })).toHaveAttribute(
      'href',
      '/dashboard/create-event?draft=of-another-device',
    );
    await expect(drafts.getByText('Event, from another device today at 8:05 AM')).toBeVisible();
    await userEvent.click(drafts.getByRole('button', { name: 'Discard Quilting at the porch' }));
    await expect(await canvas.findByText('Discarded: Quilting at the porch')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Quilting at the porch' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'Quilting at the porch' })).toBeVisible();
  },
};

/** Without storage on the device there is no unsaved work. Everything else works. */
export const WithoutStorage: Story = {
  parameters: { msw: [mockDonationFigures(totals, months), ...donationMocks, ...otherMocks] },
  beforeEach: () => {
    leaveDrafts();
    const { keys } = Object;
    Object.keys = (object: object) => {
      if (object === localStorage) throw new DOMException('The device forbids storage.', 'SecurityError');
      return keys(object);
    };
    return () => {
      Object.keys = keys;
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Donations this year' })).toHaveTextContent('$12,525.00'),
    );
    await expect(canvas.queryByRole('region', { name: 'Unsaved work' })).toBeNull();
  },
};

/** A new site without a history offers the usual things to create. */
export const WithoutHistory: Story = {
  parameters: {
    msw: [
      ...mockFirstSteps(false),
      mockDonationFigures(totals, months),
      ...donationMocks,
      ...mockResource('event', []),
      ...mockHistory([]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No upcoming events.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Recent changes' })).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'For you' })).toBeNull());
    const news = within(canvas.getByRole('navigation', { name: 'New' }));
    await expect(news.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'New story',
      'New event',
      'New donation',
    ]);
  },
};

/** The row disappears when the server confirms, and Undo restores it. */
export const DeletesWithUndo: Story = {
  parameters: {
    msw: [mockDonationFigures(totals, months), ...mockResource('donation', sampleDonations), ...otherMocks],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete grants@example.org' }));
    await expect(await canvas.findByText('Deleted: grants@example.org')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Edit grants@example.org' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'Edit grants@example.org' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Deleted: grants@example.org')).toBeNull());
  },
};

/** Before the first donation. */
export const Empty: Story = {
  parameters: {
    msw: [
      ...mockFirstSteps(false),
      mockDonationFigures(makeDonationTotals(0, 0, 0), makeMonthlyAmounts(Array(12).fill(0))),
      ...mockResource('donation', []),
      ...mockResource('event', []),
      ...mockHistory([], []),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No donations yet.')).toBeVisible();
    await expect(await canvas.findByText('No donations in the last twelve months.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create donation' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    msw: [
      ...mockFirstSteps(false),
      mockDonationFigures(totals, months, 'waiting'),
      ...mockResource('donation', [], 'waiting'),
      ...mockResource('event', [], 'waiting'),
      ...mockHistory([], [], 'waiting'),
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Loading...'))[0]).toBeVisible();
  },
};

/** Nothing can be loaded: every part says so, and 'Create donation' still works. */
export const Failed: Story = {
  parameters: {
    msw: [
      ...mockFirstSteps(false),
      mockDonationFigures(totals, months, 'failing'),
      ...mockResource('donation', [], 'failing'),
      ...mockResource('event', [], 'failing'),
      ...mockHistory([], [], 'failing'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The totals can’t be loaded/)).toBeVisible();
    await expect(await canvas.findByText(/The recent donations can’t be loaded/)).toBeVisible();
    await expect(await canvas.findByText(/The next events can’t be loaded/)).toBeVisible();
    await expect(await canvas.findByText(/The recent changes can’t be loaded/)).toBeVisible();
    await expect((await canvas.findAllByText('This can’t be loaded right now.'))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New event' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create donation' })).toBeVisible();
  },
};

/** Very large amounts, refunds, and a long address without a space. */
export const HugeAndBelowZero: Story = {
  parameters: {
    msw: [
      mockSession,
      ...otherMocks,
      mockDonationFigures(
        makeDonationTotals(-250, 999_999_999.99, 87_654_321_098.76),
        makeMonthlyAmounts([0, 5, -4e8, 1e9, 0, 0, 2e8, 0, 0, 1, -1, 3]),
      ),
      mockCall(resourceCalls.donation.list, () => ({
        donations: [
          { ...sampleDonations[0], email: `${'ochlocknee'.repeat(12)}@example.org`, amount: 999_999_999.99 },
          { ...sampleDonations[1], amount: -250 },
        ],
      })),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Donations today' })).toHaveTextContent('-$250.00'));
    await expect(await canvas.findByRole('cell', { name: '-$250.00' })).toBeVisible();
  },
};
