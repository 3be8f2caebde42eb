import { loginFailed } from '@porchlight/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../inputs/Button/index.ts';
import { longTitle, sampleText } from '../../testing/index.ts';
import { MessageDialog, type MessageDialogProps } from './MessageDialog.tsx';

function WithOpener(props: MessageDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Sign in</Button>
      <MessageDialog
        {...props}
        open={open}
        onClose={() => {
          props.onClose();
          setOpen(false);
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Feedback/MessageDialog',
  tags: ['new', 'since-0.1.0'],
  component: MessageDialog,
  parameters: { frame: { inline: false, heightPx: 420 } },
  args: { open: true, title: loginFailed.title, text: loginFailed.text, onClose: fn() },
} satisfies Meta<typeof MessageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens over the page and gets focus. OK returns focus. */
export const Default: Story = {
  args: { open: false },
  render: (args) => <WithOpener {...args} />,
  play: async ({ args, canvas }) => {
    await expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    const opener = canvas.getByRole('button', { name: 'Sign in' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    await expect(dialog).toHaveAccessibleDescription('Invalid credentials');
    await expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Error' });
    await expect(dialog).toBeVisible();
    // A click outside does not close it; Escape does.
    await userEvent.click(dialog.parentElement as HTMLElement);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = { args: { title: longTitle, text: sampleText(2) } };
