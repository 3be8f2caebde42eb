import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

const meta = {
  title: 'Inputs/LoginForm',
  tags: ['new', 'since-0.1.0'],
  component: LoginForm,
  args: { onSubmit: fn<LoginFormProps['onSubmit']>(async () => {}) },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By keyboard, from the first field to Enter. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    const username = canvas.getByLabelText('Username');
    const password = canvas.getByLabelText('Password');
    await expect(username).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(username, 'ruth');
    await userEvent.tab();
    await userEvent.keyboard('light the porch{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'ruth', password: 'light the porch', keep: false });
    // After a failure one corrects, one does not start over.
    await expect(username).toHaveValue('ruth');
    await expect(password).toHaveValue('light the porch');
  },
};

/** The browser asks for what is missing. spec 5 */
export const Required: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'ruth');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Password')).toBeRequired();
    await expect(canvas.getByLabelText('Username')).toBeRequired();
  },
};

export const ShowsThePassword: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'porch');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('porch');
  },
};

/** Impatient presses send it once. */
export const Busy: Story = {
  play: async ({ canvas, args }) => {
    const server = Promise.withResolvers<void>();
    mocked(args.onSubmit).mockReturnValueOnce(server.promise);
    await userEvent.type(canvas.getByLabelText('Username'), 'ruth');
    await userEvent.type(canvas.getByLabelText('Password'), 'porch{Enter}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Signing in…' })).toBeDisabled();
    server.resolve();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toBeVisible());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Whoever has a device of their own may stay signed in on it. */
export const KeepsSignedIn: Story = {
  args: { keepLabel: 'Keep me signed in on this device' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'ruth');
    await userEvent.click(canvas.getByLabelText('Keep me signed in on this device'));
    await userEvent.type(canvas.getByLabelText('Password'), 'porch{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ username: 'ruth', password: 'porch', keep: true }),
    );
  },
};
