/** What people are told of their accounts, passwords and factors. */
import { passwordAdvisedCharacters, passwordMaxCharacters, passwordMinCharacters, stepUpMinutes } from './limits.ts';

/** Said of a link that does nothing any more. ours */
export const linkGoneText =
  'This link has been used, has run out, or was given up when the account was changed. Ask for another one.';

/** Said to whoever asks for what needs the password anew. ours */
export const reauthenticationText = `This needs your password, given within the last ${stepUpMinutes} minutes.`;

/** Said of a code that is none, or was used. ours */
export const wrongCodeText = 'This code isn’t right, or was used before. Wait for the next one and try again.';
/** Said of a passkey that is nobody's, or took too long. ours */
export const wrongPasskeyText =
  'This passkey isn’t known here, or it took too long. Try again, or sign in with your password.';
/** Said to who closed the browser's question for a passkey, or had none to give. ours */
export const noPasskeyText = 'The device gave no passkey. Try again, or go on without one.';
/** Said to who took too long between password and factor. ours */
export const pendingGoneText = 'This took too long. Please sign in again.';

/** Said once a password is another one. issue: trust */
export const passwordChangedText = 'Password changed.';

/** What is wrong with a password: `short`, `long`, `common`, or `context` for one of the organization's own words. @see ASVS 5.0, 6.2 */
export const passwordProblems = {
  short: `Use at least ${passwordMinCharacters} characters. ${passwordAdvisedCharacters} or more are better.`,
  long: `This may have at most ${passwordMaxCharacters} characters.`,
  common: 'This is one of the passwords that are guessed first. Put together a few words of your own.',
  context:
    'This is made of words that stand on the website, which are guessed first. Put together a few words of your own.',
} as const;
/** What is wrong with a password, in one word. */
export type PasswordProblem = keyof typeof passwordProblems;
/** What somebody has to do with their account before anything else, with what is told to them. */
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
/** What somebody has to do with their account before anything else. */
export type AccountDuty = keyof typeof accountDuties;

/** What is answered meanwhile; apart, since browsers take the words from the answer. */
export const dutyRefusals: Readonly<Record<AccountDuty, string>> = {
  password: 'This account has to choose another password first.',
  factor: 'This account has to set up a second factor first.',
};

/** Told to who signed in with a password that nobody may choose any more. */
export const passwordNotice = {
  title: 'Please choose another password',
  short: `Yours has fewer than ${passwordMinCharacters} characters and is soon guessed.`,
  long: `Yours has more than ${passwordMaxCharacters} characters, which is more than can be kept.`,
  common: 'Yours is one of the passwords that are guessed first.',
  context: 'Yours is made of words that stand on the website, which are guessed first.',
  link: 'Change your password',
} as const;
