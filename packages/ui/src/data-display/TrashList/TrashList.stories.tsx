import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { storedPicture } from '../../inputs/EntityForm/sample-fields.ts';
import { longTitle } from '../../surfaces/CardFrame/sample-content.ts';
import { TrashList, type TrashListEntry, type TrashListProps } from './index.ts';

const entries: readonly TrashListEntry[] = [
  {
    id: 3,
    title: 'Fish fry',
    pictureUrl: storedPicture,
    details: 'Event · March 14, 2026 at 6:00 PM',
    deletedText: 'Deleted by ada, March 1 at 10:00 AM',
    leftText: '30 days left',
  },
  {
    id: 2,
    title: longTitle,
    details: 'Article',
    deletedText: 'Deleted by grace, March 1 at 10:00 AM',
    leftText: '17 days left',
  },
  {
    id: 1,
    title: 'a@example.org',
    details: 'Email',
    deletedText: 'Deleted by ada, March 1 at 10:00 AM',
    leftText: 'Last day',
    isUrgent: true,
  },
];

const meta = {
  title: 'Data display/TrashList',
  tags: ['stable', 'since-0.1.0'],
  component: TrashList,
  args: { label: 'Trash', entries, emptyText: 'The trash is empty.', onRestore: fn() },
} satisfies Meta<typeof TrashList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Fish fry' }));
    await expect(args.onRestore).toHaveBeenCalledWith(entries[0]);
  },
};

/** Several are restored with one press; the button appears once something is selected. */
export const SeveralAtOnce: Story = {
  args: { onRestoreMany: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /^Restore \d/ })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Fish fry' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select a@example.org' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Restore 2' }));
    await expect(args.onRestoreMany).toHaveBeenCalledWith([entries[0], entries[2]]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all shown' }));
    await expect(canvas.getByRole('button', { name: 'Restore 3' })).toBeVisible();
  },
};

/** The contents are rendered when they are opened. */
export const Opens: Story = {
  args: { renderContent: ({ title }) => <p>What {title} held</p> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('What Fish fry held')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open Fish fry' }));
    await expect(canvas.getByText('What Fish fry held')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close Fish fry', expanded: true }));
    await expect(canvas.queryByText('What Fish fry held')).toBeNull();
  },
};

function Working(props: TrashListProps) {
  const [rows, setRows] = useState(props.entries);
  return (
    <TrashList
      {...props}
      entries={rows}
      onRestore={async (entry) => setRows((all) => all.filter(({ id }) => id !== entry.id))}
    />
  );
}

/** After a restore, focus moves to the next row. */
export const ByKeyboard: Story = {
  render: (args) => <Working {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Restore Fish fry' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: `Restore ${longTitle}` })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** If restoring fails, the row stays. */
export const Refused: Story = {
  args: {
    onRestore: fn(() => Promise.reject(new Error('no'))),
    outcome: { tone: 'error', text: 'Another record has the username “ada” now. Change or delete that one first.' },
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Restore Fish fry' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Restore'));
    await expect(button).toHaveFocus();
  },
};

export const Empty: Story = { args: { entries: [] } };
export const LoadingEntries: Story = { args: { entries: [], loading: true } };
export const Failed: Story = { args: { entries: [], error: 'The trash can’t be loaded right now.', onRetry: fn() } };
export const Older: Story = { args: { onLoadMore: fn() } };
