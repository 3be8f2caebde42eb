import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { formatLongDate } from '@porchlight/contract/dates';
import { resources } from '@porchlight/contract/resources';
import type { Database } from '../db/database.ts';
import { type EmailContent, type EmailMessage, type EmailSender, renderEmail } from '../mail/email-message.ts';
import { findLiveRow } from '../records/live-rows.ts';

interface EntryEmailOptions {
  db: Database;
  publicUrl: string;
  sender: EmailSender;
}

/**
 * Writes an email about an entry: to colleagues with a link and no answer, or to the sender.
 * @returns null when the entry is gone, or was not sent with an address
 */
export async function entryEmail(
  kind: 'form-entry' | 'form-confirmation',
  facts: Readonly<Record<string, string>>,
  { db, publicUrl, sender }: EntryEmailOptions,
): Promise<EmailMessage | null> {
  const { form = '', entry = '', account = '' } = facts;
  const row = await findLiveRow({ trx: db.read, resource: resources.formEntry }, Number(entry));
  if (!row) return null;
  const deletion = formatLongDate(String(row.delete_on)) ?? '';
  if (kind === 'form-entry') {
    const words: EmailContent = {
      subject: `New entry: ${form}`,
      paragraphs: [`Someone has sent the form “${form}”.`],
      link: { text: 'Read the answers', href: publicUrl + dashboardUrls.formEntry.show(entry) },
      notes: [`The answers are deleted automatically on ${deletion}.`],
    };
    return renderEmail(account, sender, words);
  }
  if (!row.email) return null;
  return renderEmail(String(row.email), sender, {
    subject: `We have received your form: ${form}`,
    paragraphs: [`Thank you. Your form “${form}” has arrived at ${sender.name}.`],
    notes: [
      `We delete your answers on ${deletion}.`,
      'If you have not sent this form, ignore this email. You get at most one like it a day.',
    ],
  });
}
