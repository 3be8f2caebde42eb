import { otherCalls } from '@porchlight/contract/other-calls';
import type { SavedView } from '@porchlight/contract/saved-views';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storeUser } from '../api/index.ts';
import { LazyBulkFieldInput } from '../editor/index.ts';
import { definitionOf } from '../entity/index.ts';
import { RecordListPage } from '../list/index.ts';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockResource, mockSessionAs } from '../testing/mock-api.ts';
import { mockCall, mockError } from '../testing/mock-call.ts';
import { mockSavedViews } from '../testing/mock-saved-views.ts';
import type { Screen } from '../testing/Screen.tsx';
import { sampleStories } from '../testing/stories.ts';

const definition = definitionOf('story');
const { list } = definition.urls;
const drafts = sampleStories.map((each, index) => ({
  ...each,
  ...(index < 2 && { state: 'draft' as const, created_by: index === 0 ? 1 : 2 }),
}));
const own: SavedView = {
  ...{ id: 1, version: 1, name: 'Drafts by title', search: '', filters: { state: { is: 'draft' } }, sort: 'title' },
  ...{ columns: ['title', 'created_at'], is_shared: false, is_own: true, owner: 'ada', can_change: true },
};
const shared: SavedView = {
  ...{ ...own, id: 2, name: 'For the newsletter', filters: {}, search: 'okra', is_shared: true },
  ...{ is_own: false, owner: 'wendell', can_change: false },
};
const handlersFor = (views: readonly SavedView[], handlers: RequestHandler[] = []) => [
  ...handlers,
  ...mockSavedViews(views),
  ...mockResource('story', drafts),
];
const withViews = (...views: Parameters<typeof handlersFor>) => ({ msw: handlersFor(...views) });

/** Views of a list that people save as tabs, and what people can do with several rows. */
const meta = {
  title: 'Screens/Dashboard/Saved views',
  ...dashboardMeta,
  tags: ['!autodocs'],
  args: {
    ...dashboardMeta.args,
    Component: () => <RecordListPage definition={definition} FieldInput={LazyBulkFieldInput} />,
    path: list,
    at: list,
  },
  parameters: { layout: 'fullscreen', msw: handlersFor([own, shared]) },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const selectedTab = (canvas: Canvas) => canvas.findByRole('tab', { selected: true });
const openMenu = async (canvas: Canvas, name: RegExp | string) => {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return screen.findByRole('menu');
};

/** A link to a view shows the list as it was saved, with its columns. */
export const Opened: Story = {
  args: { at: `${list}?view=1` },
  play: async ({ canvas }) => {
    await expect(await selectedTab(canvas)).toHaveTextContent('Drafts by title');
    await expect(await canvas.findByRole('columnheader', { name: /Created/ })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^View / })).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: 'Save view' })).toBeNull();
  },
};

/** A list that differs from its tab can be saved under a name. The name is checked, and Undo removes the view. */
export const Saved: Story = {
  args: { at: `${list}?q=a` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save view' }));
    const name = dialog.getByRole('textbox', { name: 'Name' });
    const save = dialog.getByRole('button', { name: 'Save view' });
    for (const [typed, problem] of [
      ['drafts', 'There is already a tab with this name. Choose another one.'],
      ['DRAFTS BY TITLE', 'There is already a view with this name.'],
      ['x'.repeat(41), 'This can have at most 40 characters.'],
    ] as const) {
      await userEvent.clear(name);
      await userEvent.type(name, typed);
      await userEvent.click(save);
      await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining(problem)));
    }
    await userEvent.clear(name);
    await userEvent.type(name, '  Letters  ');
    await userEvent.click(save);
    await waitFor(async () => expect(await selectedTab(canvas)).toHaveTextContent('Letters'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByRole('tab', { name: 'Letters' })).toBeNull());
    const search = canvas.getByRole('searchbox', { name: /^Search/ });
    await waitFor(() => expect(search).toHaveValue('a'));
  },
};

/** What was changed can be stored in the view, or discarded. */
export const Updated: Story = {
  args: { at: `${list}?view=1` },
  play: async ({ canvas }) => {
    await selectedTab(canvas);
    const search = await canvas.findByRole('searchbox', { name: /^Search/ });
    await userEvent.type(search, 'zzz');
    await openMenu(canvas, 'Save view');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Discard changes' }));
    await waitFor(() => expect(search).toHaveValue(''));
    await userEvent.type(search, 'a');
    await openMenu(canvas, 'Save view');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Update view' }));
    await expect(await canvas.findByText('Updated view: Drafts by title')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save view' })).toBeNull());
    await userEvent.click(canvas.getByRole('tab', { name: 'All' }));
    await waitFor(() => expect(search).toHaveValue(''));
    await userEvent.click(canvas.getByRole('tab', { name: 'Drafts by title' }));
    await waitFor(() => expect(search).toHaveValue('a'));
  },
};

/** To share a view changes only the tab: what was changed in the list stays. */
export const SharedMeanwhile: Story = {
  args: { at: `${list}?view=1&q=a&sort=title` },
  play: async ({ canvas }) => {
    await openMenu(canvas, 'Save view');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Share with everyone' }));
    await expect(await canvas.findByText('Shared with everyone: Drafts by title')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByText(/^Shared with everyone/)).toBeNull());
    await expect(canvas.getByRole('searchbox', { name: /^Search/ })).toHaveValue('a');
    await expect(canvas.getByRole('button', { name: 'Save view' })).toBeVisible();
  },
};

/** Renamed, shared and deleted, each with an Undo. */
export const Managed: Story = {
  args: { at: `${list}?view=1` },
  play: async ({ canvas }) => {
    const menu = (name: string) => openMenu(canvas, `Actions for the view ${name}`);
    await menu('Drafts by title');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename view' }));
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Name' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'To finish{Enter}');
    await expect(await canvas.findByRole('tab', { name: 'To finish' })).toBeVisible();
    await menu('To finish');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Share with everyone' }));
    await expect(await canvas.findByRole('tab', { name: 'To finish , shared with everyone' })).toBeVisible();
    await menu('To finish');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await waitFor(async () => expect(await selectedTab(canvas)).toHaveTextContent('All'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await selectedTab(canvas)).toHaveTextContent('To finish'));
  },
};

/** A view of a colleague can be used and copied; its menu says whose it is. */
export const OfAColleague: Story = {
  args: { at: `${list}?view=2` },
  play: async ({ canvas }) => {
    await openMenu(canvas, 'Actions for the view For the newsletter');
    const note = await screen.findByText(/^Shared by wendell/);
    await waitFor(() => expect(note).toBeVisible());
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Save as view…']);
  },
};

/** Two people change a view at once: the second learns of it, and sees what the first has saved. */
export const ChangedMeanwhile: Story = {
  args: { at: `${list}?view=1` },
  parameters: withViews(
    [own],
    [
      mockCall(otherCalls.updateSavedView, () =>
        mockError(
          'conflict',
          'Someone else has changed this view in the meantime. Look at it again, then repeat your change.',
        ),
      ),
    ],
  ),
  play: async ({ canvas }) => {
    await openMenu(canvas, 'Actions for the view Drafts by title');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Share with everyone' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This can’t be done' }));
    await expect(dialog.getByText(/^Someone else has changed this view/)).toBeVisible();
  },
};

/** A link to a view that was deleted, or is not shared, shows everything and says why. */
export const Gone: Story = {
  args: { at: `${list}?view=9` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This saved view was deleted, or it is not shared with you/)).toBeVisible();
    await expect(await canvas.findAllByRole('link', { name: /^View / })).toHaveLength(sampleStories.length);
  },
};

/** A view with a filter that is gone still opens. */
export const WithWhatIsGone: Story = {
  args: { at: `${list}?view=1` },
  parameters: withViews([{ ...own, filters: { ...own.filters, colour: { is: 'red' } } }]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It was left out: colour$/)).toBeVisible();
    await expect(await canvas.findAllByRole('link', { name: /^View / })).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Save view' })).toBeVisible();
  },
};

/** Without the saved views, the list works. */
export const NotLoaded: Story = {
  args: { at: `${list}?view=1` },
  parameters: withViews([own], [mockCall(otherCalls.savedViews, undefined, 'failing')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your saved views can’t be loaded right now/)).toBeVisible();
    await expect(await canvas.findAllByRole('link', { name: /^View / })).toHaveLength(sampleStories.length);
  },
};

/** On a phone the tabs scroll, and long names from elsewhere change nothing. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  args: { at: `${list}?view=3` },
  parameters: withViews([
    own,
    { ...own, id: 3, name: '<b>العربية</b> Wwwwwwwwwwwwwwwwwwwwwwwwww', is_shared: true },
    ...Array.from({ length: 12 }, (_, index) => ({ ...own, id: 10 + index, name: `View ${index + 1}` })),
  ]),
  play: async ({ canvas }) => {
    const tab = await selectedTab(canvas);
    await expect(tab).toHaveTextContent('<b>العربية</b>');
    const tabs = canvas.getByRole('tablist');
    await expect(tabs.getBoundingClientRect().height).toBeLessThan(64);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** The control of the form changes one field of the selected rows, with the form's rules. */
export const ChangesAField: Story = {
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select (?!all)/ });
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await openMenu(canvas, 'Change 2');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Change a field…' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Change a field of these 2?' }));
    const submit = dialog.getByRole('button', { name: 'Change 2' });
    const field = await dialog.findByRole('combobox', { name: 'Field' });
    await userEvent.click(submit);
    await expect(await dialog.findByText('Choose a field.')).toBeVisible();
    await userEvent.selectOptions(field, 'Date');
    await userEvent.click(submit);
    await expect(await dialog.findByText('Enter a value, or tick ‘Leave it empty in all 2’.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Leave it empty in all 2' }));
    await userEvent.click(submit);
    await expect(await canvas.findByText(/^Changed 2: /)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.queryByText(/^Changed 2: /)).toBeNull());
  },
};

/** An author selects their own drafts, and sees what they may do with them. */
export const RowsOfAnAuthor: Story = {
  beforeEach: () => storeUser({ id: 1, username: 'ada', role: 'author' }),
  parameters: withViews([], [mockSessionAs('author')]),
  play: async ({ canvas }) => {
    const title = (index: number) => `Select ${drafts[index]?.title}`;
    await expect(await canvas.findByRole('checkbox', { name: title(1) })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: title(0) }));
    await expect(await canvas.findByRole('button', { name: 'Delete 1' })).toBeVisible();
    await openMenu(canvas, 'Change 1');
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      ...['Send for review', 'Add topics…', 'Remove topics…', 'Change a field…'],
    ]);
  },
};
