/** Texts about accounts, passwords and factors. */
import { passwordAdvisedCharacters, passwordMaxCharacters, passwordMinCharacters, stepUpMinutes } from './limits.ts';

/** Error for a link that is no longer valid. Not from the spec. */
export const invalidLinkText =
  'This link has been used, has run out, or was given up when the account was changed. Ask for another one.';

/** Error for a call that requires step-up. Not from the spec. */
export const reauthenticationText = `This needs your password, given within the last ${stepUpMinutes} minutes.`;

/** Error for a code that is wrong or was already used. Not from the spec. */
export const wrongCodeText = 'This code isn’t right, or was used before. Wait for the next one and try again.';
/** Error for a passkey that is unknown or took too long. Not from the spec. */
export const wrongPasskeyText =
  'This passkey isn’t known here, or it took too long. Try again, or sign in with your password.';
/** Error when the browser's passkey dialog was dismissed or no passkey was available. Not from the spec. */
export const noPasskeyText = 'The device gave no passkey. Try again, or go on without one.';
/** Error when too much time passed between password and second factor. Not from the spec. */
export const signInExpiredText = 'This took too long. Please sign in again.';

/** Confirmation after a password was changed. issue: trust */
export const passwordChangedText = 'Password changed.';

/** Errors for a password: `short`, `long`, `common`, or `context` for the organization's terms. @see ASVS 5.0, 6.2 */
export const passwordProblems = {
  short: `Use at least ${passwordMinCharacters} characters. ${passwordAdvisedCharacters} or more are better.`,
  long: `This may have at most ${passwordMaxCharacters} characters.`,
  common: 'This is one of the passwords that are guessed first. Put together a few words of your own.',
  context:
    'This is made of words of the website or of the account, which are guessed first. Put together a few words of your own.',
} as const;
/** Why a password is rejected. */
export type PasswordProblem = keyof typeof passwordProblems;
/** What a person must do with their account before anything else, with the texts shown to them. */
export const accountDuties = {
  password: {
    title: 'Choose a password of your own',
    text: 'The one you signed in with was made up by somebody else. Everything else waits until you have another.',
  },
  factor: {
    title: 'Set up a second factor',
    text: 'Your role needs one beside your password: a passkey, or an app that shows codes. Everything else waits until you have it.',
  },
} as const;
/** What a person must do with their account before anything else. */
export type AccountDuty = keyof typeof accountDuties;

/**
 * Error messages of other calls while an account has a duty; kept apart from `accountDuties`, since browsers take these
 * texts from the response.
 */
export const accountDutyErrors: Readonly<Record<AccountDuty, string>> = {
  password: 'This account has to choose another password first.',
  factor: 'This account has to set up a second factor first.',
};

/** Notice for people who signed in with a password that could no longer be chosen. */
export const passwordNotice = {
  title: 'Please choose another password',
  short: `Yours has fewer than ${passwordMinCharacters} characters and is soon guessed.`,
  long: `Yours has more than ${passwordMaxCharacters} characters, which is more than can be kept.`,
  common: 'Yours is one of the passwords that are guessed first.',
  context: 'Yours is made of words of the website or of your account, which are guessed first.',
  link: 'Change your password',
} as const;
