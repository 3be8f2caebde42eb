import { type ApiKey, apiKeyCalls, apiKeyPrefix } from '@porchlight/contract/api-keys';
import { formatLongDate } from '@porchlight/contract/dates';
import { securityLogDays } from '@porchlight/contract/limits';
import { roleNames } from '@porchlight/contract/permissions';
import { Heading } from '@porchlight/ui/data-display/Heading';
import { type Item, ItemList } from '@porchlight/ui/data-display/ItemList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { EmptyState } from '@porchlight/ui/feedback/EmptyState';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { Button } from '@porchlight/ui/inputs/Button';
import { Stack } from '@porchlight/ui/layout/Stack';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sendCall } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';
import { formatRelativeMoment } from '../dates/index.ts';
import { DashboardPage } from '../frame/index.ts';
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
  const [formErrors, run] = useFormErrors();
  const [status, setStatus] = useState('');
  const dialogs = useDialogs();
  const createButton = useRef<HTMLButtonElement>(null);

  const create = async () => {
    setStatus('');
    const created = await dialogs.open(NewApiKeyDialog, undefined);
    if (!created) return;
    void refetch();
    // Its secret is never in the query cache, so that it is gone when the dialog closes or the page is left.
    await dialogs.open(ApiKeySecretDialog, created);
    setStatus(`API key for ${created.key.name} created.`);
  };
  const revoke = async ({ id, name }: ApiKey) => {
    const isConfirmed = await dialogs.confirm(
      'The program can no longer use it. You can’t undo this, but you can create a new key.',
      { title: `Revoke the API key for ${name}?`, cancelText: 'Keep key', okText: 'Revoke key' },
    );
    if (!isConfirmed) return;
    const isDone = await run('revoke an API key', () => sendCall(apiKeyCalls.revoke, { id }));
    setStatus(isDone ? `The API key for ${name} was revoked.` : '');
    await refetch();
    // The button that had focus has disappeared.
    createButton.current?.focus();
  };
  const activeKeys = data?.keys.filter(({ state }) => state === 'active') ?? [];
  const endedKeys = data?.keys.filter(({ state }) => state !== 'active') ?? [];
  const button = (
    <Button ref={createButton} onClick={() => void create()}>
      New API key
    </Button>
  );

  return (
    <DashboardPage title="API keys">
      <Stack>
        <div>
          <Typography color="textSecondary">
            The organization’s programs use API keys to sign in. A key belongs to the organization: it still works after
            the account that created it is deleted.
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
        {formErrors.error && <ErrorMessage text={formErrors.error} />}
        {data && activeKeys.length === 0 && <EmptyState text="No active API keys." action={button} />}
        {activeKeys.length > 0 && (
          <>
            <div>{button}</div>
            <ItemList
              label="API keys"
              items={activeKeys.map((key) => ({
                ...keyItem(key, now),
                actions: [{ label: 'Revoke', onClick: () => revoke(key) }],
              }))}
            />
          </>
        )}
        {endedKeys.length > 0 && (
          <>
            <Heading level={2} size={1}>
              Inactive
            </Heading>
            <Typography color="textSecondary">Shown here for {securityLogDays} days.</Typography>
            <ItemList
              label="Inactive API keys"
              items={endedKeys.map((key) => ({
                ...keyItem(key, now),
                mark: key.state === 'expired' ? 'Expired' : 'Revoked',
                actions: [],
              }))}
            />
          </>
        )}
      </Stack>
    </DashboardPage>
  );
}

function keyItem(key: ApiKey, now: Date): Omit<Item, 'actions'> {
  const { id, name, scope, personal_data, state, created_by, created_at, expires_at, last_used_at } = key;
  // A revoked key's expiry is irrelevant.
  const ends = { active: ' Expires on', expired: ' Expired on', revoked: null }[state];
  return {
    id,
    title: name,
    lines: [
      `Scope: ${roleNames[scope]}. It starts with ${apiKeyPrefix}${id}.`,
      ...(personal_data ? ['Can read personal data of donors and subscribers.'] : []),
      `Last used: ${last_used_at === null ? 'never' : formatRelativeMoment(last_used_at, now)}.`,
      `Created by ${created_by} on ${formatLongDate(created_at)}.${ends ? `${ends} ${formatLongDate(expires_at)}.` : ''}`,
    ],
  };
}
