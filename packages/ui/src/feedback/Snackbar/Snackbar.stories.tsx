import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, type Mock, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../inputs/Button/index.ts';
import { Link } from '../../navigation/Link/index.ts';
import { fakeLongTimers, type LongTimers } from '../../testing/long-timers.ts';
import { Snackbar, type SnackbarProps } from './Snackbar.tsx';

const meta = {
  title: 'Feedback/Snackbar',
  tags: ['new', 'since-0.1.0'],
  component: Snackbar,
  parameters: { frame: { inline: false, heightPx: 200 } },
  // Space for the bar on a sheet, where it is at the bottom of its cell.
  decorators: [(Story) => <div style={{ minHeight: 240 }}>{Story()}</div>],
  args: { open: true, message: 'Article deleted.', onUndo: fn(), onDismiss: fn(), timeoutMs: 0 },
} satisfies Meta<typeof Snackbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A list page with the snackbar at the bottom. */
function Page(props: SnackbarProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete the article</Button>
      <Snackbar
        {...props}
        open={open}
        onDismiss={() => {
          props.onDismiss();
          setOpen(false);
        }}
      />
    </>
  );
}

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Article deleted.');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** What gets the focus at the end of a long page is scrolled above the bar. */
export const CoversNoFocus: Story = {
  parameters: { sheet: false },
  render: (args) => (
    <>
      <div style={{ height: '150vh' }} />
      <Button>Delete the last row</Button>
      <Snackbar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete the last row' });
    button.focus();
    const bar = canvas.getByText('Article deleted.').getBoundingClientRect();
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThan(bar.top));
  },
};

/** The live region is rendered before its message, so that it is announced. Focus does not move. */
export const Announces: Story = {
  render: (args) => <Page {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    const button = canvas.getByRole('button', { name: 'Delete the article' });
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('Article deleted.');
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
  },
};

/** Two deletions on one page: the latest is shown; the one before is shown again afterwards. */
export const OneAtATime: Story = {
  render: (args) => (
    <>
      <Snackbar {...args} message="Deleted: Seed Saturday" />
      <Page {...args} message="Deleted: Soup and seed swap" />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the article' }));
    await expect(canvas.getByText('Deleted: Soup and seed swap')).toBeVisible();
    await expect(canvas.queryByText('Deleted: Seed Saturday')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.getByText('Deleted: Seed Saturday')).toBeVisible();
  },
};

/** If Undo fails, the message stays. */
export const UndoFails: Story = {
  args: { onUndo: fn(() => Promise.reject(new Error('The server said no.'))) },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled'));
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

let timers: LongTimers;

/** The timer stops while it has focus or the pointer is over it, and starts again afterwards. */
export const WaitsForPeople: Story = {
  args: { timeoutMs: 30_000 },
  beforeEach: () => {
    timers = fakeLongTimers();
    return timers.restore;
  },
  play: async ({ canvas, args }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    undo.focus();
    (args.onDismiss as Mock).mockClear();
    await timers.advance(90_000);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    undo.blur();
    await timers.advance(30_000);
    await expect(args.onDismiss).toHaveBeenCalled();
    await userEvent.hover(undo);
    (args.onDismiss as Mock).mockClear();
    await timers.advance(90_000);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.unhover(undo);
    await timers.advance(29_999);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await timers.advance(1);
    await expect(args.onDismiss).toHaveBeenCalled();
  },
};

/** After its time it calls `onDismiss`, and the caller closes it. */
export const GoesByItself: Story = {
  args: { timeoutMs: 1 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledOnce());
  },
};

export const Dismissed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(args.onUndo).not.toHaveBeenCalled();
  },
};

export const LongMessage: Story = {
  globals: { viewport: { value: 'phone320' } },
  args: {
    message:
      '“What the congregation of a small church on a red clay road can still teach the rest of us about deciding things together” deleted.',
  },
};

/** A saved record, with a link instead of Undo. */
export const SavedWithALink: Story = {
  args: {
    message: 'Saved: Seed Saturday',
    onUndo: undefined,
    children: (
      <Link href="/article/1" newTab>
        View on website
      </Link>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^View on website/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};
