import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { entities, entityOf, type ResourceName } from '@porchlight/contract/entities';
import type { MailKind } from '../db/tables.ts';
import type { EmailContent } from '../mail/email-message.ts';

/** Kinds of emails about a review. */
export type ReviewMailKind = Extract<MailKind, `review-${string}`>;

/** Writes an email about a review: a record is ready for it, was published, or was sent back. */
export function reviewEmail(
  kind: ReviewMailKind,
  facts: Readonly<Record<string, string>>,
  { publicUrl, sender }: { publicUrl: string; sender: string },
): EmailContent | null {
  const { resource = '', id = '', title = '', by = '', note = '' } = facts;
  if (!isResource(resource)) return null;
  const { singular } = entityOf(resource);
  const link = { text: `Open the ${singular}`, href: publicUrl + dashboardUrls[resource].show(id) };
  const publisher = by || 'The schedule';
  switch (kind) {
    case 'review-requested':
      return {
        subject: `For review: ${title}`,
        paragraphs: [`${by || 'Someone'} asks you to review the ${singular} “${title}” and publish it.`],
        link,
        notes: [`You get this email because your account at ${sender} can publish.`],
      };
    case 'review-published':
      return {
        subject: `Published: ${title}`,
        paragraphs: [`${publisher} has published your ${singular} “${title}”.`],
        link,
        notes: [],
      };
    case 'review-returned':
      return {
        subject: `Sent back: ${title}`,
        paragraphs: [`${by || 'Someone'} has sent your ${singular} “${title}” back to you.`, ...(note ? [note] : [])],
        link,
        notes: ['It is a draft again. Change it and send it for review again.'],
      };
    default:
      return kind satisfies never;
  }
}

/** Writes an email about a comment that mentions its reader. */
export function mentionEmail(facts: Readonly<Record<string, string>>, publicUrl: string): EmailContent | null {
  const { resource = '', id = '', title = '', by = '', text = '' } = facts;
  if (!isResource(resource)) return null;
  const { singular } = entityOf(resource);
  return {
    subject: `${by} mentions you: ${title}`,
    paragraphs: [`${by} has written a comment on the ${singular} “${title}”:`, text],
    link: { text: `Open the ${singular}`, href: publicUrl + dashboardUrls[resource].show(id) },
    notes: ['You can switch off these emails under My account.'],
  };
}

function isResource(name: string): name is ResourceName {
  return Object.hasOwn(entities, name);
}
