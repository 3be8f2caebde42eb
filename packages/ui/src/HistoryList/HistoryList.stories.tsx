import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { HistoryList, type HistoryListEntry } from './HistoryList.tsx';
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

/** Each change with who and when; the version there is now has nothing to restore. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(
      canvas.getByText('March 12, 2026 at 2:20 PM', { normalizer: (text) => text.replace(/\s/g, ' ') }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Restore this version: Version 3' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore this version: Version 2' }));
    await expect(args.onRestore).toHaveBeenCalledWith(sampleEntries[1]);
  },
};

/** What a new record held waits behind a button. */
export const Unfolds: Story = {
  parameters: { sheet: 'played' },
  play: async ({ canvas }) => {
    const summary = canvas.getByText('What it held');
    await expect(summary).toHaveTextContent(/^What it held: this article, Version 1$/);
    // The triangle is for the eye alone.
    await expect(getComputedStyle(summary, '::before').content).toBe('"▸" / ""');
    await userEvent.click(summary);
    await waitFor(() => expect(canvas.getAllByText(/Odessa Tillman/).length).toBeGreaterThan(0));
  },
};

/** A second press while the server works sends nothing. */
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

/** The history of everything names each record and leads to it. */
export const OfEverything: Story = {
  args: {
    onRestore: undefined,
    onMore: fn(),
    entries: [
      {
        id: 9,
        who: 'A visitor',
        action: 'subscribed',
        subject: 'Email: a@example.org',
        at: '2026-03-14T15:00:00Z',
        changes: [],
      },
      {
        id: 8,
        who: 'ada',
        action: 'deleted',
        subject: 'Event: Fish fry',
        at: '2026-03-14T14:00:00Z',
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

/** Under headings that stay in view; the last change can be taken back, and many of a kind are one line. */
export const DayByDay: Story = {
  args: {
    onRestore: undefined,
    onUndo: fn(),
    entries: [
      { ...(sampleEntries[0] as HistoryListEntry), day: 'Today', canUndo: true },
      {
        ...(sampleEntries[2] as HistoryListEntry),
        id: 'burst',
        subject: '2 articles',
        day: 'Yesterday',
        changes: [],
        canRestore: false,
        burst: sampleEntries.slice(1),
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Today', 'Yesterday']);
    await userEvent.click(canvas.getByText('Show them one by one', { exact: false }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo this change: this article, Version 3' }));
    await expect(args.onUndo).toHaveBeenCalledWith(expect.objectContaining({ id: 4 }));
  },
};

export const Empty: Story = { args: { entries: [] } };
export const LoadingEntries: Story = { args: { entries: [], loading: true } };
export const Failed: Story = { args: { entries: [], error: 'The history can’t be loaded right now.', onRetry: fn() } };
