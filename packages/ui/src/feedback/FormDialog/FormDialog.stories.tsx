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
    text: 'Your session has ended. Everything you typed is still here. Sign in to continue.',
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

/** The username is filled in. Only the password is missing. */
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

/** Escape and clicks outside do not close it. */
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

/** The error is in the dialog. What was typed stays. */
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
