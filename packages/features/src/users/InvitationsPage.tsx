import type { Invitation, UnsentEmail } from '@porchlight/contract/account-calls';
import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { formatLongDate } from '@porchlight/contract/dates';
import { accountLinkHours } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { roleNames, roles } from '@porchlight/contract/permissions';
import { ErrorMessage } from '@porchlight/ui/ErrorMessage';
import { Heading } from '@porchlight/ui/Heading';
import { type Item, ItemList } from '@porchlight/ui/ItemList';
import { Link } from '@porchlight/ui/Link';
import { Loading } from '@porchlight/ui/Loading';
import { ShortForm, type ShortFormValues } from '@porchlight/ui/ShortForm';
import { Stack } from '@porchlight/ui/Stack';
import { Typography } from '@porchlight/ui/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listKey, sendCall } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';
import { DashboardPage } from '../crud/index.ts';
import { StatusLine } from './StatusLine.tsx';

const roleOptions = roles.map((role) => ({ value: role, label: roleNames[role] }));

/** Page to invite people, with pending invitations and e-mails that were not sent. */
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
    const isInvited = await run('invite somebody', async () => {
      const { username, link } = (await sendCall(otherCalls.addInvitation, { body: person })).invitation;
      await refresh();
      setStatus(link ? `${username} is invited. Hand the link over: it is below.` : `${username} is invited.`);
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
            `${invitation.username} has another link. The earlier one does nothing any more.`,
          ),
      },
      {
        label: 'Take back',
        onClick: () =>
          runAndRefresh(
            'take an invitation back',
            () => sendCall(otherCalls.withdrawInvitation, { id: invitation.id }),
            `The invitation of ${invitation.username} is taken back.`,
          ),
      },
    ],
  });

  return (
    <DashboardPage title="Invitations">
      <Stack>
        <Typography color="textSecondary">
          Whoever is invited gets a link, which works once within {accountLinkHours.invitation} hours, and chooses their
          own password. <Link href={dashboardUrls.user.list}>Back to the users</Link>
        </Typography>
        <ShortForm
          key={count}
          label="Invite somebody"
          fields={[
            { name: 'username', label: 'Username', kind: 'text', help: 'What this person signs in with.' },
            { name: 'email', label: 'E-mail', kind: 'email', help: 'Where the link goes.' },
            {
              name: 'role',
              label: 'Role',
              kind: 'choice',
              options: roleOptions,
              help: 'What this person may do here.',
            },
          ]}
          submitLabel={data?.sends_mail === false ? 'Make an invitation' : 'Send an invitation'}
          onSubmit={add}
          {...formErrors}
        />
        <StatusLine text={status} />
        {actionErrors.error && <ErrorMessage text={actionErrors.error} />}
        <Heading level={2} size={1}>
          Not here yet
        </Heading>
        {isPending && <Loading />}
        {error && (
          <ErrorMessage text="The invitations can’t be loaded right now. Check your connection and try again." />
        )}
        {data?.invitations.length === 0 && <Typography>Nobody is waited for.</Typography>}
        {data && data.invitations.length > 0 && <ItemList label="Invitations" items={data.invitations.map(item)} />}
        {data && data.mails.length > 0 && (
          <>
            <Heading level={2} size={1}>
              Mails that were not sent
            </Heading>
            <ItemList label="Mails that were not sent" items={data.mails.map(emailItem)} />
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
    ...(link && { copy: { text: link, label: 'Copy the link' } }),
  };
}

const emailKindLabels: Readonly<Record<UnsentEmail['kind'], string>> = {
  'password-reset': 'A link to choose another password',
  invitation: 'An invitation',
  'new-device': 'A notice of a sign-in with a new browser',
  'factor-changed': 'A notice of a changed second factor',
  'review-requested': 'A request for a review',
  'review-published': 'A notice that a text was published',
  'review-returned': 'A text sent back to its author',
};
const emailStateTexts: Readonly<Record<UnsentEmail['state'], string>> = {
  waiting: 'Will be tried again.',
  failed: 'Was given up.',
  outbox: 'No mail server is set: hand the link over, once you are sure who asks.',
};

function emailItem({ id, kind, account, asked_at, state, problem, link }: UnsentEmail): Item {
  return {
    id,
    title: account,
    lines: [
      `${emailKindLabels[kind]}, asked for on ${formatLongDate(asked_at, { withTime: true })}`,
      emailStateTexts[state],
      ...(problem ? [`The mail server: ${problem}`] : []),
    ],
    ...(link && { copy: { text: link, label: 'Copy the link' } }),
    actions: [],
  };
}
