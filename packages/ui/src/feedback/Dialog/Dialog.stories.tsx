import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../inputs/Button/index.ts';
import { sampleText } from '../../testing/index.ts';
import { Dialog, DialogActions, DialogContent, DialogContentText, type DialogProps, DialogTitle } from './index.ts';

const words = (
  <>
    <DialogTitle>Sign in again</DialogTitle>
    <DialogContent>
      <DialogContentText>Your session has ended. What you typed is still here.</DialogContentText>
    </DialogContent>
    <DialogActions>
      <Button variant="outlined">Not now</Button>
      <Button>Sign in</Button>
    </DialogActions>
  </>
);

/**
 * A window above the page that has to be dealt with first: MUI's `Dialog`, with its title, content and actions. Full
 * height on a phone; actions at the bottom right, the one that loses nothing first.
 *
 * - **When**: making a dialog of your own.
 * - **Not for**: a message: `MessageDialog`; a question: `ChoiceDialog`. Ask first whether a page would do.
 * - **Keys**: Escape asks to close; Tab stays inside; focus goes back.
 * @see https://mui.com/material-ui/react-dialog/
 */
const meta = {
  title: 'Feedback/Dialog',
  tags: ['new', 'since-0.1.0'],
  component: Dialog,
  parameters: { frame: { inline: false, heightPx: 360 } },
  args: { open: true, onClose: fn(), children: words },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledWith(expect.anything(), 'escapeKeyDown');
    // Whether it closes is up to the caller.
    await expect(dialog).toBeVisible();
  },
};

/** A page with a button that opens the dialog. */
function Page(props: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Save</Button>
      <a href="#elsewhere">Elsewhere</a>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </main>
  );
}

/** The page behind can't be reached. On closing, focus returns. */
export const KeepsTheFocus: Story = {
  args: { open: false },
  render: (args) => <Page {...args} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await expect(canvas.queryByRole('link')).toBeNull();
    for (const name of ['Not now', 'Sign in', 'Not now']) {
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    }
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

/** A long text scrolls between its title and its actions. */
export const LongText: Story = {
  args: {
    children: (
      <>
        <DialogTitle>{sampleText(1).slice(0, 90)}</DialogTitle>
        <DialogContent tabIndex={0}>
          <DialogContentText>{sampleText(12)}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button>OK</Button>
        </DialogActions>
      </>
    ),
  },
};

export const Closed: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  },
};

/** On a phone: full height, actions below each other. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone320' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBe(window.innerHeight);
  },
};
