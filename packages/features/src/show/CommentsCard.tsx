import { type CommentsResponse, commentMaxCharacters } from '@porchlight/contract/comments';
import { otherCalls } from '@porchlight/contract/other-calls';
import { personName } from '@porchlight/contract/person-names';
import { CommentList } from '@porchlight/ui/data-display/CommentList';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readUser, reportFailure, sendCall } from '../api/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import { commentsQuery, type EntityDefinition, failureText, usePersistedState } from '../entity/index.ts';
import { useRunningNow } from '../site/index.ts';

/** What colleagues say about a record. What is being typed stays on the device until it is sent. */
export function CommentsCard({ definition: { name }, id }: { definition: EntityDefinition; id: number }) {
  const now = useRunningNow();
  const client = useQueryClient();
  const dialogs = useDialogs();
  const query = commentsQuery(name, id);
  const { data, error: loadError } = useQuery(query);
  const [draft, setDraft] = usePersistedState(`comment ${name} ${id}`, { text: '' });
  const [outcome, setOutcome] = useState<{ status?: string; error?: string }>({});

  /** Makes a change and shows the comments after it. @returns whether it was made */
  const change = async (what: string, done: string, send: () => Promise<CommentsResponse>) => {
    try {
      const response = await send();
      client.setQueryData(query.queryKey, response);
      setOutcome({ status: [done, unknownText(response)].filter(Boolean).join(' ') });
      return true;
    } catch (cause) {
      reportFailure(what, cause);
      setOutcome({ error: failureText(cause) });
      return false;
    }
  };
  const add = async () => {
    const body = { resource: name, record: id, text: draft.text };
    if (await change('add a comment', 'Comment added.', () => sendCall(otherCalls.addComment, { body })))
      setDraft({ text: '' });
  };
  const resolve = (comment: number, resolved: boolean) =>
    change('resolve a comment', resolved ? 'Comment resolved.' : 'Comment reopened.', () =>
      sendCall(otherCalls.resolveComment, { id: comment, body: { resolved } }),
    );
  const remove = async (comment: number) => {
    const isSure = await dialogs.confirm('It can’t be restored.', {
      title: 'Delete this comment?',
      okText: 'Delete',
      cancelText: 'Keep',
    });
    if (isSure)
      await change('delete a comment', 'Comment deleted.', () => sendCall(otherCalls.removeComment, { id: comment }));
  };

  const ownId = readUser()?.id;
  const moment = (at: string) => formatRelativeMoment(at, now);
  const comments = data?.comments.map(({ id: commentId, by, text, created_at, resolved }) => ({
    ...{ id: commentId, by: personName(by), text, time: moment(created_at), isOwn: by.id === ownId },
    ...(resolved && { resolved: `Resolved by ${resolved.by} ${moment(resolved.at)}` }),
  }));
  return (
    <CommentList
      id="comments"
      comments={comments ?? null}
      people={data?.people ?? []}
      draft={draft.text}
      onDraftChange={(text) => setDraft({ text })}
      onAdd={add}
      onResolve={(comment, isResolved) => void resolve(comment, isResolved)}
      onDelete={(comment) => void remove(comment)}
      error={outcome.error ?? (loadError && !data ? 'The comments can’t be loaded right now.' : undefined)}
      status={outcome.status}
      maxLength={commentMaxCharacters}
    />
  );
}

/** Says which mentions reach nobody. */
function unknownText({ unknown_mentions: unknown = [] }: CommentsResponse): string {
  if (unknown.length === 0) return '';
  const names = new Intl.ListFormat('en-US').format(unknown);
  return `${names} ${unknown.length === 1 ? 'is not the name of an account' : 'are not names of accounts'}, so no email was sent to ${unknown.length === 1 ? 'it' : 'them'}.`;
}
