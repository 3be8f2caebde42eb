import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { longTitle } from '../../surfaces/CardFrame/sample-content.ts';
import { HistoryList } from './HistoryList.tsx';
import type { HistoryListEntry } from './history-list-entry.ts';
import { sampleEntries } from './sample-entries.ts';

const restore = fn<(entry: HistoryListEntry) => Promise<void>>(async () => {});

const meta = {
  title: 'Data display/HistoryList',
  tags: ['stable', 'since-0.1.0'],
  component: HistoryList,
  args: {
    label: 'History of this article',
    entries: sampleEntries,
    emptyText: 'Nothing has changed here yet.',
    onRestore: restore,
  },
} satisfies Meta<typeof HistoryList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each change with who and when, under sticky dates. The current version has no Restore button. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Thursday, March 12',
      'March 1',
    ]);
    await expect(getComputedStyle(canvas.getByRole('heading', { name: 'Today' })).position).toBe('sticky');
    await expect(canvas.getByText('2:20 PM')).toHaveAttribute('datetime', '2026-03-12T18:20:00Z');
    await expect(canvas.queryByRole('button', { name: 'Restore this version: Version 3' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore this version: Version 2' }));
    await expect(args.onRestore).toHaveBeenCalledWith(sampleEntries[1]);
  },
};

/** A button shows the contents of a new record. */
export const Expands: Story = {
  parameters: { sheet: 'played' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Show contents: this article, Version 1', expanded: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByText(/Odessa Tillman/).length).toBeGreaterThan(0);
  },
};

/** An earlier version beside the current one: what restoring it would change. */
export const ComparesVersions: Story = {
  parameters: { sheet: 'played' },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Compare with current version: this article, Version 2' }),
    );
    await expect(canvas.getByText('This version').parentElement).toHaveTextContent(
      'This version Seed swap on Saturday',
    );
    await expect(canvas.getByText('Current version').parentElement).toHaveTextContent(
      'Current version Seed swap on Friday',
    );
  },
};

/** A second press during the request does nothing. */
export const Restoring: Story = {
  play: async ({ canvas, args }) => {
    const server = Promise.withResolvers<void>();
    restore.mockClear();
    restore.mockReturnValueOnce(server.promise);
    const button = canvas.getByRole('button', { name: 'Restore this version: Version 1' });
    await userEvent.click(button);
    await expect(button).toHaveTextContent('Restoring…');
    await userEvent.click(button);
    await expect(args.onRestore).toHaveBeenCalledOnce();
    server.resolve();
    await waitFor(() => expect(button).toHaveTextContent('Restore this version'));
  },
};

/** The full history names each record and links to it. */
export const OfEverything: Story = {
  args: {
    onRestore: undefined,
    onLoadMore: fn(),
    entries: [
      {
        id: 9,
        who: 'A visitor',
        action: 'subscribed',
        subject: 'Email: a@example.org',
        at: '2026-03-14T15:00:00Z',
        time: '11:00 AM',
        changes: [],
      },
      {
        id: 8,
        who: 'ada',
        action: 'deleted',
        subject: 'Event: Fish fry',
        at: '2026-03-14T14:00:00Z',
        time: '10:00 AM',
        changes: [],
        note: 'It is in the trash.',
      },
      {
        ...(sampleEntries[1] as HistoryListEntry),
        subject: 'Article: Seed swap',
        subjectHref: '/dashboard/show-article/1',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Article: Seed swap' })).toHaveAttribute(
      'href',
      '/dashboard/show-article/1',
    );
  },
};

/** The last change can be undone. Many similar changes are one line, which can be expanded. */
export const Burst: Story = {
  args: {
    onRestore: undefined,
    onUndo: fn(),
    entries: [
      {
        ...(sampleEntries[2] as HistoryListEntry),
        id: 'burst',
        subject: '2 articles',
        day: 'Yesterday',
        changes: [],
        canRestore: false,
        burst: sampleEntries
          .slice(0, 2)
          .map((entry) => ({ ...entry, canUndo: entry.id === 4, versionDiff: undefined })),
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show each change: 2 articles', expanded: false }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo this change: this article, Version 3' }));
    await expect(args.onUndo).toHaveBeenCalledWith(expect.objectContaining({ id: 4 }));
  },
};

/** Very long titles, without a space and right-to-left, take a few lines at any width. */
export const HostileTitles: Story = {
  args: {
    onUndo: fn(),
    entries: ['x'.repeat(5000), longTitle.repeat(20), '<script>alert(1)</script>', 'اجتماع البذور ('].map(
      (title, index) => ({
        ...(sampleEntries[1] as HistoryListEntry),
        id: index,
        subject: `Article: ${title}`,
        subjectHref: '/dashboard/show-article/1',
        changes: [{ label: 'Title', kind: 'text', from: title, to: `${title}!` }],
        canUndo: true,
      }),
    ),
  },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('listitem').filter((item) => !item.querySelector('h2')))
      await expect(row.offsetHeight).toBeLessThan(1200);
  },
};

export const Empty: Story = { args: { entries: [] } };
export const LoadingEntries: Story = { args: { entries: [], loading: true } };
export const Failed: Story = { args: { entries: [], error: 'The history can’t be loaded right now.', onRetry: fn() } };
