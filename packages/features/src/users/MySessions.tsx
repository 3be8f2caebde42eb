import type { MySession } from '@porchlight/contract/account-calls';
import { formatLongDate } from '@porchlight/contract/dates';
import { otherCalls } from '@porchlight/contract/other-calls';
import { ItemList } from '@porchlight/ui/data-display/ItemList';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Button } from '@porchlight/ui/inputs/Button';
import { SettingCard } from '@porchlight/ui/surfaces/SettingCard';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { myAccountQuery, sendCall } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';
import { StatusLine } from './StatusLine.tsx';

/** The signed-in user's sessions; they can end each of the others, or all others together. */
export function MySessions({ sessions }: { sessions: readonly MySession[] }) {
  const client = useQueryClient();
  const [formErrors, run] = useFormErrors();
  const [status, setStatus] = useState('');
  const runAndRefresh = async (doing: string, task: () => Promise<unknown>, doneText: string) => {
    setStatus('');
    const isDone = await run(doing, task);
    await client.invalidateQueries({ queryKey: myAccountQuery.queryKey });
    if (isDone) setStatus(doneText);
  };
  return (
    <SettingCard
      title="Sessions"
      summary={sessions.length === 1 ? 'Only this one' : `Signed in on ${sessions.length} browsers`}
      openLabel="Show"
      footer={<StatusLine text={status} />}
    >
      {() => (
        <>
          <ItemList
            label="Sessions"
            items={sessions.map((session) => ({
              id: session.id,
              title: session.device || 'Unknown browser',
              mark: session.is_own ? 'This session' : undefined,
              lines: [
                [session.address, session.is_kept && 'kept signed in'].filter(Boolean).join(', '),
                `Signed in on ${moment(session.created_at)}, last used on ${moment(session.last_used_at)}`,
              ],
              actions: session.is_own
                ? []
                : [
                    {
                      label: 'End session',
                      onClick: () =>
                        runAndRefresh(
                          'end a session',
                          () => sendCall(otherCalls.endSession, { id: session.id }),
                          'The session has ended.',
                        ),
                    },
                  ],
            }))}
          />
          {sessions.length > 1 && (
            <div>
              <Button
                variant="outlined"
                size="small"
                onClick={() =>
                  void runAndRefresh(
                    'end the other sessions',
                    () => sendCall(otherCalls.endOtherSessions),
                    'All other sessions have ended.',
                  )
                }
              >
                End all other sessions
              </Button>
            </div>
          )}
          {formErrors.error && <ErrorMessage text={formErrors.error} />}
        </>
      )}
    </SettingCard>
  );
}

function moment(date: string): string | null {
  return formatLongDate(date, { withTime: true });
}
