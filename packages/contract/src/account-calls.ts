/** What the calls about accounts take and answer that are not an entity's own. */

import { type accountLinkHours, emailMaxCharacters, passkeyNameMaxCharacters } from './limits.ts';
import { resources } from './resources.ts';
import { z } from './zod.ts';

/** What a link is for that leads to choosing a password. */
export type AccountLinkKind = keyof typeof accountLinkHours;

/** What `POST /api/forgot-password` takes. */
export const forgotPasswordSchema = z.object({
  /** The account's name or its e-mail address. */
  account: z.string('This can’t be empty.').trim().min(1, 'This can’t be empty.').max(1000, 'This is too long.'),
});

const token = z.string('This can’t be empty.').min(1, 'This can’t be empty.').max(1000, 'This is too long.');

/** What `POST /api/read-link` takes. */
export const linkTokenSchema = z.object({
  /** What stands behind the link's `#`. */
  token,
});

/** What `POST /api/read-link` answers. */
export interface LinkAnswer {
  kind: AccountLinkKind;
  /** Whose password is chosen. */
  username: string;
}

/** What `POST /api/set-password` takes. */
export const newPasswordSchema = z.object({
  token,
  password: z.string('This can’t be empty.').min(1, 'This can’t be empty.').max(10_000),
});

const { password: _, ...invited } = resources.user.create.shape;

/** What `POST /api/add-invitation` takes: an account, whose password its person chooses. */
export const invitationSchema = z.object({
  ...invited,
  email: z.email('This has to be an e-mail address.').max(emailMaxCharacters, 'This is too long.'),
});

/** Somebody who was invited and has not chosen a password yet. */
export interface Invitation {
  /** Id of the account that waits for them. */
  id: number;
  username: string;
  email: string;
  /** Who invited them, by the name they had then. */
  invited_by: string;
  /** When the last link was sent, UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  sent_at: string;
  /** From when on that link does nothing. */
  expires_at: string;
  /** The link, where mails are not sent but kept: to be handed over in person. */
  link?: string;
}

/** A mail that somebody should look after. */
export interface WaitingMail {
  id: number;
  kind: AccountLinkKind | 'new-device' | 'factor-changed';
  /** Whom it is for: a name or what somebody typed for one. */
  account: string;
  /** When it was asked for, UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  asked_at: string;
  /** Tried again later, given up, or kept as a file since no mail server is set. */
  state: 'waiting' | 'failed' | 'outbox';
  /** What the mail server said last. */
  problem?: string;
  /** The link in it, where mails are kept. */
  link?: string;
}

/** What `GET /api/get-all-invitations` answers. */
export interface InvitationsAnswer {
  /** The latest first. */
  invitations: Invitation[];
  /** Mails that were not sent, invitations left out; the latest first. */
  mails: WaitingMail[];
  /** Whether mails leave the server. */
  sends_mail: boolean;
}

/** What `GET /api/sign-in-options` answers. */
export interface SignInOptions {
  /** For how many days somebody may be kept signed in on a device; 0 where that is not offered. */
  keep_days: number;
  /** Whether passkeys are taken. A backend may lack it. */
  passkeys?: boolean;
}

/** What `PUT /api/change-my-password` takes. */
export const myPasswordSchema = z.object({
  old_password: z.string('This can’t be empty.').min(1, 'This can’t be empty.').max(10_000),
  password: z.string('This can’t be empty.').min(1, 'This can’t be empty.').max(10_000),
});

/** What `PUT /api/change-my-email` takes. */
export const myEmailSchema = z.object({ email: z.union([z.literal(''), invitationSchema.shape.email]) });

/** What `POST /api/confirm-identity` takes: the present password. */
export const confirmIdentitySchema = z.object({ password: myPasswordSchema.shape.password });

/** A session of who asks. */
export interface MySession {
  /** Names it, and opens nothing. */
  id: string;
  /** What it was signed in with, such as 'Firefox on Windows'; '' where that is not known. */
  device: string;
  /** Where it was used from last. */
  address: string;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  created_at: string;
  /** UTC, to the minute at most. */
  last_used_at: string;
  /** Whether they are kept signed in. */
  is_kept: boolean;
  /** Whether it is the one that asks. */
  is_own: boolean;
}

/** A passkey of one's own. */
export interface MyPasskey {
  /** The credential's. */
  id: string;
  name: string;
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  created_at: string;
  /** Null before it was used. */
  last_used_at: string | null;
}

/** What an account is opened with besides its password. */
export interface OwnFactors {
  /** Since when an app is set up, UTC, `YYYY-MM-DDTHH:mm:ssZ`; null without one. */
  totp_since: string | null;
  /** Recovery codes that were not used. */
  recovery_codes: number;
  /** The oldest first. */
  passkeys: MyPasskey[];
  /** Whether passkeys can be added: not where the site's address is a number. */
  offers_passkeys: boolean;
}

/** What `GET /api/get-my-account` answers. */
export interface MyAccountAnswer {
  username: string;
  email: string;
  factors: OwnFactors;
  /** The one used last first. */
  sessions: MySession[];
}

const code = z.string('This can’t be empty.').trim().min(1, 'This can’t be empty.').max(100, 'This is too long.');

/** What `POST /api/confirm-totp` takes: a code that the app shows. */
export const codeSchema = z.object({ code });

/** What `POST /api/login/factor` takes. */
export const factorSchema = z.object({
  /** What `POST /api/login` answered. */
  pending_token: token,
  /** A code of the app, or a recovery code. */
  code,
});

const base64url = z.string().max(10_000);
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** What a browser answers that has used a passkey: `PublicKeyCredential.toJSON()`. */
export const passkeyAssertionSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});
/** See {@link passkeyAssertionSchema}. */
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

/** What a browser answers that has made a passkey. */
export const passkeyCreationSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
});
/** See {@link passkeyCreationSchema}. */
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** What `POST /api/login/passkey` takes. */
export const loginPasskeySchema = z.object({
  passkey: passkeyAssertionSchema,
  /** Whether to be kept signed in on the device, where that is offered. */
  keep: z.boolean('This has to be true or false.').optional(),
});

const passkeyName = z
  .string('This can’t be empty.')
  .trim()
  .min(1, 'This can’t be empty.')
  .max(passkeyNameMaxCharacters, 'This is too long.');

/** What `POST /api/add-passkey` takes. */
export const addPasskeySchema = z.object({ name: passkeyName, passkey: passkeyCreationSchema });

/** What `PUT /api/rename-passkey/{id}` takes. */
export const renamePasskeySchema = z.object({ name: passkeyName });

/** What `POST /api/begin-totp` answers. */
export interface TotpAnswer {
  /** Base32, to be typed into an app. */
  secret: string;
  /** The same with its names, to be scanned as a QR code: `otpauth://totp/…`. */
  uri: string;
}

/** What `POST /api/confirm-totp` and `POST /api/renew-recovery-codes` answer; shown this once. */
export interface RecoveryCodesAnswer {
  recovery_codes: string[];
}

/** An account with a second factor. */
export interface FactorsOfAccount {
  /** The account's. */
  id: number;
  username: string;
  totp_since: string | null;
  /** How many. */
  passkeys: number;
}

/** What `GET /api/get-all-factors` answers. */
export interface FactorsAnswer {
  /** By name. */
  accounts: FactorsOfAccount[];
}

/** What a change of one's own account answers: the session goes on with another token. */
export interface RenewedAnswer {
  token: string;
}
