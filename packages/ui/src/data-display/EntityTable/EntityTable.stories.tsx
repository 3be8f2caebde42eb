import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EntityTable } from './EntityTable.tsx';
import type { EntityTableProps } from './entity-table-types.ts';
import { type ProgramRow, programTable, StatefulTable, samplePrograms, titles } from './sample-rows.tsx';
import { defaultEntityTableState } from './table-state.ts';

const remove = fn<(row: ProgramRow) => Promise<void>>(async () => {});

const meta = {
  title: 'Data display/EntityTable',
  tags: ['new', 'since-0.1.0'],
  component: EntityTable<ProgramRow>,
  render: (args) => <StatefulTable {...args} />,
  args: {
    ...programTable,
    createHref: '/dashboard/create-article',
    editHref: (row) => `/dashboard/edit-article/${row.id}`,
    onDelete: remove,
    onStateChange: fn(),
  },
} satisfies Meta<typeof EntityTable<ProgramRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect((await titles(canvas)).length).toBe(samplePrograms.length);
    const edit = canvas.getByRole('link', { name: 'Edit Heirs’ property: keeping the family land' });
    await expect(edit).toHaveAttribute('href', '/dashboard/edit-article/1');
    await expect(canvas.getByRole('link', { name: 'Create article' })).toHaveAttribute(
      'href',
      '/dashboard/create-article',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `1–${samplePrograms.length} of ${samplePrograms.length}`,
    );
  },
};

/** If there is not enough room, Edit and Delete and their heading stay visible. */
export const NarrowPlace: Story = {
  decorators: [(Story) => <div style={{ maxWidth: 520 }}>{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await titles(canvas);
    const actions = canvas.getByRole('columnheader', { name: 'Actions' });
    const edit = canvas.getAllByRole('link', { name: /^Edit/ })[0] as HTMLElement;
    const scroller = canvasElement.querySelector('.MuiDataGrid-virtualScroller') as HTMLElement;
    await expect(scroller.scrollWidth).toBeGreaterThan(scroller.clientWidth);
    for (const scrolled of [0, 80, scroller.scrollWidth]) {
      scroller.scrollLeft = scrolled;
      const { left, right, top, bottom } = actions.getBoundingClientRect();
      const link = edit.getBoundingClientRect();
      await expect(left).toBeLessThan(link.left);
      await expect(right).toBeGreaterThan(link.right);
      // No other heading covers it.
      await expect(actions).toContainElement(document.elementFromPoint(link.left, (top + bottom) / 2) as HTMLElement);
    }
  },
};

/** The search ignores case and accents. The caller keeps it in the URL. */
export const SearchesAllColumns: Story = {
  play: async ({ canvas, args }) => {
    await titles(canvas);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search articles' }), 'jose');
    await waitFor(async () => expect(await titles(canvas)).toEqual(['José’s garden on the courthouse lawn']));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ search: 'jose', page: 0 }));
  },
};

export const NothingMatches: Story = {
  args: { state: { ...defaultEntityTableState, search: 'lighthouse' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing matches “lighthouse”.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect((await titles(canvas)).length).toBe(samplePrograms.length);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    // The button no longer exists, so focus moves to the search.
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

export const SortsByHeading: Story = {
  play: async ({ canvas, args }) => {
    await titles(canvas);
    await expect(canvas.getByLabelText('Sort by Title')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('columnheader', { name: /Title/ }));
    await waitFor(async () => expect((await titles(canvas))[0]).toBe('A porch with the light left on'));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ sort: 'title' }));
    await expect(canvas.getByRole('columnheader', { name: /Title/ })).toHaveAttribute('aria-sort', 'ascending');
  },
};

/** Arrow keys reach every cell. In the last one they move between Edit and Delete; Space presses. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await titles(canvas);
    await userEvent.click(canvas.getByRole('gridcell', { name: 'View Heirs’ property: keeping the family land' }));
    await userEvent.keyboard('{End}');
    const first = 'Heirs’ property: keeping the family land';
    await expect(canvas.getByRole('link', { name: `Edit ${first}` })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: `Delete ${first}` })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onDelete).toHaveBeenCalledWith(samplePrograms[0]);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('March 14, 2026'));
  },
};

/** Where Tab returns to the actions, as after Undo, arrow keys reach the last of them too. */
export const TabReturnsToTheActions: Story = {
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await titles(canvas);
    const first = 'Heirs’ property: keeping the family land';
    await userEvent.click(canvas.getByRole('gridcell', { name: `View ${first}` }));
    await userEvent.keyboard('{End}');
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search articles' }));
    // Filter, 'Create' and the actions.
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await waitFor(() => expect(canvas.getByRole('link', { name: `Edit ${first}` })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: `Delete ${first}` })).toHaveFocus());
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('grid')).not.toContainElement(focusedElement());
  },
};

/** If a search hides the row that had focus, Tab still enters and leaves the grid. */
export const TabReachesTheGrid: Story = {
  play: async ({ canvas }) => {
    await titles(canvas);
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Poll workers, in their own words' }));
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search articles' }));
    await userEvent.keyboard('jose');
    await waitFor(async () => expect((await titles(canvas)).length).toBe(1));
    const grid = canvas.getByRole('grid');
    // Filter, 'Create' and the first cell.
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect(grid).toContainElement(focusedElement());
    await userEvent.keyboard('{ArrowRight}');
    await expect(focusedElement()).toHaveTextContent('Tomatoes, mostly');
    await userEvent.keyboard('{Tab}');
    await expect(grid).not.toContainElement(focusedElement());
  },
};

/** The table as on a list page: deleted rows are removed. */
function WithRemoval(props: EntityTableProps<ProgramRow>) {
  const [rows, setRows] = useState(props.rows);
  return (
    <StatefulTable
      {...props}
      rows={rows}
      onDelete={async (row) => {
        await props.onDelete?.(row);
        setRows((all) => all.filter((each) => each.id !== row.id));
      }}
    />
  );
}

/** The row is busy during the request, then disappears. Focus moves to the next row. */
export const DeletesAtOnce: Story = {
  parameters: { sheet: false },
  render: (args) => <WithRemoval {...args} />,
  play: async ({ canvas }) => {
    const server = Promise.withResolvers<void>();
    remove.mockReturnValueOnce(server.promise);
    await titles(canvas);
    const button = canvas.getByRole('button', { name: 'Delete Heirs’ property: keeping the family land' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveTextContent('Deleting…');
    server.resolve();
    await waitFor(async () => expect((await titles(canvas)).length).toBe(samplePrograms.length - 1));
    await waitFor(() => expect(canvas.getByRole('row', { name: /Seed Saturday/ })).toContainElement(focusedElement()));
  },
};

const focusedElement = () => document.activeElement as HTMLElement | null;

/** After a failed delete the row stays. The caller shows the reason. */
export const DeleteFails: Story = {
  play: async ({ canvas }) => {
    remove.mockRejectedValueOnce(new Error('The server said no.'));
    await titles(canvas);
    const button = canvas.getByRole('button', { name: 'Delete Heirs’ property: keeping the family land' });
    await userEvent.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect((await titles(canvas)).length).toBe(samplePrograms.length);
  },
};

export const ChoosesColumns: Story = {
  play: async ({ canvas }) => {
    await titles(canvas);
    const menu = canvas.getByRole('button', { name: 'Options' });
    await userEvent.click(menu);
    const published = await screen.findByRole('menuitemcheckbox', { name: 'Published', checked: true });
    await userEvent.click(published);
    await waitFor(() => expect(published).not.toBeChecked());
    // The title can't be hidden: it is what a row is known by.
    await expect(screen.queryByRole('menuitemcheckbox', { name: 'Title' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
    await expect(canvas.queryByRole('columnheader', { name: /Published/ })).toBeNull();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  },
};

/** A heading's menu says in words how it sorts. */
export const SortsByHeadingMenu: Story = {
  parameters: { sheet: false },
  play: async ({ canvas }) => {
    await titles(canvas);
    const heading = canvas.getByRole('columnheader', { name: /Published/ });
    await userEvent.hover(heading);
    // Visible only below a mouse.
    await userEvent.click(within(heading).getByLabelText('Published column menu'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sort oldest first' }));
    await waitFor(() => expect(heading).toHaveAttribute('aria-sort', 'ascending'));
  },
};

/** Filters that are seldom needed are behind a button, unless one of them is set. */
export const MoreFilters: Story = {
  parameters: { sheet: false },
  args: {
    columns: [
      { field: 'title', header: 'Title', kind: 'text', main: true },
      { field: 'published', header: 'Published', kind: 'date' },
      { field: 'changed', header: 'Changed', kind: 'date', isRareFilter: true },
    ],
  },
  play: async ({ canvas }) => {
    await titles(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await expect(canvas.getByLabelText('Published, from')).toBeVisible();
    await expect(canvas.queryByLabelText('Changed, from')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More filters', expanded: false }));
    await expect(canvas.getByLabelText('Changed, from')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fewer filters', expanded: true })).toBeVisible();
  },
};

export const LoadingRow: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Articles' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('cell', { name: 'Loading...' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create article' })).toBeVisible();
  },
};

/** Says what is missing, why people add it, and offers the first step. */
export const Empty: Story = {
  args: {
    rows: [],
    emptyText: { missing: 'No articles yet.', why: 'Add reports and essays, with a PDF if you have one.' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No articles yet.')).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Create article' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { error: 'The articles could not be loaded.', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect((await titles(canvas)).length).toBe(samplePrograms.length);
  },
};

/** Loading failed: the error and a button to try again instead of an empty table. */
export const FailedWithoutRows: Story = {
  args: { rows: [], error: 'The articles could not be loaded.', onRetry: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The articles could not be loaded.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText('No articles yet.')).toBeNull();
  },
};

/** Active filters are counted on the button and shown as chips, which remove them. */
export const FiltersSet: Story = {
  args: {
    state: { ...defaultEntityTableState, filters: { published: { from: '2026-01-01', to: '2026-12-31' } } },
  },
  play: async ({ canvas, args }) => {
    await waitFor(async () => expect((await titles(canvas)).length).toBe(2));
    await expect(canvas.getByRole('button', { name: /^Remove Published: Jan 1 – Dec 31, 2026$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filter (1)' }));
    await expect(canvas.getByLabelText('Published, from')).toHaveValue('2026-01-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    // The button goes with what it clears.
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByLabelText('Published, from')).toHaveValue('');
    await waitFor(async () => expect((await titles(canvas)).length).toBe(samplePrograms.length));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(expect.objectContaining({ filters: {} }));
    await expect(canvas.getByRole('button', { name: 'Filter' })).toBeVisible();
  },
};

/** Rows that the user can't change have only the link of their title, View. */
export const SomeReadOnly: Story = {
  parameters: { sheet: false },
  args: { canChange: (row) => row.id === samplePrograms[0]?.id, onDelete: fn() },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /^View / })).toHaveLength(samplePrograms.length));
    await expect(canvas.getAllByRole('link', { name: /^Edit / })).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: /^Delete / })).toHaveLength(1);
  },
};

/** A state is never cut: it stands before the title, on a phone before the other words of the second line. */
export const States: Story = {
  args: {
    columns: [
      {
        field: 'title',
        header: 'Title',
        kind: 'text',
        main: true,
        chips: (row) => ['Changes: Scheduled', 'Cancelled'].slice(0, row.id % 3),
        secondLine: (row) => row.subtitle,
      },
      { field: 'published', header: 'Published', kind: 'date' },
    ],
  },
  play: async ({ canvas }) => {
    const chips = await canvas.findAllByText('Changes: Scheduled');
    await expect(chips).toHaveLength(4);
    for (const chip of chips) await expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth);
  },
};

/** The same on a phone. */
export const StatesOnAPhone: Story = {
  ...States,
  globals: { viewport: { value: 'phone360' } },
};

/** Each row has its picture and a second line. The row that was just saved is highlighted. */
export const TwoLines: Story = {
  args: {
    highlightedId: 2,
    columns: [
      {
        field: 'title',
        header: 'Title',
        kind: 'text',
        main: true,
        fileUrl: (row) => (row.pdf ? `/images/picture-${row.id}.svg` : null),
        secondLine: (row) => row.subtitle,
      },
      { field: 'published', header: 'Changed', kind: 'date', shortText: () => '2 h ago', suffix: () => ' · ada' },
    ],
  },
  play: async ({ canvas }) => {
    await titles(canvas);
    await expect(canvas.getByText('Poll workers, in their own words')).toBeVisible();
    const dated = samplePrograms.filter(({ published }) => published !== null);
    await expect(canvas.getAllByText(/^· ada$/)).toHaveLength(dated.length);
  },
};

/** A date is short until its cell has the focus. A column for wide windows is hidden in others, and can be chosen there. */
export const ShortTexts: Story = {
  parameters: { sheet: false },
  args: {
    columns: [
      { field: 'title', header: 'Title', kind: 'text', main: true },
      { field: 'published', header: 'Published', kind: 'date', shortText: () => 'Mar 14' },
      { field: 'subtitle', header: 'Subtitle', kind: 'text', shownFromPx: 10_000 },
    ],
  },
  play: async ({ canvas }) => {
    await titles(canvas);
    await expect(canvas.queryByRole('columnheader', { name: /Subtitle/ })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: /Published/ })).toBeVisible();
    const [short] = canvas.getAllByText('Mar 14');
    const cell = short?.closest<HTMLElement>('[role=gridcell]');
    const full = short?.nextElementSibling;
    if (!short || !cell || !full) throw new Error('The cell has both texts.');
    await expect(short).toBeVisible();
    await expect(full).not.toBeVisible();
    await userEvent.click(cell);
    await expect(cell).toHaveFocus();
    await expect(full).toBeVisible();
    await expect(short).not.toBeVisible();
  },
};

/** Compact rows have both lines and the picture, and neither is cut or lies over another row. */
export const CompactRows: Story = {
  parameters: { sheet: false },
  args: TwoLines.args,
  play: async ({ canvas }) => {
    await titles(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Options' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Compact rows' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const { height } = (await canvas.findAllByRole('row'))[1]?.getBoundingClientRect() ?? { height: 0 };
    await expect(height).toBeLessThan(44);
    for (const cell of canvas.getAllByRole('gridcell')) {
      const place = cell.getBoundingClientRect();
      for (const part of cell.querySelectorAll('img, small, a')) {
        const { top, bottom } = part.getBoundingClientRect();
        await expect(top - place.top, part.outerHTML).toBeGreaterThanOrEqual(1);
        await expect(place.bottom - bottom, part.outerHTML).toBeGreaterThanOrEqual(1);
      }
    }
  },
};

/** On a phone, each row has two lines and a menu. Sorting and filters open from the bottom. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone360' } },
  render: (args) => <WithRemoval {...args} />,
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Articles' });
    await expect(within(list).getAllByRole('listitem').length).toBe(samplePrograms.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Sort and filter' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Sort and filter' }));
    await userEvent.selectOptions(drawer.getByRole('combobox', { name: 'Sort by' }), 'Title, Z to A');
    await userEvent.click(drawer.getByRole('button', { name: 'Show articles' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Sort and filter' }));
    await screen.findByRole('dialog', { name: 'Sort and filter' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('Who counts the votes in Harmon County');
    const button = within(list).getByRole('button', { name: 'Actions for Heirs’ property: keeping the family land' });
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBe(samplePrograms.length - 1));
  },
};
