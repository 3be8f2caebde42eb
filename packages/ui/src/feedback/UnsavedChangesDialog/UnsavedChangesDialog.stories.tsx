import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/Button/index.ts';
import { UnsavedChangesDialog, type UnsavedChangesDialogProps } from './UnsavedChangesDialog.tsx';

const meta = {
  title: 'Feedback/UnsavedChangesDialog',
  tags: ['new', 'since-0.1.0'],
  component: UnsavedChangesDialog,
  parameters: { frame: { inline: false, heightPx: 360 } },
  args: { open: true, onStay: fn(), onSave: fn(), onLeave: fn() },
} satisfies Meta<typeof UnsavedChangesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Focus is on the answer that loses nothing. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(dialog).toHaveAccessibleDescription('What you changed on this page is not saved yet.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** A page that asks. */
function Page(props: UnsavedChangesDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Leave the page</Button>
      <UnsavedChangesDialog
        {...props}
        open={open}
        onStay={() => {
          props.onStay();
          setOpen(false);
        }}
      />
    </>
  );
}

/** Escape stays, and focus goes back to where it was. */
export const EscapeStays: Story = {
  args: { open: false },
  render: (args) => <Page {...args} />,
  play: async ({ canvas, args }) => {
    const opener = canvas.getByRole('button', { name: 'Leave the page' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

export const Saving: Story = {
  args: { saving: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Saving…' }));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone320' } } };
