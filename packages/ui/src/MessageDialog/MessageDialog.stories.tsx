import { loginFailed } from '@porchlight/contract/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { longTitle, sampleText } from '../testing/index.ts';
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
  title: 'Practical/MessageDialog',
  component: MessageDialog,
  parameters: { frame: { inline: false, heightPx: 420 } },
  args: { open: false, title: loginFailed.title, text: loginFailed.text, onClose: fn() },
  render: (args) => <WithOpener {...args} />,
} satisfies Meta<typeof MessageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Opens over the page, takes the focus, and gives it back when OK is pressed. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    // What is closed leaves no empty heading behind and names nothing that is not there.
    await expect(canvas.queryByRole('heading', { hidden: true })).toBeNull();
    await expect(canvas.getByRole('dialog', { hidden: true })).not.toHaveAttribute('aria-labelledby');
    const opener = canvas.getByRole('button', { name: 'Sign in' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Error' });
    await expect(dialog).toHaveAccessibleDescription('Invalid credentials');
    await expect(canvas.getByRole('button', { name: 'OK' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(args.onClose).toHaveBeenCalled();
    await expect(opener).toHaveFocus();
  },
};

export const Open: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Error' })).toBeVisible();
  },
};

export const LongText: Story = { args: { open: true, title: longTitle, text: sampleText(2) } };
