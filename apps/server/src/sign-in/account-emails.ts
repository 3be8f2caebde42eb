import type { AccountLinkKind } from '@porchlight/contract/account-calls';
import { formatLongDate } from '@porchlight/contract/dates';
import { accountLinkHours } from '@porchlight/contract/limits';
import { urls } from '@porchlight/contract/page-urls';
import type { AccountLinks } from '../accounts/account-links.ts';
import type { Database } from '../db/database.ts';
import { comparisonKey } from '../db/entity-columns.ts';
import { type EmailContent, renderEmail } from '../mail/email-message.ts';
import type { ComposeEmail } from '../mail/mailer.ts';
import { findAccount } from './find-account.ts';
import { reviewEmail } from './review-email.ts';

const hourMs = 60 * 60 * 1000;

interface AccountEmailsOptions {
  db: Database;
  links: AccountLinks;
  /** Public URL of the site, without a trailing slash. */
  publicUrl: string;
  /** Returns the organization's current name. */
  sender: () => string;
  now: () => Date;
}

/** Writes all mails. Links are issued only here, so that just their hashes are stored. */
export function accountEmails({ db, links, publicUrl, sender: getSender, now }: AccountEmailsOptions): ComposeEmail {
  const linkFor = async (userId: number, kind: AccountLinkKind) => {
    const token = await links.issue(userId, kind);
    // In the fragment, which is sent to no server, and so is in no log and no Referer.
    return `${publicUrl}${urls.newPassword}#${token}`;
  };

  return async ({ kind, userId, facts, requestedAt, isFirstTry }) => {
    const account = userId === null ? await accountNamed(db, facts.account ?? '') : await accountOf(db, userId);
    if (!account?.email) return null;
    const { id, username } = account;
    const sender = getSender();
    const moment = formatLongDate(new Date(requestedAt).toISOString(), { withTime: true });
    const passwordHint = { text: 'If it was not you, choose another password', href: publicUrl + urls.forgotPassword };
    let words: EmailContent | null;
    switch (kind) {
      case 'password-reset':
        // The mail was delayed for so long that the person has given up waiting.
        if (now().getTime() - requestedAt > accountLinkHours[kind] * hourMs) return null;
        if (isFirstTry && (await links.hasMany(id, kind))) return null;
        words = {
          subject: `Choose a new password for ${sender}`,
          paragraphs: [
            `Somebody, most likely you, asked to choose a new password for the account “${username}” at ${sender}.`,
          ],
          link: { text: 'Choose a new password', href: await linkFor(id, kind) },
          notes: [
            'The link works once, within an hour.',
            'If it was not you, there is nothing to do: the password stays as it is.',
          ],
        };
        break;
      case 'invitation':
        words = {
          subject: `You are invited to ${sender}`,
          paragraphs: [
            `${facts.by ?? ''} has made the account “${username}” for you at ${sender}. Choose a password, and it is yours.`,
          ],
          link: { text: 'Choose a password', href: await linkFor(id, kind) },
          notes: [
            `The link works once, within ${accountLinkHours[kind]} hours. If you expected no invitation, leave it be.`,
          ],
        };
        break;
      case 'new-device':
        words = {
          subject: `New sign-in to ${sender}`,
          paragraphs: [
            `Somebody signed in to the account “${username}” with a browser that it was not signed in with before:`,
            `${facts.device || 'an unknown browser'}, from ${facts.address ?? ''}, on ${moment}.`,
          ],
          link: passwordHint,
          notes: ['That ends every session of the account. If it was you, there is nothing to do.'],
        };
        break;
      case 'factor-changed':
        words = {
          subject: `Your account at ${sender} was changed`,
          paragraphs: [`The account “${username}”, on ${moment}: ${facts.what ?? ''}`],
          link: passwordHint,
          notes: [
            'That ends every session of the account; then tell an administrator. If it was you, there is nothing to do.',
          ],
        };
        break;
      case 'review-requested':
      case 'review-published':
      case 'review-returned':
        words = reviewEmail(kind, facts, { publicUrl, sender });
        break;
      default:
        return kind satisfies never;
    }
    return words && renderEmail(account.email, sender, words);
  };
}

interface AddressedAccount {
  id: number;
  username: string;
  email: string;
}

async function accountOf(db: Database, id: number): Promise<AddressedAccount | undefined> {
  const row = await db.read
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { id: Number(row.id), username: String(row.username), email: String(row.email) };
}

/** Finds an account by what a person typed: its e-mail address or its name. */
async function accountNamed(db: Database, nameOrEmail: string): Promise<AddressedAccount | undefined> {
  const byEmail = await db.read
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', comparisonKey(nameOrEmail.trim()))
    .where('email_key', '<>', '')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const id = byEmail ? Number(byEmail.id) : (await findAccount(db, nameOrEmail))?.id;
  return id === undefined ? undefined : accountOf(db, id);
}
