import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { definitionOf } from '../entity/index.ts';
import { RecordShowPage } from '../show/index.ts';
import { sampleArticles } from '../testing/articles.ts';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockResource } from '../testing/mock-api.ts';
import { mockCall } from '../testing/mock-call.ts';
import { mockComments } from '../testing/mock-comments.ts';
import { mockHistory } from '../testing/mock-history.ts';
import type { Screen } from '../testing/Screen.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import { TrashPage } from './TrashPage.tsx';

/** The history and the trash, for all entities and for one record. */
const meta = {
  title: 'Screens/Dashboard/Changes',
  tags: ['!autodocs'],
  ...dashboardMeta,
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const definitions = [definitionOf('event'), definitionOf('article'), definitionOf('user'), definitionOf('email')];
const history = { Component: () => <HistoryPage definitions={definitions} />, path: '/dashboard/history' };
const trash = { ...history, Component: () => <TrashPage definitions={definitions} />, path: '/dashboard/trash' };
const show = {
  Component: () => <RecordShowPage definition={definitionOf('article')} />,
  path: definitionOf('article').urls.show(':id'),
  at: `${definitionOf('article').urls.show(1)}?tab=history`,
};

/** All changes, filtered by person and type. */
export const History: Story = {
  args: history,
  parameters: { msw: mockHistory() },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Changes' });
    await expect(
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Today', 'Yesterday', 'Thursday, March 12', 'March 1']);
    await expect(within(list).getByRole('link', { name: 'Article: Heirs property' })).toBeVisible();
    await userEvent.click(within(list).getByRole('button', { name: /^Undo this change: Article: Heirs’ property/ }));
    await expect(await canvas.findByText(/^The change to “Heirs’ property” was undone.*version 3/)).toBeVisible();
    await expect(within(list).getByText(/Passwords are not kept/)).toBeVisible();
    const who = canvas.getByRole('combobox', { name: 'Who' });
    // Names are in another response, which can arrive later.
    await within(who).findByRole('option', { name: 'grace' });
    await userEvent.selectOptions(who, 'grace');
    // The whole list stood there before, with the same entry in it.
    await waitFor(() => expect(canvas.queryByText('A visitor')).toBeNull());
    await waitFor(() => expect(canvas.getByText('Event: Fish fry on the porch', { exact: false })).toBeVisible());
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What' }), 'Users');
    await expect(await canvas.findByText('No changes match these filters.')).toBeVisible();
  },
};
/** Several similar changes in a row are one line, which can be expanded. */
export const HistoryBurst: Story = {
  args: history,
  parameters: {
    msw: mockHistory(
      [5, 4, 3, 2, 1].map((id) => ({
        id,
        at: `2026-03-14T14:0${id}:00Z`,
        by: { id: 2, username: 'grace' },
        resource: 'event' as const,
        record_id: id,
        version: 1,
        action: 'create' as const,
        reverted_to: null,
        title: `Supper ${id}`,
        changes: [{ field: 'title', from: null, to: `Supper ${id}` }],
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('5 events')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show each change: 5 events' }));
    await expect(canvas.getByRole('link', { name: 'Event: Supper 3' })).toBeVisible();
  },
};
export const HistoryEmpty: Story = {
  args: history,
  parameters: { msw: mockHistory([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No changes yet.')).toBeVisible();
  },
};
export const HistoryLoading: Story = { args: history, parameters: { msw: mockHistory([], [], 'waiting') } };
export const HistoryError: Story = {
  args: history,
  parameters: { msw: mockHistory([], [], 'failing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can’t be loaded/)).toBeVisible();
  },
};

/** One article with its fields, who created and changed it, its recent versions and its public page. */
export const ShownRecord: Story = {
  args: { ...show, at: definitionOf('article').urls.show(1) },
  globals: { viewport: { value: 'desktop1280' } },
  parameters: { msw: [...mockResource('article', sampleArticles), ...mockHistory()] },
  play: async ({ canvas }) => {
    const versions = within(await canvas.findByRole('list', { name: 'Recent versions' }));
    await expect(versions.getByText(/^ada changed this article, Thursday, March 12 at 2:30/)).toBeVisible();
    await expect(canvas.getByText(/, by grace$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

/**
 * The history of one article. Before restoring, it says which links would lead nowhere; afterwards what was restored and
 * which file no longer exists.
 */
export const RecordHistory: Story = {
  args: show,
  parameters: {
    msw: [
      mockCall(otherCalls.missingLinks, () => ({
        links: [{ name: 'Fish fry on the porch', target: '/event/4', problem: 'deleted' as const }],
      })),
      ...mockComments([
        {
          ...{ id: 1, by: { id: 2, username: 'grace' }, text: 'Which Friday?' },
          ...{ created_at: '2026-03-11T15:00:00Z', resolved: null },
        },
      ]),
      ...mockResource('article', sampleArticles),
      ...mockHistory(),
    ],
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'History of this article' });
    await expect(await within(list).findByText('Which Friday?')).toBeVisible();
    await expect(within(list).getByText('Friday')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Compare with current version: this article, Version 1' }),
    );
    await expect(within(list).getAllByText('This version')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore this version: Version 1' }));
    const question = await screen.findByRole('alertdialog', { name: 'This version has links that lead nowhere' });
    await expect(question).toHaveTextContent('This version links to “Fish fry on the porch” (deleted).');
    await userEvent.click(within(question).getByRole('button', { name: 'Restore version' }));
    await expect(await canvas.findByText(/Version 1 was restored.*Its file no longer exists \(PDF\)/)).toBeVisible();
  },
};
export const RecordHistoryEmpty: Story = {
  args: show,
  parameters: { msw: [...mockResource('article', sampleArticles), ...mockHistory([])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No changes have been recorded yet.')).toBeVisible();
  },
};

/** Deleted records, with who deleted them and how many days are left. If one can't be restored, a message says why. */
export const Trash: Story = {
  args: trash,
  parameters: { msw: mockHistory() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore odessa' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/“odessa” stays in the trash\. Another record/);
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Fish fry on the porch' }));
    await expect(await canvas.findByText('Restored “Fish fry on the porch”.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Restore Fish fry on the porch' })).toBeNull();
  },
};
/** The contents of a record can be read before it is restored. */
export const TrashOpened: Story = {
  args: trash,
  parameters: { msw: mockHistory(), sheet: 'played' },
  play: async ({ canvas }) => {
    // Its own day, but not when it was last changed.
    await expect(await canvas.findByText(/^Event · Fri Mar 20[^·]*$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open Fish fry on the porch' }));
    await expect(await canvas.findByText('Bring a chair.')).toBeVisible();
  },
};
/** Two at once: one is restored, the other stays with the reason. */
export const TrashSeveral: Story = {
  args: trash,
  parameters: { msw: mockHistory() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all shown' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Restore 2' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Restored 1 of 2\. “odessa” stays in the trash/);
    await expect(canvas.queryByRole('button', { name: 'Restore Fish fry on the porch' })).toBeNull();
  },
};
/** Found by its title. What was selected before is not restored with it. */
export const TrashSearched: Story = {
  args: trash,
  parameters: { msw: mockHistory() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select odessa' }));
    const search = canvas.getByRole('searchbox', { name: 'Title' });
    await userEvent.type(search, 'FISH');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Restore odessa' })).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Restore Fish fry on the porch' })).toBeVisible();
    await userEvent.type(search, ' of another year');
    await expect(await canvas.findByText('Nothing in the trash matches.')).toBeVisible();
  },
};
export const TrashEmpty: Story = {
  args: trash,
  parameters: { msw: mockHistory([], []) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The trash is empty.')).toBeVisible();
  },
};
export const TrashLoading: Story = { args: trash, parameters: { msw: mockHistory([], [], 'waiting') } };
export const TrashError: Story = {
  args: trash,
  parameters: { msw: mockHistory([], [], 'failing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can’t be loaded/)).toBeVisible();
  },
};
