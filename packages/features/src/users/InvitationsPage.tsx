import type { Invitation, UnsentEmail } from '@porchlight/contract/account-calls';
import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { formatLongDate } from '@porchlight/contract/dates';
import { accountLinkHours } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { roleNames, roles } from '@porchlight/contract/permissions';
import { Heading } from '@porchlight/ui/data-display/Heading';
import { type Item, ItemList } from '@porchlight/ui/data-display/ItemList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { ShortForm, type ShortFormValues } from '@porchlight/ui/inputs/ShortForm';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Link } from '@porchlight/ui/navigation/Link';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listKey, sendCall } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';
import { DashboardPage } from '../frame/index.ts';
import { StatusLine } from './StatusLine.tsx';

const roleOptions = roles.map((role) => ({ value: role, label: roleNames[role] }));

/** Page to invite people, with pending invitations and emails that were not sent. */
export function InvitationsPage() {
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['invitations'],
    queryFn: () => sendCall(otherCalls.invitations),
  });
  const [formErrors, run] = useFormErrors();
  const [actionErrors, runAction] = useFormErrors();
  const [status, setStatus] = useState('');
  // Key of the form, to reset it after each invitation.
  const [count, setCount] = useState(0);

  const refresh = () => Promise.all([refetch(), client.invalidateQueries({ queryKey: listKey('user') })]);
  const add = async (person: ShortFormValues) => {
    setStatus('');
    const isInvited = await run('invite someone', async () => {
      const { username, link } = (await sendCall(otherCalls.addInvitation, { body: person })).invitation;
      await refresh();
      setStatus(link ? `${username} is invited. Copy the link below and send it to them.` : `${username} is invited.`);
    });
    if (isInvited) setCount(count + 1);
  };
  const runAndRefresh = async (doing: string, task: () => Promise<unknown>, doneText: string) => {
    setStatus('');
    const isDone = await runAction(doing, task);
    await refresh();
    if (isDone) setStatus(doneText);
  };
  const item = (invitation: Invitation): Item => ({
    ...invitationItem(invitation),
    actions: [
      {
        label: 'Send again',
        onClick: () =>
          runAndRefresh(
            'send an invitation again',
            () => sendCall(otherCalls.resendInvitation, { id: invitation.id }),
            `${invitation.username} has a new link. The old link no longer works.`,
          ),
      },
      {
        label: 'Cancel invitation',
        onClick: () =>
          runAndRefresh(
            'cancel an invitation',
            () => sendCall(otherCalls.withdrawInvitation, { id: invitation.id }),
            `The invitation for ${invitation.username} was cancelled.`,
          ),
      },
    ],
  });

  return (
    <DashboardPage title="Invitations">
      <Stack>
        <Typography color="textSecondary">
          The person you invite gets a link to choose a password. The link works once, within{' '}
          {accountLinkHours.invitation} hours. <Link href={dashboardUrls.user.list}>Back to users</Link>
        </Typography>
        <ShortForm
          key={count}
          label="Invite someone"
          fields={[
            { name: 'username', label: 'Username', kind: 'text', help: 'What this person signs in with.' },
            { name: 'email', label: 'Email', kind: 'email', help: 'The link is sent to this address.' },
            {
              name: 'role',
              label: 'Role',
              kind: 'choice',
              options: roleOptions,
              help: 'What this person can do.',
            },
          ]}
          submitLabel={data?.sends_mail === false ? 'Create invitation' : 'Send invitation'}
          onSubmit={add}
          {...formErrors}
        />
        <StatusLine text={status} />
        {actionErrors.error && <ErrorMessage text={actionErrors.error} />}
        <Heading level={2} size={1}>
          Pending invitations
        </Heading>
        {isPending && <Loading />}
        {error && (
          <ErrorMessage text="The invitations can’t be loaded right now. Check your connection and try again." />
        )}
        {data?.invitations.length === 0 && <Typography>No pending invitations.</Typography>}
        {data && data.invitations.length > 0 && <ItemList label="Invitations" items={data.invitations.map(item)} />}
        {data && data.mails.length > 0 && (
          <>
            <Heading level={2} size={1}>
              Emails that were not sent
            </Heading>
            <ItemList label="Emails that were not sent" items={data.mails.map(emailItem)} />
          </>
        )}
      </Stack>
    </DashboardPage>
  );
}

function invitationItem({ id, username, email, invited_by, expires_at, link }: Invitation): Omit<Item, 'actions'> {
  return {
    id,
    title: username,
    lines: [email, `Invited by ${invited_by}. The link works until ${formatLongDate(expires_at, { withTime: true })}.`],
    ...(link && { copy: { text: link, label: 'Copy link' } }),
  };
}

const emailKindLabels: Readonly<Record<UnsentEmail['kind'], string>> = {
  'password-reset': 'Link to choose a new password',
  invitation: 'Invitation',
  'new-device': 'Notice of a sign-in from a new browser',
  'factor-changed': 'Notice of a changed second factor',
  'review-requested': 'Request for a review',
  mention: 'Mention in a comment',
  'review-published': 'Notice of a publication',
  'review-returned': 'Notice that a draft was sent back',
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
