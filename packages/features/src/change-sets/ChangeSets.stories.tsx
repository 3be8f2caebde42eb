import type { ChangeSet, ChangeSetMember } from '@porchlight/contract/change-sets';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { definitionOf } from '../entity/index.ts';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockSession } from '../testing/mock-api.ts';
import { mockCall, mockError } from '../testing/mock-call.ts';
import { mockPreviewLink } from '../testing/mock-preview-link.ts';
import type { Screen } from '../testing/Screen.tsx';
import { ChangeSetPage } from './ChangeSetPage.tsx';
import { ChangeSetsPage } from './ChangeSetsPage.tsx';

const definitions = [definitionOf('event'), definitionOf('story'), definitionOf('page'), definitionOf('menus')];

const member = (values: Partial<ChangeSetMember>): ChangeSetMember => ({
  ...{ id: 1, resource: 'event', record_id: 9, replaces: 1, title: 'Winter market', state: 'ready', message: '' },
  changes: [{ field: 'title', from: 'Market', to: 'Winter market' }],
  ...values,
});
const members = [
  member({}),
  member({
    ...{ id: 2, resource: 'page', record_id: 3, title: 'Hours', replaces: 2 },
    changes: [{ field: 'description', from: 'Open all week.', to: 'Open Thursday and Friday.' }],
  }),
  member({
    ...{ id: 3, resource: 'menus', record_id: 1, replaces: null, title: 'Menus' },
    changes: [{ field: 'news_title', from: 'News', to: 'Winter news' }],
  }),
];
const winter: ChangeSet = {
  ...{ id: 1, name: 'Winter hours', size: 3, state: 'open', problem: '', seen: '4 1.2' },
  created: { by: 'ada', at: '2026-03-14T13:00:00Z' },
  ...{ publish_at: null, published: null, taken_back: null, members },
};
const at = '2026-03-14T15:00:00Z';
const published: ChangeSet = {
  ...winter,
  ...{ state: 'published', published: { by: 'ada', at }, publish_at: null },
  members: members.map((each) => ({ ...each, state: 'published' })),
};

let set = winter;
const respond = (next: Partial<ChangeSet> = {}) => {
  set = { ...set, ...next };
  return { change_set: set };
};
const body = async <Body,>(request: Request): Promise<Body> => request.json();

const mocks = [
  mockSession,
  ...mockPreviewLink(),
  mockCall(otherCalls.changeSets, () => ({
    change_sets: [
      set,
      { ...winter, id: 2, name: 'Elections', state: 'scheduled' as const, publish_at: '2026-11-01T14:00:00Z' },
      { ...published, id: 3, name: 'Spring' },
    ],
  })),
  mockCall(otherCalls.changeSet, () => respond()),
  mockCall(otherCalls.addChangeSet, async ({ request }) => {
    const { name } = await body<{ name: string }>(request);
    const text = 'There is a set with this name already.';
    return name === winter.name ? mockError('conflict', text, { name: text }) : respond({ name, members: [], size: 0 });
  }),
  mockCall(otherCalls.renameChangeSet, async ({ request }) => respond(await body<{ name: string }>(request))),
  mockCall(otherCalls.removeChangeSet, () => ({})),
  mockCall(otherCalls.restoreChangeSet, () => respond()),
  mockCall(otherCalls.removeFromChangeSet, async ({ request }) => {
    const { member: id } = await body<{ member: number }>(request);
    return respond({ members: set.members.filter((each) => each.id !== id), size: set.size - 1 });
  }),
  mockCall(otherCalls.resolveInChangeSet, () => respond({ members })),
  mockCall(otherCalls.publishChangeSet, () => {
    const conflict = set.members.find(({ state }) => state === 'conflict');
    return conflict
      ? mockError('conflict', `Nothing was published. “${conflict.title}”: ${conflict.message}`)
      : respond(published);
  }),
  mockCall(otherCalls.scheduleChangeSet, async ({ request }) => {
    const { publish_at } = await body<{ publish_at: string | null }>(request);
    if (publish_at?.startsWith('2025'))
      return mockError('validation', 'Check what you entered.', { publish_at: 'This time is in the past.' });
    return respond({ publish_at: publish_at && '2026-12-05T14:00:00Z', state: publish_at ? 'scheduled' : 'open' });
  }),
  mockCall(otherCalls.takeBackChangeSet, () => respond({ ...winter, taken_back: { by: 'ada', at } })),
];

/** Sets of unpublished changes, and one of them. */
const meta = {
  title: 'Screens/Dashboard/Change sets',
  tags: ['!autodocs'],
  ...dashboardMeta,
  args: {
    ...dashboardMeta.args,
    Component: () => <ChangeSetPage definitions={definitions} />,
    path: '/dashboard/show-change-set/:id',
    at: '/dashboard/show-change-set/1',
  },
  parameters: { ...dashboardMeta.parameters, msw: mocks },
  beforeEach: async () => {
    set = winter;
    return dashboardMeta.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = { Component: ChangeSetsPage, path: '/dashboard/change-sets', at: '/dashboard/change-sets' };

/** Those that are not published, and the published ones. */
export const Default: Story = {
  args: list,
  play: async ({ canvas }) => {
    const waiting = await canvas.findByRole('list', { name: 'Not published' });
    await expect(within(waiting).getByRole('link', { name: 'Winter hours' })).toHaveAttribute(
      'href',
      '/dashboard/show-change-set/1',
    );
    await expect(within(waiting).getByText(/^3 changes · Goes live Sun Nov 1, 9 AM/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Published' })).toHaveTextContent('Spring');
  },
};

/** A name that a set has already is refused at the field. */
export const Create: Story = {
  args: list,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create set' }));
    const dialog = await screen.findByRole('dialog', { name: 'Create a change set' });
    const name = within(dialog).getByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, 'Winter hours{Enter}');
    await expect(await within(dialog).findByText('There is a set with this name already.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Empty: Story = {
  args: list,
  parameters: { msw: [mockSession, mockCall(otherCalls.changeSets, () => ({ change_sets: [] }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No change sets yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create set' })).toBeVisible();
  },
};

export const Unreachable: Story = {
  args: list,
  parameters: { msw: [mockSession, mockCall(otherCalls.changeSets, undefined, 'unreachable')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The change sets can’t be loaded right now.');
  },
};

/** What each member changes. Published, it can be taken back, and is open again. */
export const OneSet: Story = {
  play: async ({ canvas }) => {
    const changes = await canvas.findByRole('list', { name: 'Changes in this set' });
    await expect(within(changes).getByRole('link', { name: 'Winter market' })).toHaveAttribute(
      'href',
      '/dashboard/edit-event/9',
    );
    await expect(changes).toHaveTextContent('Menus · changes · ready');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    const status = await canvas.findByText('Published. Visitors see all changes.');
    await waitFor(() => expect(status.closest('[role="status"]')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo publication' }));
    await expect(await canvas.findByText(/^Not published · 3 changes · Publication undone/)).toBeVisible();
  },
};

/** With the keyboard alone: a time that is over is refused; then it is scheduled, and that is canceled. */
export const Schedule: Story = {
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Schedule…' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Schedule this set' });
    const time = within(dialog).getByLabelText('Publish at');
    await userEvent.type(time, '2025-12-05T09:00');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
    await expect(await within(dialog).findByText('This time is in the past.')).toBeVisible();
    await userEvent.clear(time);
    await userEvent.type(time, '2026-12-05T09:00');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
    await expect(await canvas.findByText(/^Scheduled · 3 changes · Goes live Sat Dec 5, 9 AM/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel schedule' }));
    await expect(await canvas.findByText(/^Not published · 3 changes/)).toBeVisible();
  },
};

/** Nothing is published while a member is in conflict. A person chooses which version it will be. */
export const Conflict: Story = {
  beforeEach: () => {
    const message = 'Someone has changed this in the meantime too: Title. Choose which version to publish.';
    const [first, ...others] = members;
    set = {
      ...winter,
      problem: `Nothing was published. “Winter market”: ${message}`,
      members: [
        ...(first ? [{ ...first, state: 'conflict' as const, message }] : []),
        ...others,
        member({
          ...{ id: 4, resource: 'story', title: 'Snow days', state: 'deleted', changes: [] },
          message: 'This is in the trash. Restore it, or remove it from the set.',
        }),
        member({
          ...{ id: 5, resource: 'story', title: `Ice ${'and ice '.repeat(30)}`, state: 'forbidden', replaces: null },
          message: 'Your role can’t publish this. Ask someone who can.',
        }),
      ],
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This set was not published at its time')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was published.');
    await userEvent.click(canvas.getByRole('button', { name: 'Publish this set’s version: Winter market' }));
    await expect(await canvas.findByText('This set’s version of “Winter market” will be published.')).toBeVisible();
  },
};

/** A member is removed, the set is renamed and deleted. */
export const Changing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove from set: Menus' }));
    await expect(await canvas.findByText('“Menus” is no longer in this set.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename…' }));
    const name = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Winter{Enter}');
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Winter' })).toBeVisible();
  },
};

export const Deleted: Story = {
  parameters: { msw: [mockSession, mockCall(otherCalls.changeSet, undefined, 'missing')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This set was deleted.')).toBeVisible();
  },
};
