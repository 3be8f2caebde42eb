import { signInExpiredText, wrongCodeText } from '@porchlight/contract/account-texts';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { mockLogin } from '../testing/mock-api.ts';
import { mockCall, mockError } from '../testing/mock-call.ts';
import { Screen } from '../testing/Screen.tsx';
import { LoginPage } from './LoginPage.tsx';

/** What the mocked backend waits for before it responds. */
let signal = Promise.withResolvers<void>();

/** Staff sign-in. In these stories, sign in as 'ada' with the password 'lamp'. */
const meta = {
  title: 'Screens/Sign-in',
  tags: ['!autodocs'],
  component: Screen,
  args: { Component: LoginPage, path: '/login' },
  parameters: { layout: 'fullscreen', msw: mockLogin },
  beforeEach: () => {
    signal = Promise.withResolvers();
    localStorage.removeItem('token');
    return () => localStorage.removeItem('token');
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nothing moves when the server's sign-in options arrive. */
export const SlowOptions: Story = {
  parameters: {
    msw: [
      mockCall(otherCalls.signInOptions, async () => {
        await signal.promise;
        return { keep_days: 30, passkeys: true };
      }),
      ...mockLogin,
    ],
  },
  play: async ({ canvas }) => {
    const places = () =>
      [canvas.getByRole('button', { name: 'Sign in' }), canvas.getByRole('link', { name: 'Forgot password?' })].map(
        (part) => part.getBoundingClientRect().top,
      );
    await canvas.findByRole('button', { name: 'Sign in' });
    await expect(canvas.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
    const before = places();
    signal.resolve();
    await canvas.findByRole('button', { name: 'Sign in with a passkey' });
    await expect(places()).toEqual(before);
  },
};

/** A server without 'Keep me signed in' does not offer it. */
export const WithoutStaySignedIn: Story = {
  parameters: { msw: [mockCall(otherCalls.signInOptions, () => ({ keep_days: 0 })), ...mockLogin] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Sign in' });
    await waitFor(() => expect(canvas.queryByRole('checkbox')).toBeNull());
  },
};

const sent = fn();

/** People can stay signed in on their own device. Pressing several times sends the form once. */
export const KeepsSignedIn: Story = {
  parameters: {
    msw: [
      http.post('/api/login', async ({ request }) => {
        sent(Object.fromEntries(await request.formData()));
        await signal.promise;
        return HttpResponse.json({ token: 'story-token', user: { id: 1, username: 'ada' } });
      }),
      ...mockLogin,
    ],
  },
  play: async ({ canvas }) => {
    sent.mockClear();
    const username = await canvas.findByLabelText('Username');
    const password = canvas.getByLabelText('Password', { selector: 'input' });
    await expect(username).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(canvas.getByLabelText('Keep me signed in on this device'));
    await userEvent.type(username, 'ada');
    await userEvent.type(password, 'lamp{Enter}{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Signing in…' })).toBeDisabled();
    signal.resolve();
    await expect(await canvas.findByText('Another page')).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent).toHaveBeenCalledWith({ username: 'ada', password: 'lamp', keep: 'true' });
  },
};

/** Opens the dashboard and stores the token. */
export const SignsIn: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'ada');
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'lamp');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByText('Another page')).toBeVisible();
    await expect(localStorage.getItem('token')).toBe('story-token');
  },
};

/**
 * Every failure shows the same popup and keeps the username. After closing it, focus is in the empty password field.
 */
export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'ada');
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent('Invalid credentials');
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(canvas.getByLabelText('Username')).toHaveValue('ada');
    await waitFor(() => expect(canvas.getByLabelText('Password', { selector: 'input' })).toHaveFocus());
    await userEvent.keyboard('lamp{Enter}');
    await expect(await canvas.findByText('Another page')).toBeVisible();
  },
};

/** An account with a second factor: a wrong code gets an error at its field, the right one signs in. */
export const SecondFactor: Story = {
  parameters: {
    msw: [
      mockCall(otherCalls.login, () => ({ pending_token: 'pending' })),
      mockCall(otherCalls.loginFactor, async ({ request }) =>
        (await request.text()).includes('518159')
          ? { token: 'story-token', user: { id: 1, username: 'ada' } }
          : mockError('validation', '', { code: wrongCodeText }),
      ),
      ...mockLogin,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'ada');
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'lamp{Enter}');
    const code = await canvas.findByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await userEvent.keyboard('000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(wrongCodeText)));
    await expect(code).toHaveValue('000000');
    await userEvent.clear(code);
    await userEvent.type(code, '518159{Enter}');
    await expect(await canvas.findByText('Another page')).toBeVisible();
    await expect(localStorage.getItem('token')).toBe('story-token');
  },
};

/** After too long a wait, a message asks for the password again. */
export const TookTooLong: Story = {
  parameters: {
    msw: [
      mockCall(otherCalls.login, () => ({ pending_token: 'pending' })),
      mockCall(otherCalls.loginFactor, () => mockError('gone', signInExpiredText)),
      ...mockLogin,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Username'), 'ada');
    await userEvent.type(canvas.getByLabelText('Password', { selector: 'input' }), 'lamp{Enter}');
    await userEvent.type(await canvas.findByLabelText('Code'), '518159{Enter}');
    await expect(await screen.findByRole('dialog')).toHaveTextContent(signInExpiredText);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(await canvas.findByLabelText('Username')).toBeVisible();
  },
};
