import type { AccountLinkKind } from '@porchlight/contract/account-calls';
import { formatLongDate } from '@porchlight/contract/dates';
import { accountLinkHours } from '@porchlight/contract/limits';
import { urls } from '@porchlight/contract/page-urls';
import { resources } from '@porchlight/contract/resources';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { comparisonKey } from '../db/entity-columns.ts';
import type { MailKind } from '../db/tables.ts';
import { type EmailContent, type EmailSender, renderEmail } from '../mail/email-message.ts';
import type { ComposeEmail } from '../mail/mailer.ts';
import { findLiveRow } from '../records/live-rows.ts';
import type { AccountLinks } from './account-links.ts';
import { findAccount } from './find-account.ts';
import { failedSetEmail, mentionEmail, recordsIn, reviewEmail } from './review-email.ts';

const hourMs = 60 * 60 * 1000;

interface AccountEmailsOptions {
  db: Database;
  links: AccountLinks;
  /** Public URL of the site, without a trailing slash. */
  publicUrl: string;
  /** Returns the organization's current name, colors and logo. */
  sender: () => Promise<EmailSender>;
  /** Fills the organization's facts into the title of a record. */
  fillFacts: (text: string) => string;
  now: () => Date;
}

/** Writes all mails to people with an account. Links are issued only here, so that just their hashes are stored. */
export function accountEmails({
  db,
  links,
  publicUrl,
  sender: getSender,
  fillFacts,
  now,
}: AccountEmailsOptions): ComposeEmail<Exclude<MailKind, 'subscription' | 'registration' | `form-${string}`>> {
  const linkFor = async (userId: number, kind: AccountLinkKind) => {
    const token = await links.issue(userId, kind);
    // In the fragment, which is sent to no server, and so is in no log and no Referer.
    return `${publicUrl}${urls.newPassword}#${token}`;
  };

  return async ({ kind, userId, facts, requestedAt, isFirstTry }) => {
    const account = userId === null ? await accountNamed(db, facts.account ?? '') : await accountOf(db, userId);
    // Who was disabled can't get back in with a link.
    if (!account?.email || account.isDisabled) return null;
    const { id, username } = account;
    const from = await getSender();
    const sender = from.name;
    const moment = formatLongDate(new Date(requestedAt).toISOString(), { withTime: true });
    const passwordHint = { text: 'If it was not you, choose a new password', href: publicUrl + urls.forgotPassword };
    let words: EmailContent | null;
    switch (kind) {
      case 'password-reset':
        // The mail was delayed for so long that the person has given up waiting.
        if (now().getTime() - requestedAt > accountLinkHours[kind] * hourMs) return null;
        if (isFirstTry && (await links.hasMany(id, kind))) return null;
        words = {
          subject: `Choose a new password for ${sender}`,
          paragraphs: [
            `Someone, most likely you, asked for a new password for the account “${username}” at ${sender}.`,
          ],
          link: { text: 'Choose a new password', href: await linkFor(id, kind) },
          notes: [
            'The link works once and expires in an hour.',
            'If it was not you, ignore this email. Your password stays the same.',
          ],
        };
        break;
      case 'invitation':
        words = {
          subject: `You are invited to ${sender}`,
          paragraphs: [
            `${facts.by ?? ''} has created the account “${username}” for you at ${sender}. Choose a password to start using it.`,
          ],
          link: { text: 'Choose a password', href: await linkFor(id, kind) },
          notes: [
            `The link works once and expires in ${accountLinkHours[kind]} hours. If you did not expect this invitation, ignore this email.`,
          ],
        };
        break;
      case 'new-device':
        words = {
          subject: `New sign-in to ${sender}`,
          paragraphs: [
            `Someone signed in to the account “${username}” from a new browser:`,
            `${facts.device || 'an unknown browser'}, from ${facts.address ?? ''}, on ${moment}.`,
          ],
          link: passwordHint,
          notes: [
            'If it was you, ignore this email. If you choose a new password, the account is signed out everywhere.',
          ],
        };
        break;
      case 'factor-changed':
        words = {
          subject: `Your account at ${sender} was changed`,
          paragraphs: [`The account “${username}”, on ${moment}: ${facts.what ?? ''}`],
          link: passwordHint,
          notes: [
            'If it was you, ignore this email. If you choose a new password, the account is signed out everywhere. Then tell an administrator.',
          ],
        };
        break;
      case 'review-requested': {
        const waiting = await stillInReview(db, facts);
        words = waiting && reviewEmail(kind, waiting, { publicUrl, sender, fillFacts });
        break;
      }
      case 'review-published':
      case 'review-returned':
        words = reviewEmail(kind, facts, { publicUrl, sender, fillFacts });
        break;
      case 'set-failed':
        words = failedSetEmail(facts, publicUrl);
        break;
      case 'mention':
        words = mentionEmail({ ...facts, title: fillFacts(facts.title ?? '') }, publicUrl);
        break;
      default:
        return kind satisfies never;
    }
    return words && renderEmail(account.email, from, words);
  };
}

/** The facts of a mail without the records that are no longer in review, such as after an undo; null if none is left. */
async function stillInReview(
  db: Database,
  facts: Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, string>> | null> {
  const records = recordsIn(facts);
  const states = await Promise.all(
    records.map(({ resource, id }) =>
      findLiveRow({ trx: db.read, resource: resources[resource] }, Number(id)).then((row) => row?.state),
    ),
  );
  const [first, ...further] = records.filter((_, index) => states[index] === 'in_review');
  if (!first) return null;
  const count = Number(facts.count ?? 1) - (records.length - further.length - 1);
  return { ...facts, ...first, further: JSON.stringify(further), count: String(count) };
}

interface AddressedAccount {
  id: number;
  username: string;
  email: string;
  isDisabled: boolean;
}

async function accountOf(db: Database, id: number): Promise<AddressedAccount | undefined> {
  const row = await db.read
    .selectFrom('users')
    .select(['id', 'username', 'email', 'access'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      ...{ id: Number(row.id), username: String(row.username), email: String(row.email) },
      isDisabled: row.access === 'disabled',
    }
  );
}

/** Finds an account by what a person typed: its email address or its name. */
async function accountNamed(db: Database, nameOrEmail: string): Promise<AddressedAccount | undefined> {
  const byEmail = await db.read
    .selectFrom('users')
    .select('id')
    .where('email_key', '=', comparisonKey(nameOrEmail.trim()))
    .where('email_key', '<>', sql.lit(''))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const id = byEmail ? Number(byEmail.id) : (await findAccount(db, nameOrEmail))?.id;
  return id === undefined ? undefined : accountOf(db, id);
}
