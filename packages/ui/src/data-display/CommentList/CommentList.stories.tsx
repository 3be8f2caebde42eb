import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CommentList, type CommentListProps } from './CommentList.tsx';

/** Holds the text of the new comment. */
function WithDraft(props: CommentListProps) {
  const [draft, setDraft] = useState(props.draft);
  const add = async () => {
    await props.onAdd();
    setDraft('');
  };
  return <CommentList {...props} draft={draft} onDraftChange={setDraft} onAdd={add} />;
}

const comments = [
  { id: 1, by: 'Wendell', text: 'Who took the picture?\nIt needs a credit.', time: 'Mar 3 at 4:16 PM', isOwn: true },
  {
    ...{ id: 2, by: 'Loretta Mae', text: 'The date was wrong.', time: 'Mar 3 at 4:30 PM' },
    resolved: 'Resolved by Wendell Mar 4 at 9 AM',
  },
  { id: 3, by: 'Loretta Mae', text: '@Wendell, I did, at the depot.', time: 'today at 8:02 AM' },
];

const meta = {
  title: 'Data display/CommentList',
  tags: ['new', 'since-0.1.0'],
  component: CommentList,
  args: {
    comments,
    people: [{ username: 'Loretta Mae' }, { username: 'wendell', name: 'Wendell Hart' }],
    draft: '',
    onDraftChange: fn(),
    onAdd: fn(async () => undefined),
    onResolve: fn(),
    onDelete: fn(),
  },
  render: (args) => <WithDraft {...args} />,
} satisfies Meta<typeof CommentList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Resolved comments are behind a button; a name can be chosen, and Ctrl+Enter adds the comment. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show resolved comments (1)' }));
    await expect(canvas.getByText('Resolved by Wendell Mar 4 at 9 AM')).toBeVisible();
    const input = canvas.getByRole('textbox', { name: 'New comment' });
    await expect(canvas.getByRole('button', { name: 'Add comment' })).toBeDisabled();
    await userEvent.type(input, 'Thanks');
    await userEvent.click(canvas.getByRole('button', { name: 'Mention…' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Loretta Mae' }));
    await waitFor(() => expect(input).toHaveFocus());
    await expect(input).toHaveValue('Thanks @Loretta Mae ');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(input).toHaveValue(''));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen the comment by Loretta Mae' }));
    await expect(args.onResolve).toHaveBeenCalledWith(2, false);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete my comment from Mar 3 at 4:16 PM' }));
    await expect(args.onDelete).toHaveBeenCalledWith(1);
  },
};

/** Nobody has written anything. */
export const Empty: Story = { args: { comments: [], people: [] } };

/** What was typed stays when it could not be sent. */
export const Failed: Story = {
  args: {
    draft: 'Who took the picture?',
    error: 'The comment could not be added. Check your connection and try again.',
  },
};
