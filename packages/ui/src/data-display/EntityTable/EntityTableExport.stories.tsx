import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { EntityTable } from './EntityTable.tsx';
import { type ProgramRow, programTable, StatefulTable, samplePrograms } from './sample-rows.tsx';
import { defaultEntityTableState } from './table-state.ts';

/** CSV export of an `EntityTable`: all matching rows, without formulas. */
const meta = {
  title: 'Data display/EntityTable export',
  tags: ['new', 'since-0.1.0'],
  component: EntityTable<ProgramRow>,
  render: (args) => <StatefulTable {...args} />,
  args: programTable,
  // They start out like the table's own.
  parameters: { sheet: false },
  beforeEach: () => {
    const createObjectURL = spyOn(URL, 'createObjectURL');
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    return () => {
      createObjectURL.mockRestore();
      click.mockRestore();
    };
  },
} satisfies Meta<typeof EntityTable<ProgramRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

async function exportRows(canvas: Pick<ReturnType<typeof within>, 'findByRole'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Options' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

/** The lines of the latest exported file. */
async function lines(): Promise<string[]> {
  await waitFor(() => expect(HTMLAnchorElement.prototype.click).toHaveBeenCalledOnce());
  const file = mocked(URL.createObjectURL).mock.lastCall?.[0] as Blob;
  return (await file.text()).trimEnd().split('\r\n');
}

/** Formulas get an apostrophe, so that a spreadsheet shows them as text. */
export const SafeInSpreadsheets: Story = {
  args: { rows: [{ id: 7, title: '=1+1', subtitle: '@SUM(A1), "so"', published: '2026-03-14', pdf: null }] },
  play: async ({ canvas }) => {
    await exportRows(canvas);
    await expect(await lines()).toEqual(['Title,Subtitle,PDF,Published', `'=1+1,"'@SUM(A1), ""so""",,2026-03-14`]);
  },
};

/** The search applies; pages and hidden columns do not. */
export const WhatMatches: Story = {
  args: { state: { ...defaultEntityTableState, search: 'the', pageSize: 10 } },
  play: async ({ canvas }) => {
    await exportRows(canvas);
    const matching = samplePrograms.filter(({ title, subtitle }) => /the/i.test(`${title} ${subtitle}`));
    const [header, ...rows] = await lines();
    await expect(header).toContain('PDF');
    await expect(rows).toHaveLength(matching.length);
  },
};

const pendingRows = Promise.withResolvers<readonly ProgramRow[]>();

/** Counts the rows as they are loaded. A second press does nothing. */
export const Fetching: Story = {
  args: {
    loadExport: fn((_matching, { onProgress }) => {
      onProgress(1200);
      return pendingRows.promise;
    }),
  },
  play: async ({ canvas, args }) => {
    await exportRows(canvas);
    const button = await canvas.findByRole('button', { name: 'Exporting 1,200…' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export CSV' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.loadExport).toHaveBeenCalledOnce();
    await expect(URL.createObjectURL).not.toHaveBeenCalled();
  },
};

/** If loading fails, no file is created, and a message says so. */
export const FetchFails: Story = {
  args: { loadExport: fn(() => Promise.reject(new Error('The server said no.'))) },
  play: async ({ canvas }) => {
    await exportRows(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('nothing was exported');
    await expect(URL.createObjectURL).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Options' })).toBeVisible();
  },
};
