/** Request and response bodies of the account calls that don't belong to an entity. */

import { personNameInput } from './field-kinds/person-name.ts';
import { type accountLinkHours, emailMaxCharacters, passkeyNameMaxCharacters } from './limits.ts';
import { keysOf } from './records-by-key.ts';
import { resources } from './resources.ts';
import { flagSchema, requiredText } from './schema-parts.ts';
import { z } from './zod.ts';

/** Purpose of a link that leads to choosing a password. */
export type AccountLinkKind = keyof typeof accountLinkHours;

/** Request body of `POST /api/forgot-password`. */
export const forgotPasswordSchema = z.object({
  /** The account's username or email address. */
  account: z.string('This can’t be empty.').trim().min(1, 'This can’t be empty.').max(1000, 'This is too long.'),
});

const personName = personNameInput();

/** Request body of `PUT /api/change-my-name`. */
export const myNameSchema = z.object({ name: personName });

/** Response of `PUT /api/change-my-name`. */
export const myNameResponseSchema = z.object({
  /** The display name as it is stored; '' for none. */
  name: z.string(),
});
export type MyNameResponse = z.infer<typeof myNameResponseSchema>;

const token = requiredText.max(1000, 'This is too long.');

/** Request body of `POST /api/read-link`. */
export const linkTokenSchema = z.object({
  /** The part of the link after `#`. */
  token,
});

/** Response of `POST /api/read-link`. */
export const linkResponseSchema = z.object({
  kind: z.enum(['password-reset', 'invitation']),
  /** The account whose password is chosen. */
  username: z.string(),
  /** Its display name; missing for none. */
  name: z.string().optional(),
});
export type LinkResponse = z.infer<typeof linkResponseSchema>;

/** Request body of `POST /api/set-password`. */
export const newPasswordSchema = z.object({
  token,
  password: requiredText.max(10_000),
  /** How the person wants to be called. @default unchanged */
  name: personName.optional(),
});

const { password: _, ...invited } = resources.user.create.shape;

/** Request body of `POST /api/add-invitation`: an account without its password, which the invited person chooses. */
export const invitationSchema = z.object({
  ...invited,
  email: z.email('This has to be an email address.').max(emailMaxCharacters, 'This is too long.'),
});

/** An invited person who has not chosen a password yet. */
export const openInvitationSchema = z.object({
  /** Id of their account. */
  id: z.int().positive(),
  username: z.string(),
  email: z.string(),
  /** Who invited them, by their username at that time. */
  invited_by: z.string(),
  /** When the last link was sent, UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  sent_at: z.string(),
  /** When that link expires. */
  expires_at: z.string(),
  /** The link, where mails are stored instead of sent: to be handed over in person. */
  link: z.string().optional(),
});
export type Invitation = z.infer<typeof openInvitationSchema>;

/** A mail that was not sent and may need an administrator. */
export const unsentEmailSchema = z.object({
  id: z.int().positive(),
  kind: z.enum([
    'password-reset',
    'invitation',
    'new-device',
    'factor-changed',
    'review-requested',
    'review-published',
    'review-returned',
    'set-failed',
    'mention',
    'subscription',
    'form-entry',
    'form-confirmation',
    'registration',
    'form-reply',
  ]),
  /** The recipient: a username, or what was typed in its place. */
  account: z.string(),
  /** When the mail was requested, UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  asked_at: z.string(),
  /** Will be retried, has been given up, or is stored as a file because no mail server is set. */
  state: z.enum(['waiting', 'failed', 'outbox']),
  /** The last error of the mail server. */
  problem: z.string().optional(),
  /** The link in the mail, where mails are stored instead of sent. */
  link: z.string().optional(),
});
export type UnsentEmail = z.infer<typeof unsentEmailSchema>;

/** Response of `GET /api/get-all-invitations`. */
export const invitationsResponseSchema = z.object({
  /** Latest first. */
  invitations: z.array(openInvitationSchema),
  /** Mails that were not sent, except invitations; latest first. */
  mails: z.array(unsentEmailSchema),
  /** Whether the server sends mail. */
  sends_mail: z.boolean(),
});
export type InvitationsResponse = z.infer<typeof invitationsResponseSchema>;

/** Response of `GET /api/sign-in-options`. */
export const signInOptionsSchema = z.object({
  /** For how many days a person may stay signed in on a device; 0 where that is not offered. */
  keep_days: z.int().nonnegative(),
  /** Whether passkeys are accepted. */
  passkeys: z.boolean().optional(),
});
export type SignInOptions = z.infer<typeof signInOptionsSchema>;

/** Request body of `PUT /api/change-my-password`. */
export const myPasswordSchema = z.object({
  old_password: requiredText.max(10_000),
  password: requiredText.max(10_000),
});

/** Request body of `PUT /api/change-my-email`. */
export const myEmailSchema = z.object({ email: z.union([z.literal(''), invitationSchema.shape.email]) });

/** Request body of `POST /api/confirm-identity`: the current password. */
export const confirmIdentitySchema = z.object({ password: myPasswordSchema.shape.password });

/** A session of the account that made the request. */
export const mySessionSchema = z.object({
  /** Identifies the session; not the token. */
  id: z.string(),
  /** Browser and system it was opened with, such as 'Firefox on Windows'; '' if unknown. */
  device: z.string(),
  /** IP address it was last used from. */
  address: z.string(),
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  created_at: z.string(),
  /** UTC, updated at most once a minute. */
  last_used_at: z.string(),
  /** Whether "Keep me signed in" was chosen, so that it lasts for `keep_days`. */
  is_kept: z.boolean(),
  /** Whether it is the session of this request. */
  is_own: z.boolean(),
});
export type MySession = z.infer<typeof mySessionSchema>;

/** A passkey of the account that made the request. */
export const myPasskeySchema = z.object({
  /** Id of the WebAuthn credential. */
  id: z.string(),
  name: z.string(),
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  created_at: z.string(),
  /** Null if it was never used. */
  last_used_at: z.string().nullable(),
});
export type MyPasskey = z.infer<typeof myPasskeySchema>;

/** The account's factors besides its password. */
export const ownFactorsSchema = z.object({
  /** When the authenticator app was set up, UTC, `YYYY-MM-DDTHH:mm:ssZ`; null without one. */
  totp_since: z.string().nullable(),
  /** Number of unused recovery codes. */
  recovery_codes: z.int(),
  /** Oldest first. */
  passkeys: z.array(myPasskeySchema),
  /** Whether passkeys can be added: not where the site's address is an IP address. */
  offers_passkeys: z.boolean(),
});
export type OwnFactors = z.infer<typeof ownFactorsSchema>;

/** The emails that people can switch off for themselves, with what they are about. */
export const switchableMails = {
  'review-requested': 'Someone asks for a review',
  'review-published': 'Something I wrote is published',
  'review-returned': 'Something I wrote is sent back',
  mention: 'Someone mentions me in a comment',
} as const;

/** One of {@link switchableMails}. */
export type SwitchableMail = keyof typeof switchableMails;

/** Request body of `PUT /api/change-my-mails`. */
export const myMailsSchema = z.object({
  /** The kinds of emails that are switched off. */
  muted_mails: z.array(z.enum(keysOf(switchableMails), 'This is not an email that can be switched off.')),
});

/** Response of `PUT /api/change-my-mails`. */
export const myMailsResponseSchema = z.object(myMailsSchema.shape);
export type MyMailsResponse = z.infer<typeof myMailsResponseSchema>;

/** Response of `GET /api/get-my-account`. */
export const myAccountResponseSchema = z.object({
  username: z.string(),
  /** Display name; '' for none. */
  name: z.string(),
  email: z.string(),
  muted_mails: myMailsSchema.shape.muted_mails,
  factors: ownFactorsSchema,
  /** Last used first. */
  sessions: z.array(mySessionSchema),
});
export type MyAccountResponse = z.infer<typeof myAccountResponseSchema>;

const code = z.string('This can’t be empty.').trim().min(1, 'This can’t be empty.').max(100, 'This is too long.');

/** Request body of `POST /api/confirm-totp`: a code of the authenticator app. */
export const codeSchema = z.object({ code });

/** Request body of `POST /api/login/factor`. */
export const factorSchema = z.object({
  /** The token that `POST /api/login` returned. */
  pending_token: token,
  /** A code of the authenticator app, or a recovery code. */
  code,
});

const base64url = z.string().max(10_000);
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}),
};

/** The browser's response when a passkey is used: `PublicKeyCredential.toJSON()`. */
export const passkeyAssertionSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});
export type PasskeyAssertion = z.infer<typeof passkeyAssertionSchema>;

/** The browser's response when a passkey is created. */
export const passkeyCreationSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** Request body of `POST /api/login/passkey`. */
export const loginPasskeySchema = z.object({
  passkey: passkeyAssertionSchema,
  /** Whether to stay signed in on the device, where that is offered. */
  keep: flagSchema.optional(),
});

const passkeyName = z
  .string('This can’t be empty.')
  .trim()
  .min(1, 'This can’t be empty.')
  .max(passkeyNameMaxCharacters, 'This is too long.');

/** Request body of `POST /api/add-passkey`. */
export const addPasskeySchema = z.object({ name: passkeyName, passkey: passkeyCreationSchema });

/** Request body of `PUT /api/rename-passkey/{id}`. */
export const renamePasskeySchema = z.object({ name: passkeyName });

/** Response of `POST /api/begin-totp`. */
export const totpResponseSchema = z.object({
  /** Base32, to be typed into an authenticator app. */
  secret: z.string(),
  /** The secret with issuer and account as `otpauth://totp/…`, to be scanned as a QR code. */
  uri: z.string(),
});
export type TotpResponse = z.infer<typeof totpResponseSchema>;

/** Response of `POST /api/confirm-totp` and `POST /api/renew-recovery-codes`: the codes are shown only here. */
export const recoveryCodesResponseSchema = z.object({
  recovery_codes: z.array(z.string()),
});
export type RecoveryCodesResponse = z.infer<typeof recoveryCodesResponseSchema>;

/** Response of calls that change one's own account: the session continues with this new token. */
export const renewedTokenResponseSchema = z.object({
  token: z.string(),
});
export type RenewedTokenResponse = z.infer<typeof renewedTokenResponseSchema>;
