import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { SignInDialog } from './SignInDialog.tsx';

const meta = {
  title: 'Feedback/SignInDialog',
  tags: ['new', 'since-0.1.0'],
  component: SignInDialog,
  parameters: { frame: { inline: false, heightPx: 480 } },
  args: { open: true, onSubmit: fn(), onLeave: fn(), username: 'ruth' },
} satisfies Meta<typeof SignInDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The name is there already; the password is all that is asked for. */
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

/** A wrong password: said in the dialog, and what was typed stays. */
export const Failed: Story = {
  args: { error: 'Invalid credentials' },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials');
  },
};

export const Busy: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async () => {
    await userEvent.type(await screen.findByLabelText('Password'), 'a lamp{enter}');
    await expect(await screen.findByRole('button', { name: 'Signing in…' })).toBeVisible();
  },
};

export const Closed: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone320' } },
  args: { username: 'a-rather-long-name-for-a-volunteer-who-signs-in@example.org' },
};
