import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Cluster } from '../Cluster/index.ts';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { ModalDialog } from './ModalDialog.tsx';

const meta = {
  title: 'Feedback/ModalDialog',
  tags: ['stable', 'since-0.1.0'],
  component: ModalDialog,
  parameters: { frame: { inline: false, heightPx: 360 } },
  args: {
    open: true,
    onClose: fn(),
    'aria-labelledby': 'sign-in-again',
    children: (
      <Stack>
        <Heading level={2} size={1} id="sign-in-again">
          Sign in again
        </Heading>
        <p>You were away for a while. What you typed is still here.</p>
        <Cluster>
          <Button>Sign in</Button>
        </Cluster>
      </Stack>
    ),
  },
} satisfies Meta<typeof ModalDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    // Whether it closes is up to the caller.
    await expect(dialog).toBeVisible();
  },
};

/** A press beside it closes only what can't lose anything. */
export const ClosesBeside: Story = {
  args: { closesBeside: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(/You were away/));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
    // Its name is not there yet.
    await expect(canvas.getByRole('dialog', { hidden: true })).not.toHaveAttribute('aria-labelledby');
  },
};
