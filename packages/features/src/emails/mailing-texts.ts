import { formatShortDate } from '@porchlight/contract/dates';
import type { EmailListStatus, Mailing } from '@porchlight/contract/email-list-calls';
import { unconfirmedDays } from '@porchlight/contract/limits';
import type { MailingStatusProps } from '@porchlight/ui/feedback/MailingStatus';

/** What is said above the email list, besides what can be done. */
type StatusTexts = Pick<MailingStatusProps, 'title' | 'sentences' | 'progress' | 'isWarning'>;

/** '1 person', '2 people'. */
export function peopleText(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'}`;
}

/** Whether emails of a mailing are still on their way. */
export function isSending({ mailing }: EmailListStatus): boolean {
  return mailing !== null && mailing.deliveries.waiting + mailing.deliveries.sending > 0;
}

/** What the list of subscribers says about who was asked, and who can be. Null where there is nothing to say. */
export function mailingTexts(status: EmailListStatus, now: Date): StatusTexts | null {
  const { sends, to_ask: toAsk, subscribed, mailing } = status;
  if (!sends)
    return {
      title: 'This website can’t send emails',
      sentences: [
        'New addresses are kept as unconfirmed, because nobody can be asked to confirm. Write to nobody who has not confirmed.',
        ...(toAsk > 0 ? [`${peopleText(toAsk)} can be asked once emails are set up.`] : []),
        'To set them up, the person who runs the server sets SMTP_URL.',
      ],
      isWarning: true,
    };
  if (mailing && isSending(status)) return sendingTexts(mailing);
  if (toAsk > 0)
    return {
      title: `${peopleText(toAsk)} ${toAsk === 1 ? 'has' : 'have'} not been asked yet`,
      sentences: [
        'Write only to people who have confirmed. You can ask the others once whether they want your news.',
        ...(subscribed > 0
          ? [`${peopleText(subscribed)} of them subscribed while this website could not send emails.`]
          : []),
        ...(mailing ? resultTexts(mailing) : []),
      ],
    };
  return mailing && doneTexts(mailing, now);
}

/** What the dialog says before people are asked. */
export function askText(count: number): string {
  return `${peopleText(count)} will get one email that asks whether they want your news. Those who don’t confirm within ${unconfirmedDays} days are deleted from the list. You can’t undo this.`;
}

function totalOf({ deliveries }: Mailing): number {
  return Object.values(deliveries).reduce((sum, count) => sum + count, 0);
}

function sendingTexts(mailing: Mailing): StatusTexts {
  const total = totalOf(mailing);
  const done = total - mailing.deliveries.waiting - mailing.deliveries.sending;
  return {
    title: 'Asking for consent',
    sentences: [
      `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} emails are done. You can leave this page.`,
    ],
    progress: { done, total },
  };
}

function doneTexts(mailing: Mailing, now: Date): StatusTexts {
  const on = formatShortDate(mailing.created_at, { now }) ?? mailing.created_at;
  return {
    title: `${mailing.created_by} asked for consent on ${on}`,
    sentences: resultTexts(mailing),
  };
}

/** What came of the emails of a mailing. */
function resultTexts({ deliveries: { sent, skipped, bounced, failed, unsure } }: Mailing): string[] {
  const counted = (count: number, one: string, many: string) =>
    count > 0 ? [`${count.toLocaleString('en-US')} ${count === 1 ? one : many}`] : [];
  return [
    ...counted(sent, 'email was sent.', 'emails were sent.'),
    ...counted(skipped, 'was not needed any longer.', 'were not needed any longer.'),
    ...counted(
      bounced,
      'address does not exist, and is marked as bounced.',
      'addresses don’t exist, and are marked as bounced.',
    ),
    ...counted(
      failed,
      'email could not be sent. You can ask this person again.',
      'emails could not be sent. You can ask these people again.',
    ),
    ...counted(
      unsure,
      'email may not have arrived. It is not sent again, so that nobody gets it twice.',
      'emails may not have arrived. They are not sent again, so that nobody gets one twice.',
    ),
  ];
}
