import type { UnsentEmail } from '@porchlight/contract/account-calls';
import { formatLongDate } from '@porchlight/contract/dates';
import { Heading } from '@porchlight/ui/data-display/Heading';
import { type Item, ItemList } from '@porchlight/ui/data-display/ItemList';

/** The emails that were not sent, with what an administrator can do; nothing if there are none. */
export function UnsentEmails({ emails }: { emails: readonly UnsentEmail[] }) {
  if (emails.length === 0) return null;
  return (
    <>
      <Heading level={2} size={1} id="unsent-emails">
        Emails that were not sent
      </Heading>
      <ItemList label="Emails that were not sent" items={emails.map(emailItem)} />
    </>
  );
}

const emailKindLabels: Readonly<Record<UnsentEmail['kind'], string>> = {
  'password-reset': 'Link to choose a new password',
  invitation: 'Invitation',
  'new-device': 'Notice of a sign-in from a new browser',
  'factor-changed': 'Notice of a changed second factor',
  'review-requested': 'Request for a review',
  mention: 'Mention in a comment',
  subscription: 'Link to confirm a subscription to the email list',
  'form-entry': 'New form entry',
  'form-confirmation': 'Confirmation of a form',
  registration: 'To someone who registered for an event',
  'form-reply': 'Reply to a form entry',
  'review-published': 'Notice of a publication',
  'review-returned': 'Notice that a draft was sent back',
  'set-failed': 'Notice that a change set was not published',
};
const emailStateTexts: Readonly<Record<UnsentEmail['state'], string>> = {
  waiting: 'We will try again.',
  failed: 'We have stopped trying.',
  outbox: 'No mail server is set up. Give the link to the person, once you are sure who they are.',
};

function emailItem({ id, kind, account, asked_at, state, problem, link }: UnsentEmail): Item {
  return {
    id,
    title: account,
    lines: [
      `${emailKindLabels[kind]}, requested on ${formatLongDate(asked_at, { withTime: true })}`,
      emailStateTexts[state],
      ...(problem ? [`Message from the mail server: ${problem}`] : []),
    ],
    ...(link && { copy: { text: link, label: 'Copy link' } }),
    actions: [],
  };
}
