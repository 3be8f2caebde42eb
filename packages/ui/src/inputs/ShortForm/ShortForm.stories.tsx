import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { ShortForm, type ShortFormProps } from './ShortForm.tsx';

const meta = {
  title: 'Inputs/ShortForm',
  tags: ['new', 'since-0.1.0'],
  component: ShortForm,
  args: {
    label: 'Invite',
    fields: [
      { name: 'username', label: 'Username', kind: 'text', help: 'What this person signs in with.' },
      { name: 'email', label: 'Email', kind: 'email' },
      { name: 'note', label: 'Note', kind: 'text', required: false },
      {
        ...{ name: 'role', label: 'Role', kind: 'choice' },
        options: [
          { value: 'viewer', label: 'Viewer' },
          { value: 'editor', label: 'Editor' },
        ],
      },
    ],
    submitLabel: 'Send invitation',
    onSubmit: fn<ShortFormProps['onSubmit']>(async () => {}),
  },
} satisfies Meta<typeof ShortForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A date with its time, as the browser asks for it. */
export const DateAndTime: Story = {
  args: {
    label: 'Schedule this set',
    fields: [{ name: 'at', label: 'Publish at', kind: 'date-time' }],
    submitLabel: 'Schedule',
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Publish at'), '2026-12-05T09:00');
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ at: '2026-12-05T09:00' });
  },
};

/** With the keyboard, from the first field to Enter. What was typed stays. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'ruth');
    await userEvent.tab();
    await userEvent.keyboard('ruth@example.org{Enter}');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        username: 'ruth',
        email: 'ruth@example.org',
        note: '',
        role: 'viewer',
      }),
    );
    await expect(canvas.getByLabelText('Username')).toHaveValue('ruth');
  },
};

/** The browser reports missing values. */
export const Required: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Username'), 'ruth{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('Email')).toBeRequired();
    await expect(canvas.getByLabelText('Note')).not.toBeRequired();
  },
};

/** Errors are at their fields. The first one gets focus. */
export const FieldErrors: Story = {
  args: { fieldErrors: { email: 'This is already in use.' } },
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText('Email');
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(/This is already in use/);
    await expect(email).toBeInvalid();
  },
};

/** The error is above all fields and is announced. */
export const Failed: Story = {
  args: { error: 'The server can’t be reached. Check your connection and try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Check your connection');
  },
};

/** Passwords can be shown, pasted and autofilled. A read-only username helps password managers. */
export const Passwords: Story = {
  args: {
    fields: [
      { name: 'username', label: 'Account', kind: 'username', defaultValue: 'ruth', readOnly: true },
      { name: 'old_password', label: 'Current password', kind: 'current-password' },
      {
        name: 'password',
        label: 'New password',
        kind: 'new-password',
        help: 'At least 8 characters.',
        meter: ({ password }) => <p>{password.length} characters</p>,
      },
      { name: 'code', label: 'Code', kind: 'one-time-code', required: false },
      { name: 'keep', label: 'Keep me signed in on this device', kind: 'checkbox' },
    ],
    submitLabel: 'Change password',
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByLabelText('Account')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
    const next = canvas.getByLabelText('New password');
    await expect(next).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.type(canvas.getByLabelText('Current password'), 'porch');
    await userEvent.click(next);
    await userEvent.paste('seven lanterns');
    await expect(canvas.getByText('14 characters')).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Keep me signed in on this device'));
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        username: 'ruth',
        old_password: 'porch',
        password: 'seven lanterns',
        code: '',
        keep: 'true',
      }),
    );
  },
};

/** Pressing several times sends it once. */
export const Busy: Story = {
  args: { fields: [{ name: 'account', label: 'Account', kind: 'text' }], busyLabel: 'Sending…' },
  play: async ({ canvas, args }) => {
    const server = Promise.withResolvers<void>();
    mocked(args.onSubmit).mockReturnValueOnce(server.promise);
    await userEvent.type(canvas.getByLabelText('Account'), 'ruth{Enter}{Enter}');
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toBeDisabled();
    server.resolve();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send invitation' })).toBeVisible());
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
