import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { FormDialog } from './FormDialog.tsx';

const meta = {
  title: 'Feedback/FormDialog',
  tags: ['new', 'since-0.1.0'],
  component: FormDialog,
  parameters: { frame: { inline: false, heightPx: 480 } },
  args: {
    open: true,
    title: 'Sign in again',
    text: 'You were away for a while, so your session has ended. Everything you typed is still here.',
    fields: [
      { name: 'username', label: 'Username', kind: 'username', defaultValue: 'ruth' },
      { name: 'password', label: 'Password', kind: 'current-password', autoFocus: true },
    ],
    submitLabel: 'Sign in',
    leaveLabel: 'Leave this page',
    onSubmit: fn(async () => {}),
    onLeave: fn(),
  },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is known is there already; the password is all that is asked for. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toHaveAccessibleDescription(/Everything you typed is still here/);
    await expect(within(dialog).getByLabelText('Username')).toHaveValue('ruth');
    await waitFor(() => expect(within(dialog).getByLabelText('Password')).toHaveFocus());
    await userEvent.keyboard('a lamp{enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ username: 'ruth', password: 'a lamp' }));
  },
};

/** A slip of the finger does not lose the page. */
export const EscapeDoesNothing: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Leave this page' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** Said in the dialog; what was typed stays. */
export const Failed: Story = {
  args: { error: 'Invalid credentials' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials');
  },
};

export const Busy: Story = {
  args: { busyLabel: 'Signing in…', onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Password'), 'a lamp{enter}');
    await expect(await screen.findByRole('button', { name: 'Signing in…' })).toBeVisible();
  },
};
