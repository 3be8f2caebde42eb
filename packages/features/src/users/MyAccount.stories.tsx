import type { OwnFactors } from '@porchlight/contract/account-calls';
import { passwordChangedText, reauthenticationText, wrongCodeText } from '@porchlight/contract/account-texts';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { dashboardMeta } from '../testing/dashboard-stories.tsx';
import { mockSession } from '../testing/mock-api.ts';
import { mockCall, mockError } from '../testing/mock-call.ts';
import type { Screen } from '../testing/Screen.tsx';
import { MyAccountPage } from './MyAccountPage.tsx';

const ownSession = {
  ...{ id: 'a', device: 'Firefox on Windows', address: '203.0.113.7', is_kept: true, is_own: true },
  ...{ created_at: '2026-03-13T13:00:00Z', last_used_at: '2026-03-14T14:59:00Z' },
};
const phone = {
  ...{ id: 'b', device: 'Safari on iPhone', address: '2001:db8:4f2a::7', is_kept: false, is_own: false },
  ...{ created_at: '2026-03-14T08:00:00Z', last_used_at: '2026-03-14T08:20:00Z' },
};
let sessions = [ownSession, phone];
const noFactor: OwnFactors = { totp_since: null, recovery_codes: 0, passkeys: [], offers_passkeys: true };
const withApp: OwnFactors = { ...noFactor, totp_since: '2026-03-14T14:00:00Z', recovery_codes: 10 };
const passkey = {
  ...{ id: 'phone', name: 'My phone' },
  ...{ created_at: '2026-03-13T14:00:00Z', last_used_at: '2026-03-14T14:00:00Z' },
};
let factors = noFactor;
let mutedMails: string[] = [];
let name = '';
const codes = Array.from({ length: 10 }, (_, index) => `7KQ2M${index}-XPA9TW-3HNB6E-ZR8YCD`);
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const settingUp = [
  mockCall(otherCalls.beginTotp, () => ({
    secret,
    uri: `otpauth://totp/Porchlight:ada?issuer=Porchlight&secret=${secret}`,
  })),
  mockCall(otherCalls.confirmTotp, async ({ request }) => {
    if (!(await request.text()).includes('518159')) return invalid({ code: wrongCodeText });
    factors = withApp;
    return { recovery_codes: codes };
  }),
  mockCall(otherCalls.renewRecoveryCodes, () => ({ recovery_codes: codes })),
  mockCall(otherCalls.removeTotp, () => {
    factors = noFactor;
  }),
];
const account = mockCall(otherCalls.myAccount, () => ({
  username: 'ada',
  name,
  email: 'ada@example.org',
  muted_mails: mutedMails,
  factors,
  sessions,
}));
const invalid = (fields: Record<string, string>) => mockError('validation', 'Check what you entered.', fields);
let isConfirmed = false;
const confirmedOnly = () => (isConfirmed ? newToken() : mockError('reauthentication_required', reauthenticationText));
const confirming = mockCall(otherCalls.confirmIdentity, async ({ request }) => {
  isConfirmed = (await request.text()).includes('a lamp at dusk');
  return isConfirmed ? undefined : invalid({ password: 'This is not your current password.' });
});
const newToken = () => ({ token: 'another-story-token' });

/** Opens the form of a card. */
const open = async (canvas: ReturnType<typeof within>, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }));

/** If the pressed button no longer exists, focus moves to the message. */
const haveFocusOn = (canvas: ReturnType<typeof within>, words: string | RegExp) =>
  waitFor(() => expect(canvas.getByText(words).closest('[role="status"]')).toHaveFocus());

/** The user's own account. */
const meta = {
  title: 'Screens/Dashboard/My account',
  tags: ['!autodocs'],
  ...dashboardMeta,
  args: { ...dashboardMeta.args, Component: MyAccountPage, path: '/dashboard/my-account' },
  parameters: { ...dashboardMeta.parameters, msw: [mockSession, account] },
  beforeEach: async () => {
    sessions = [ownSession, phone];
    isConfirmed = false;
    factors = noFactor;
    mutedMails = [];
    name = '';
    return dashboardMeta.beforeEach();
  },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The password's strength is shown while typing. The change is confirmed, and the session continues with a new token.
 */
export const ChangesThePassword: Story = {
  parameters: { msw: [mockSession, account, mockCall(otherCalls.changeMyPassword, newToken)] },
  play: async ({ canvas }) => {
    await open(canvas, 'Change: Password');
    const form = within(await canvas.findByRole('form', { name: 'Change password' }));
    await userEvent.type(form.getByLabelText('Current password'), 'a lamp at dusk');
    await userEvent.type(form.getByLabelText('New password'), 'lantern');
    await expect(await form.findByText(/Very weak. Use at least 8 characters/)).toBeVisible();
    await userEvent.type(form.getByLabelText('New password'), 's by the river, seven');
    await expect(await form.findByText('Very strong')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Change password' }));
    await expect(await canvas.findByText(new RegExp(passwordChangedText))).toBeVisible();
    await haveFocusOn(canvas, /^Password changed/);
    await expect(localStorage.getItem('token')).toBe('another-story-token');
  },
};

/** A wrong current password gets an error at its field. What was typed stays. */
export const WrongPassword: Story = {
  parameters: {
    msw: [
      mockSession,
      account,
      mockCall(otherCalls.changeMyPassword, () => invalid({ old_password: 'This is not your current password.' })),
    ],
  },
  play: async ({ canvas }) => {
    await open(canvas, 'Change: Password');
    const form = within(await canvas.findByRole('form', { name: 'Change password' }));
    await userEvent.type(form.getByLabelText('Current password'), 'a guess');
    await userEvent.type(form.getByLabelText('New password'), 'seven lanterns by the river{Enter}');
    const old = form.getByLabelText('Current password');
    await waitFor(() => expect(old).toHaveAccessibleDescription(/This is not your current password\./));
    await expect(form.getByLabelText('New password')).toHaveValue('seven lanterns by the river');
  },
};

/** A display name is what colleagues read. Without one they read the username. */
export const ChangesTheName: Story = {
  parameters: {
    msw: [
      mockSession,
      account,
      mockCall(otherCalls.changeMyName, async ({ request }) => {
        const body: { name: string } = await request.json();
        name = body.name.trim();
        return { name };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await open(canvas, 'Change: Display name');
    const form = within(await canvas.findByRole('form', { name: 'Change display name' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Display name' }), ' Ada Pickens {Enter}');
    await expect(await canvas.findByText('Colleagues now read ‘Ada Pickens’.')).toBeVisible();
    await expect(await canvas.findByText('Ada Pickens')).toBeVisible();
    await open(canvas, 'Change: Display name');
    await expect(canvas.getByRole('textbox', { name: 'Display name' })).toHaveValue('Ada Pickens');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Display name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change display name' }));
    await expect(await canvas.findByText('Colleagues now read ‘ada’.')).toBeVisible();
  },
};

export const ChangesTheEmail: Story = {
  parameters: { msw: [mockSession, account, mockCall(otherCalls.changeMyEmail, newToken)] },
  play: async ({ canvas }) => {
    await open(canvas, 'Change: Email');
    const form = within(await canvas.findByRole('form', { name: 'Change email' }));
    await userEvent.type(form.getByLabelText('Email'), '.uk');
    await userEvent.click(form.getByRole('button', { name: 'Change email' }));
    await expect(await canvas.findByText(/Email changed\./)).toBeVisible();
    await haveFocusOn(canvas, /^Email changed\./);
  },
};

/**
 * If the password was entered too long ago, a dialog asks for it again and reports a wrong one. Then the change
 * continues.
 */
export const AsksForThePassword: Story = {
  parameters: { msw: [mockSession, account, mockCall(otherCalls.changeMyEmail, confirmedOnly), confirming] },
  play: async ({ canvas }) => {
    await open(canvas, 'Change: Email');
    const form = within(await canvas.findByRole('form', { name: 'Change email' }));
    await userEvent.type(form.getByLabelText('Email'), '.uk{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
    const password = dialog.getByLabelText('Current password');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard('a guess{Enter}');
    await waitFor(() => expect(password).toHaveAccessibleDescription(/This is not your current password\./));
    await userEvent.clear(password);
    await userEvent.type(password, 'a lamp at dusk{Enter}');
    await expect(await canvas.findByText(/Email changed\./)).toBeVisible();
  },
};

/** Cancelling the password dialog changes nothing. What was typed stays. */
export const GivesNoPassword: Story = {
  parameters: { msw: [mockSession, account, mockCall(otherCalls.changeMyEmail, confirmedOnly), confirming] },
  play: async ({ canvas }) => {
    await open(canvas, 'Change: Email');
    const form = within(await canvas.findByRole('form', { name: 'Change email' }));
    await userEvent.type(form.getByLabelText('Email'), '.uk{Enter}');
    await screen.findByRole('dialog', { name: 'Confirm your password' });
    await userEvent.keyboard('{Escape}');
    await expect(await form.findByRole('alert')).toHaveTextContent(reauthenticationText);
    await expect(form.getByLabelText('Email')).toHaveValue('ada@example.org.uk');
  },
};

/** Ending one session, or all others at once. */
export const EndsSessions: Story = {
  parameters: {
    msw: [
      mockSession,
      account,
      mockCall(otherCalls.endSession, () => {
        sessions = [ownSession];
      }),
    ],
  },
  play: async ({ canvas }) => {
    await open(canvas, 'Show: Sessions');
    await expect(await canvas.findByText('This session')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'End all other sessions' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End session: Safari on iPhone' }));
    await expect(await canvas.findByText('The session has ended.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('Safari on iPhone')).toBeNull());
    await haveFocusOn(canvas, 'The session has ended.');
  },
};

/** From the QR code to the recovery codes. A wrong code gets an error at its field. */
export const SetsUpAnApp: Story = {
  parameters: { msw: [mockSession, account, ...settingUp] },
  play: async ({ canvas }) => {
    await open(canvas, 'Set up: Authenticator app');
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up authenticator app' }));
    await expect(await canvas.findByRole('img', { name: /QR code for the app/ })).toBeVisible();
    await expect(canvas.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeVisible();
    const code = canvas.getByLabelText('Code');
    await waitFor(() => expect(code).toHaveFocus());
    await userEvent.type(code, '000000{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(new RegExp(wrongCodeText)));
    await userEvent.clear(code);
    await userEvent.type(code, '518159{Enter}');
    await expect(await canvas.findByText(/The app is set up\./)).toBeVisible();
    await expect(canvas.getByText(/7KQ2M9-XPA9TW-3HNB6E-ZR8YCD/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved the codes' }));
    await expect(canvas.queryByText(/7KQ2M9/)).toBeNull();
    // The pressed button no longer exists, so focus continues from the message.
    const message = await canvas.findByText('The recovery codes are hidden.');
    await waitFor(() => expect(message.closest('[role=status]')).toHaveFocus());
    await expect(await canvas.findByText('10 recovery codes left.')).toBeVisible();
  },
};

/** With an app set up, people can create new recovery codes, or remove the app after confirming. */
export const HasAnApp: Story = {
  parameters: { msw: [mockSession, account, ...settingUp] },
  beforeEach: () => {
    factors = withApp;
  },
  play: async ({ canvas }) => {
    await open(canvas, 'Change: Authenticator app');
    await userEvent.click(await canvas.findByRole('button', { name: 'New recovery codes: Authenticator app' }));
    await expect(await canvas.findByText('Your old recovery codes no longer work.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Authenticator app' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove app' }));
    await expect(await canvas.findByText('The app was removed.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
  },
};

/** Passkeys are listed with their last use, and can be renamed and removed. */
export const HasPasskeys: Story = {
  parameters: {
    msw: [
      mockSession,
      account,
      mockCall(otherCalls.renamePasskey, () => {
        factors = { ...factors, passkeys: [{ ...passkey, name: 'Old phone' }] };
      }),
      mockCall(otherCalls.removePasskey, () => {
        factors = noFactor;
      }),
    ],
  },
  beforeEach: () => {
    factors = { ...noFactor, recovery_codes: 10, passkeys: [passkey] };
  },
  play: async ({ canvas }) => {
    await open(canvas, 'Change: Passkeys');
    await expect(await canvas.findByText(/^Last used on March 14/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rename: My phone' }));
    const name = await screen.findByRole('textbox', { name: 'Name', hidden: false });
    await userEvent.clear(name);
    await userEvent.type(name, 'Old phone{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: Old phone' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove passkey' }));
    await expect(await canvas.findByText('The passkey “Old phone” was removed.')).toBeVisible();
  },
};

export const Unreachable: Story = {
  parameters: { msw: [mockSession, mockCall(otherCalls.myAccount, undefined, 'unreachable')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Check your connection');
  },
};

/** Emails about reviews and comments can be switched off. */
export const ChangeEmails: Story = {
  parameters: {
    msw: [
      mockSession,
      account,
      mockCall(otherCalls.changeMyMails, async ({ request }) => {
        mutedMails = Object(await request.json()).muted_mails;
        return { muted_mails: mutedMails };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await open(canvas, 'Change: Emails from the dashboard');
    const form = within(await canvas.findByRole('form', { name: 'Emails from the dashboard' }));
    await userEvent.click(form.getByLabelText('Something I wrote is published'));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved.')).toBeVisible();
    await waitFor(() => expect(mutedMails).toEqual(['review-published']));
    await expect(await canvas.findByText('3 of 4 kinds')).toBeVisible();
  },
};
