import type { FormEntry } from '@porchlight/contract/entities';
import type { EntryRepliesResponse, EntryReply } from '@porchlight/contract/forms/form-calls';
import { otherCalls } from '@porchlight/contract/other-calls';
import { Heading } from '@porchlight/ui/data-display/Heading';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Button } from '@porchlight/ui/inputs/Button';
import { ShortForm } from '@porchlight/ui/inputs/ShortForm';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportFailure, sendCall } from '../api/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import { failureText } from '../entity/index.ts';
import { useRunningNow } from '../site/index.ts';

interface ReplyByEmailProps {
  entry: FormEntry;
}

/** Replies by email to who has sent an entry: those before, and a new one. Without a mail server, the email program opens. */
export function ReplyByEmail({ entry }: ReplyByEmailProps) {
  const now = useRunningNow();
  const client = useQueryClient();
  const queryKey = ['entry replies', entry.id];
  const { data } = useQuery({
    queryKey,
    queryFn: () => sendCall(otherCalls.entryReplies, { id: entry.id }),
    // Until the mail server has accepted them.
    refetchInterval: ({ state }) => (state.data?.replies.some((each) => each.state === 'waiting') ? 5000 : false),
  });
  // A second press sends the same reply.
  const [key, setKey] = useState(newKey);
  const [isWriting, setIsWriting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (reply: Pick<EntryReply, 'key' | 'text'>): Promise<boolean> => {
    setFailure(undefined);
    try {
      const response = await sendCall(otherCalls.replyToEntry, { id: entry.id, body: reply });
      client.setQueryData<EntryRepliesResponse>(queryKey, response);
      return true;
    } catch (error) {
      reportFailure('reply to an entry', error);
      setFailure(failureText(error));
      return false;
    }
  };
  if (!entry.email) return null;
  if (!data?.can_send && !data?.replies.length)
    return (
      <Stack direction="row">
        <Button variant="outlined" size="small" href={mailHref(entry)}>
          Reply by email
        </Button>
      </Stack>
    );
  return (
    <Stack spacing={2}>
      {data.replies.length > 0 && <Heading level={2}>Replies</Heading>}
      {data.replies.map((reply) => (
        <div key={reply.key}>
          <Typography variant="small" color="textSecondary">
            {reply.by} · {formatRelativeMoment(reply.created_at, now)} · {stateTexts[reply.state]}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{reply.text}</Typography>
          {reply.problem && <ErrorMessage text={`The mail server said: ${reply.problem}`} />}
          {reply.state === 'failed' && (
            <Button variant="outlined" size="small" onClick={() => void send(reply)}>
              Send again
            </Button>
          )}
        </div>
      ))}
      {isWriting ? (
        <ShortForm
          label="Reply by email"
          fields={[{ name: 'text', label: `Your reply to ${entry.email}`, kind: 'lines', autoFocus: true }]}
          submitLabel="Send reply"
          error={failure}
          onSubmit={async ({ text = '' }) => {
            if (!(await send({ key, text }))) return;
            setKey(newKey());
            setIsWriting(false);
          }}
        />
      ) : (
        <Stack direction="row">
          <Button
            variant="outlined"
            size="small"
            {...(data.can_send ? { onClick: () => setIsWriting(true) } : { href: mailHref(entry) })}
          >
            Reply by email
          </Button>
        </Stack>
      )}
      {!isWriting && failure && <ErrorMessage text={failure} />}
    </Stack>
  );
}

const stateTexts = {
  waiting: 'waits to be sent',
  sent: 'sent',
  failed: 'not sent',
} as const satisfies Readonly<Record<EntryReply['state'], string>>;

const newKey = () => crypto.randomUUID();

/** Opens the email program with the address and the subject. The answers stay here. */
function mailHref({ email, form }: FormEntry): string {
  const title = form[0]?.name || 'Your entry';
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${title}`)}`;
}
