import { invalidLinkText, passwordChangedText, passwordProblems } from '@porchlight/contract/account-texts';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { clearToken, readToken, storeToken } from '../api/index.ts';
import { mockCall, mockError } from '../testing/mock-call.ts';
import { Screen } from '../testing/Screen.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { NewPasswordPage } from './NewPasswordPage.tsx';

const token = 'mYx3cZP0nq8G1vJkQd7bE5sUoT2hRwLfA9iVtKe6NgM';
const goodLink = mockCall(otherCalls.readLink, async ({ request }) => {
  const body = (await request.json()) as { token: string };
  return body.token === token ? { kind: 'password-reset', username: 'ada' } : mockError('gone', invalidLinkText);
});

/** Resetting a forgotten password. */
const meta = {
  title: 'Screens/Forgotten password',
  tags: ['!autodocs'],
  component: Screen,
  args: { Component: ForgotPasswordPage, path: '/forgot-password' },
  parameters: {
    layout: 'fullscreen',
    msw: [mockCall(otherCalls.forgotPassword)],
  },
  beforeEach: () => {
    clearToken();
    return clearToken;
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function choosePassword(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByLabelText('New password'));
  await userEvent.paste('seven lanterns by the river');
  await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
}

const choosing = { Component: NewPasswordPage, path: '/new-password', at: `/new-password#${token}` };

/** The message does not reveal whether the account exists. */
export const RequestsLink: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Username or email')).toHaveFocus());
    await userEvent.keyboard('ada@example.org{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/If there is an account with that name/));
    await expect(canvas.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login');
  },
};

/** After too many requests the person has to wait. What they typed stays. */
export const TooManyRequests: Story = {
  parameters: {
    msw: [
      mockCall(otherCalls.forgotPassword, () =>
        mockError('too_many_requests', 'Too many attempts. Try again in 4 seconds.'),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username or email'), 'ada{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Try again in 4 seconds.');
    await expect(canvas.getByLabelText('Username or email')).toHaveValue('ada');
  },
};

/** Someone who was invited says what they want to be called, and is signed in. */
export const AcceptsInvitation: Story = {
  args: choosing,
  parameters: {
    msw: [
      mockCall(otherCalls.readLink, () => ({ kind: 'invitation', username: 'ruth' })),
      mockCall(otherCalls.setPassword, async ({ request }) => {
        const { name } = (await request.json()) as { name?: string };
        return name === 'Ruth Hart'
          ? undefined
          : mockError('validation', 'Check what you entered.', { name: 'Wrong.' });
      }),
      mockCall(otherCalls.login, () => ({ token: 'new-token', user: { id: 2, username: 'ruth', name: 'Ruth Hart' } })),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Your name')).toHaveFocus());
    await userEvent.keyboard('Ruth Hart');
    await choosePassword(canvas);
    await expect(await canvas.findByText('Another page')).toBeVisible();
    await expect(localStorage.getItem('user')).toContain('Ruth Hart');
  },
};

/** The link is valid: who chooses a password is signed in. */
export const SetsPassword: Story = {
  args: choosing,
  parameters: {
    msw: [
      goodLink,
      mockCall(otherCalls.setPassword),
      mockCall(otherCalls.login, () => ({ token: 'new-token', user: { id: 1, username: 'ada' } })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Account')).toHaveValue('ada');
    await choosePassword(canvas);
    await expect(await canvas.findByText('Another page')).toBeVisible();
    await expect(readToken()).toBe('new-token');
  },
};

/** With a second factor, a message confirms the new password and links to the sign-in. */
export const SetsPasswordWithFactor: Story = {
  args: choosing,
  parameters: {
    msw: [goodLink, mockCall(otherCalls.setPassword), mockCall(otherCalls.login, () => ({ pending_token: 'pending' }))],
  },
  play: async ({ canvas }) => {
    await choosePassword(canvas);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(passwordChangedText));
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expect(readToken()).toBeNull();
  },
};

/** Somebody else is signed in on this device, who stays so: an administrator who tries an invitation's link. */
export const SetsPasswordOfAnother: Story = {
  args: choosing,
  parameters: SetsPassword.parameters,
  beforeEach: () => storeToken('of-the-administrator'),
  play: async ({ canvas }) => {
    await choosePassword(canvas);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(passwordChangedText));
    await expect(readToken()).toBe('of-the-administrator');
  },
};

/** A password that is easy to guess is rejected at its field. */
export const CommonPassword: Story = {
  args: choosing,
  parameters: {
    msw: [
      goodLink,
      mockCall(otherCalls.setPassword, () =>
        mockError('validation', 'Check what you entered.', { password: passwordProblems.common }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('New password');
    await userEvent.type(field, 'password1{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(passwordProblems.common)));
    await expect(field).toHaveValue('password1');
  },
};

/** The link was used before, has expired or is incomplete. */
export const InvalidLink: Story = {
  args: { ...choosing, at: '/new-password#broken' },
  parameters: { msw: [goodLink] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(invalidLinkText);
    await expect(canvas.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', '/forgot-password');
  },
};
