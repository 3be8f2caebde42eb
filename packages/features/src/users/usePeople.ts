import type { Invitation } from '@porchlight/contract/account-calls';
import type { AnyRecord } from '@porchlight/contract/entity';
import { otherCalls } from '@porchlight/contract/other-calls';
import { personName } from '@porchlight/contract/person-names';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listKey, loadChunk, reportFailure, sendCall } from '../api/index.ts';
import { failureText } from '../entity/index.ts';

const loadInviteDialog = () => loadChunk('invite', async () => (await import('./InviteDialog.tsx')).InviteDialog);
const loadLinkDialog = () =>
  loadChunk('invitation-link', async () => (await import('./InvitationLinkDialog.tsx')).InvitationLinkDialog);

/** Inviting people, and what the menu of a user's row does besides the actions of all rows. */
export function usePeople() {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const [message, setMessage] = useState('');
  const { data, error, refetch } = useQuery({
    queryKey: ['invitations'],
    queryFn: () => sendCall(otherCalls.invitations),
    staleTime: 0,
  });
  const refresh = () => Promise.all([refetch(), client.invalidateQueries({ queryKey: listKey('user') })]);

  /** Does something, and explains why it can't be done. @returns what the task resolves to; undefined after a failure */
  const attempt = async <Result>(doing: string, task: () => Promise<Result>): Promise<Result | undefined> => {
    setMessage('');
    try {
      return await task();
    } catch (cause) {
      reportFailure(doing, cause);
      void dialogs.alert(failureText(cause), { title: 'This can’t be done' });
      return undefined;
    }
  };

  /** Makes a change and says that it was made. */
  const run = async (doing: string, change: () => Promise<unknown>, done: string) => {
    const isDone = await attempt(doing, async () => {
      await change();
      return true;
    });
    if (isDone) setMessage(done);
    await refresh();
  };

  const openLink = (invitation: Invitation) =>
    attempt('show the link', async () => {
      const { link } = invitation;
      if (link) await dialogs.open(await loadLinkDialog(), { ...invitation, link });
    });

  const showLink = async (id: number) => {
    const invitation = (await refetch()).data?.invitations.find((each) => each.id === id);
    if (invitation) await openLink(invitation);
  };

  const invite = async () => {
    const invitation = await attempt('invite someone', async () => {
      const [InviteDialog, facts] = await Promise.all([
        loadInviteDialog(),
        data ?? refetch().then((each) => each.data),
      ]);
      return dialogs.open(InviteDialog, { sendsMail: facts?.sends_mail !== false, usernames: knownUsernames() });
    });
    if (!invitation) return;
    const { username, email, link } = invitation;
    void refresh();
    if (link) await openLink(invitation);
    else setMessage(`${username} is invited. The link is on its way to ${email}.`);
  };

  /** The usernames of the loaded list: a proposal needs no more, as the server refuses one that exists. */
  const knownUsernames = () => {
    const lists = client.getQueriesData<{ records?: readonly AnyRecord[] }>({ queryKey: listKey('user') });
    return lists.flatMap(([, list]) => list?.records?.map(({ username }) => String(username)) ?? []);
  };

  const removeFactors = async (id: number, name: string) => {
    const isConfirmed = await dialogs.confirm(
      'Make sure that this person has really asked you to. Their password alone will open the account. All their sessions end.',
      {
        title: `Remove all second factors of ${name}?`,
        cancelText: 'Keep second factors',
        okText: 'Remove second factors',
      },
    );
    if (isConfirmed)
      await run(
        'remove a second factor',
        () => sendCall(otherCalls.resetFactors, { id }),
        `${name} can now sign in with the password alone, and can set up a new second factor.`,
      );
  };

  const menuItems = (record: AnyRecord) => {
    const { id } = record;
    const name = personName({ name: String(record.name ?? ''), username: String(record.username) });
    const hasLink = data?.invitations.some((invitation) => invitation.id === id && invitation.link);
    return [
      ...(record.access === 'invited'
        ? [
            ...(hasLink ? [{ label: 'Show invitation link', onSelect: () => showLink(id) }] : []),
            {
              label: 'Send invitation again',
              onSelect: async () => {
                await run(
                  'send an invitation again',
                  () => sendCall(otherCalls.resendInvitation, { id }),
                  `${name} has a new link. The old link no longer works.`,
                );
                await showLink(id);
              },
            },
            {
              label: 'Cancel invitation',
              onSelect: () =>
                run(
                  'cancel an invitation',
                  () => sendCall(otherCalls.withdrawInvitation, { id }),
                  `The invitation for ${name} was canceled.`,
                ),
            },
          ]
        : []),
      ...(record.second_factor && record.second_factor !== 'none'
        ? [{ label: 'Remove second factors', onSelect: () => removeFactors(id, name) }]
        : []),
    ];
  };

  return {
    invite,
    menuItems,
    /** Emails that were not sent, invitations among them; undefined while they load. */
    emails: data?.mails,
    error: error && !data ? error : null,
    retry: () => void refetch(),
    /** What was just done; '' for nothing. */
    message,
    dismiss: () => setMessage(''),
  };
}
