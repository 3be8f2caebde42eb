import { confirmLinkDays, unconfirmedDays } from '@porchlight/contract/limits';
import { type EmailMessage, type EmailSender, renderEmail } from '../mail/email-message.ts';
import { listHeaders } from '../mail/list-headers.ts';
import { type Subscriptions, statusOf } from './subscriptions.ts';

/** Why someone gets the email: an address was entered on the website, or the organization asks its list. */
export type SubscriptionEmailReason = 'entered' | 'asked';

/**
 * Writes the email that asks the owner of an address to confirm, or that tells someone who has confirmed that they are on
 * the list already. Both have the link to leave.
 * @param id of the row in `emails`
 * @returns null when it is no longer needed: the address is gone, or its owner has left
 */
export async function subscriptionEmail(
  subscriptions: Pick<Subscriptions, 'find' | 'links'>,
  id: number,
  sender: () => Promise<EmailSender>,
  reason: SubscriptionEmailReason = 'entered',
): Promise<EmailMessage | null> {
  const row = await subscriptions.find(id);
  const status = row && statusOf(row);
  if (!row || status === 'left' || status === 'bounced') return null;
  const from = await sender();
  const { name } = from;
  const { links } = subscriptions;
  const subscription = { id, key: String(row.email_key) };
  const leaveUrl = links.url('leave', subscription);
  const render = (content: Omit<Parameters<typeof renderEmail>[2], 'furtherLink'>, leaveText: string) =>
    renderEmail(
      String(row.email),
      from,
      { ...content, furtherLink: { text: leaveText, href: leaveUrl } },
      { headers: listHeaders(leaveUrl) },
    );
  if (status === 'confirmed')
    return render(
      {
        subject: `You get the news of ${name}`,
        paragraphs: [
          `Someone, most likely you, has entered this address to get the news of ${name} by email. You get it already, so nothing has changed.`,
        ],
        link: { text: 'Choose what you get', href: links.url('preferences', subscription) },
        notes: [],
      },
      'Leave the list',
    );
  const why =
    reason === 'asked'
      ? `Your address is on the email list of ${name}. We want to write only to people who want it. Do you want to get our news by email?`
      : `Someone, most likely you, has entered this address to get the news of ${name} by email. Please confirm that you want it.`;
  return render(
    {
      subject: reason === 'asked' ? `Do you want the news of ${name}?` : `Please confirm: news of ${name}`,
      paragraphs: [why],
      link: { text: 'Yes, send me the news', href: links.url('confirm', subscription) },
      notes: [
        `The link opens a page with a button, and works for ${confirmLinkDays} days. If you do nothing, you get no news, and we delete the address after ${unconfirmedDays} days.`,
      ],
    },
    'No, take my address off the list',
  );
}
