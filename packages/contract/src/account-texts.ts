/** Texts about accounts, passwords and factors. */
import { passwordAdvisedCharacters, passwordMaxCharacters, passwordMinCharacters, stepUpMinutes } from './limits.ts';

/** Error for a link that is no longer valid. Not from the spec. */
export const invalidLinkText =
  'This link has been used, has expired or is no longer valid because the account has changed. Request a new link.';

/** Error for a call that requires step-up. Not from the spec. */
export const reauthenticationText = `To do this, enter your password again. You must have entered it within the last ${stepUpMinutes} minutes.`;

/** Error for a code that is wrong or was already used. Not from the spec. */
export const wrongCodeText = 'This code is wrong or has been used before. Wait for the next code and try again.';
/** Error for a passkey that is unknown or took too long. Not from the spec. */
export const wrongPasskeyText =
  'This passkey is not registered here, or it took too long. Try again, or sign in with your password.';
/** Error when the browser's passkey dialog was dismissed or no passkey was available. Not from the spec. */
export const noPasskeyText = 'Your device did not provide a passkey. Try again, or continue without one.';
/** Error when too much time passed between password and second factor. Not from the spec. */
export const signInExpiredText = 'This took too long. Sign in again.';

/** Confirmation after a password was changed. issue: trust */
export const passwordChangedText = 'Password changed.';

/** Errors for a password: `short`, `long`, `common`, or `context` for the organization's terms. @see ASVS 5.0, 6.2 */
export const passwordProblems = {
  short: `Use at least ${passwordMinCharacters} characters. ${passwordAdvisedCharacters} or more are better.`,
  long: `This can have at most ${passwordMaxCharacters} characters.`,
  common: 'This password is too easy to guess. Combine a few words of your own.',
  context: 'This password uses words from the website, which makes it easy to guess. Combine a few words of your own.',
} as const;
/** Why a password is rejected. */
export type PasswordProblem = keyof typeof passwordProblems;
/** What a person must do with their account before anything else, with the texts shown to them. */
export const accountDuties = {
  password: {
    title: 'Choose your own password',
    text: 'Someone else chose the password you signed in with. Choose a new one to continue.',
  },
  factor: {
    title: 'Set up a second factor',
    text: 'With your role you need a second factor as well as your password: a passkey or an authenticator app. Set one up to continue.',
  },
} as const;
/** What a person must do with their account before anything else. */
export type AccountDuty = keyof typeof accountDuties;

/**
 * Error messages of other calls while an account has a duty; kept apart from `accountDuties`, since browsers take these
 * texts from the response.
 */
export const accountDutyErrors: Readonly<Record<AccountDuty, string>> = {
  password: 'This account has to choose a new password first.',
  factor: 'This account has to set up a second factor first.',
};

/** Notice for people who signed in with a password that could no longer be chosen. */
export const passwordNotice = {
  title: 'Choose a new password',
  short: `Yours has fewer than ${passwordMinCharacters} characters, so it is easy to guess.`,
  long: `Yours has more than ${passwordMaxCharacters} characters, which is too long.`,
  common: 'Yours is too easy to guess.',
  context: 'Yours uses words from the website, so it is easy to guess.',
  link: 'Change your password',
} as const;
