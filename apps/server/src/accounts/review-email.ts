import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { entities, entityOf, type ResourceName } from '@porchlight/contract/entities';
import { urls } from '@porchlight/contract/page-urls';
import type { MailKind } from '../db/tables.ts';
import type { EmailContent } from '../mail/email-message.ts';
import type { FurtherRecord } from '../mail/queue-mail.ts';

/** Kinds of emails about a review. */
export type ReviewMailKind = Extract<MailKind, `review-${string}`>;

interface ReviewEmailOptions {
  publicUrl: string;
  /** The organization's name. */
  sender: string;
  /** Fills the organization's facts into the title of a record. @default they stay as they are */
  fillFacts?: (text: string) => string;
}

/** Writes an email about a review: a record is ready for it, was published, or was sent back. */
export function reviewEmail(
  kind: ReviewMailKind,
  facts: Readonly<Record<string, string>>,
  { publicUrl, sender, fillFacts = (text) => text }: ReviewEmailOptions,
): EmailContent | null {
  const { by = '', note = '' } = facts;
  const [first, ...further] = recordsIn(facts);
  if (!first) return null;
  const { resource, id } = first;
  const title = fillFacts(first.title);
  const { singular, plural } = entityOf(resource);
  const link = { text: `Open the ${singular}`, href: publicUrl + dashboardUrls[resource].show(id) };
  const publisher = by || 'The schedule';
  const count = Number(facts.count ?? 1);
  const isOneKind = further.every((each) => each.resource === resource);
  const many = `${count.toLocaleString('en-US')} ${isOneKind ? plural.toLowerCase() : 'records'}`;
  const lines = [first, ...further].map(
    (each) => `“${fillFacts(each.title)}”: ${publicUrl}${dashboardUrls[each.resource].show(each.id)}`,
  );
  const left = count - lines.length;
  const list = left > 0 ? [...lines, `and ${left.toLocaleString('en-US')} more.`] : lines;
  switch (kind) {
    case 'review-requested': {
      const notes = [`You get this email because your account at ${sender} can publish.`];
      const person = by || 'Someone';
      if (count > 1)
        return {
          subject: `For review: ${many}`,
          paragraphs: [`${person} asks you to review ${many} and publish them:`, ...list],
          link: { text: 'See what waits for you', href: publicUrl + urls.dashboard },
          notes,
        };
      const paragraphs = [`${person} asks you to review the ${singular} “${title}” and publish it.`];
      return { subject: `For review: ${title}`, paragraphs, link, notes };
    }
    case 'review-published':
      if (count > 1)
        return {
          subject: `Published: ${many}`,
          paragraphs: [`${publisher} has published ${many} of yours:`, ...list],
          notes: [],
        };
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

/** The records that a mail is about, without kinds that no longer exist. */
export function recordsIn(facts: Readonly<Record<string, string>>): (FurtherRecord & { resource: ResourceName })[] {
  const { resource = '', id = '', title = '', further = '[]' } = facts;
  const records: FurtherRecord[] = [{ resource, id, title }, ...JSON.parse(further)];
  return records.flatMap((each) => (isResource(each.resource) ? [{ ...each, resource: each.resource }] : []));
}

/** Writes an email to who scheduled a change set that could not be published at its time. */
export function failedSetEmail(
  { id = '', name = '', problem = '' }: Readonly<Record<string, string>>,
  publicUrl: string,
) {
  return {
    subject: `Not published: ${name}`,
    paragraphs: [`The change set “${name}” was not published at the time that you chose:`, problem],
    link: { text: 'Open the change set', href: publicUrl + urls.changeSet(id) },
    notes: ['Visitors see what they saw before. Nothing is published by itself until you schedule the set again.'],
  } satisfies EmailContent;
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
