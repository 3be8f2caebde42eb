import { type ApiKey, apiKeyCalls, apiKeyPrefix, type NewApiKeyResponse } from '@porchlight/contract/api-keys';
import { formatLongDate } from '@porchlight/contract/dates';
import { securityLogDays } from '@porchlight/contract/limits';
import { roleNames } from '@porchlight/contract/permissions';
import { Button } from '@porchlight/ui/Button';
import { EmptyState } from '@porchlight/ui/EmptyState';
import { ErrorMessage } from '@porchlight/ui/ErrorMessage';
import { Heading } from '@porchlight/ui/Heading';
import { type Item, ItemList } from '@porchlight/ui/ItemList';
import { Loading } from '@porchlight/ui/Loading';
import { Stack } from '@porchlight/ui/Stack';
import { Typography } from '@porchlight/ui/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendCall } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';
import { DashboardPage, useConfirmation } from '../crud/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import { useNow } from '../site/index.ts';
import { ApiKeySecretDialog } from './ApiKeySecretDialog.tsx';
import { NewApiKeyDialog } from './NewApiKeyDialog.tsx';
import { StatusLine } from './StatusLine.tsx';

/** Page for administrators to create, list and revoke API keys. */
export function ApiKeysPage() {
  const now = useNow();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['api-keys'],
    queryFn: () => sendCall(apiKeyCalls.list),
    staleTime: 0,
  });
  const [failure, run] = useFormErrors();
  const [status, setStatus] = useState('');
  const [isMaking, setIsMaking] = useState(false);
  // Component state and not the query cache, so that the secret is gone when the page is left.
  const [made, setMade] = useState<NewApiKeyResponse | null>(null);
  const [dialog, confirm] = useConfirmation();
  const makeButton = useRef<HTMLButtonElement>(null);

  const begin = () => {
    setStatus('');
    setIsMaking(true);
  };
  const revoke = async ({ id, name }: ApiKey) => {
    const isMeant = await confirm({
      title: `Revoke the key of ${name}?`,
      text: 'The program is refused from its next call on. This can’t be undone; it can be given another key.',
      no: 'Keep it',
      yes: 'Revoke it',
    });
    if (!isMeant) return;
    const isDone = await run('revoke an API key', () => sendCall(apiKeyCalls.revoke, { id }));
    setStatus(isDone ? `The key of ${name} is revoked.` : '');
    await refetch();
    // The button that had focus has disappeared.
    makeButton.current?.focus();
  };
  const working = data?.keys.filter(({ state }) => state === 'active') ?? [];
  const ended = data?.keys.filter(({ state }) => state !== 'active') ?? [];
  const button = (
    <Button ref={makeButton} onClick={begin}>
      New API key
    </Button>
  );

  return (
    <DashboardPage title="API keys">
      <Stack>
        <div>
          <Typography color="textSecondary">
            Programs of the organization call with these in place of people. A key belongs to the organization: it goes
            on when the account goes that made it.
          </Typography>
          <StatusLine text={status} />
        </div>
        {isPending && <Loading />}
        {error && !data && (
          <ErrorMessage
            text="The API keys can’t be loaded right now. Check your connection and try again."
            action={
              <Button variant="text" size="small" onClick={() => void refetch()}>
                Try again
              </Button>
            }
          />
        )}
        {failure.error && <ErrorMessage text={failure.error} />}
        {data && working.length === 0 && <EmptyState text="No program has a key that works." action={button} />}
        {working.length > 0 && (
          <>
            <div>{button}</div>
            <ItemList
              label="API keys"
              items={working.map((key) => ({
                ...shownKey(key, now),
                actions: [{ label: 'Revoke', onClick: () => revoke(key) }],
              }))}
            />
          </>
        )}
        {ended.length > 0 && (
          <>
            <Heading level={2} size={1}>
              Ended
            </Heading>
            <Typography color="textSecondary">Kept here for {securityLogDays} days.</Typography>
            <ItemList
              label="API keys that ended"
              items={ended.map((key) => ({
                ...shownKey(key, now),
                mark: key.state === 'expired' ? 'Expired' : 'Revoked',
                actions: [],
              }))}
            />
          </>
        )}
        {isMaking && (
          <NewApiKeyDialog
            onDone={async (next) => {
              setIsMaking(false);
              setMade(next);
              await refetch();
            }}
            onCancel={() => setIsMaking(false)}
          />
        )}
        {made && (
          <ApiKeySecretDialog
            made={made}
            onDone={() => {
              setStatus(`${made.key.name} has a key.`);
              setMade(null);
            }}
          />
        )}
        {dialog}
      </Stack>
    </DashboardPage>
  );
}

function shownKey(key: ApiKey, now: Date): Omit<Item, 'actions'> {
  const { id, name, scope, state, created_by, created_at, expires_at, last_used_at } = key;
  // A revoked key's expiry is irrelevant.
  const ends = { active: ' Expires on', expired: ' Expired on', revoked: null }[state];
  return {
    id,
    title: name,
    lines: [
      `Scope: ${roleNames[scope]}. It begins with ${apiKeyPrefix}${id}.`,
      `Last use: ${last_used_at === null ? 'never' : formatRelativeMoment(last_used_at, now)}.`,
      `Made by ${created_by} on ${formatLongDate(created_at)}.${ends ? `${ends} ${formatLongDate(expires_at)}.` : ''}`,
    ],
  };
}
