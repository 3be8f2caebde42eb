import { dashboardUrls } from '@porchlight/contract/dashboard-urls';
import { formatLongDate } from '@porchlight/contract/dates';
import { otherCalls } from '@porchlight/contract/other-calls';
import { ItemList } from '@porchlight/ui/data-display/ItemList';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { useDialogs } from '@porchlight/ui/feedback/useDialogs';
import { Stack } from '@porchlight/ui/layout/Stack';
import { Link } from '@porchlight/ui/navigation/Link';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sendCall } from '../api/index.ts';
import { useFormErrors } from '../auth/index.ts';
import { DashboardPage } from '../frame/index.ts';
import { StatusLine } from './StatusLine.tsx';

/** Page of the accounts that have a second factor, where administrators can remove it for users who have lost it. */
export function SecondFactorsPage() {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['factors'],
    queryFn: () => sendCall(otherCalls.factors),
    staleTime: 0,
  });
  const [formErrors, run] = useFormErrors();
  const [status, setStatus] = useState('');
  const dialogs = useDialogs();

  const reset = async (id: number, username: string) => {
    const isConfirmed = await dialogs.confirm(
      'Make sure that this person has really asked you to. Their password alone will open the account. All their sessions end.',
      {
        title: `Remove all second factors of ${username}?`,
        cancelText: 'Keep second factors',
        okText: 'Remove second factors',
      },
    );
    if (!isConfirmed) return;
    const isDone = await run('remove a second factor', () => sendCall(otherCalls.resetFactors, { id }));
    setStatus(isDone ? `${username} can now sign in with the password alone, and can set up a new second factor.` : '');
    await refetch();
  };

  return (
    <DashboardPage title="Second factors">
      <Stack>
        <Typography color="textSecondary">
          Everyone sets up their own second factor in ‘My account’.{' '}
          <Link href={dashboardUrls.user.list}>Back to users</Link>
        </Typography>
        {isPending && <Loading />}
        {error && <ErrorMessage text="The accounts can’t be loaded right now. Check your connection and try again." />}
        {formErrors.error && <ErrorMessage text={formErrors.error} />}
        <StatusLine text={status} />
        {data?.accounts.length === 0 && <Typography>No account has a second factor.</Typography>}
        {data && data.accounts.length > 0 && (
          <ItemList
            label="Accounts with a second factor"
            items={data.accounts.map(({ id, username, totp_since, passkeys }) => ({
              id,
              title: username,
              lines: [
                ...(totp_since ? [`Authenticator app, since ${formatLongDate(totp_since, { withTime: true })}`] : []),
                ...(passkeys > 0 ? [passkeys === 1 ? '1 passkey' : `${passkeys} passkeys`] : []),
              ],
              actions: [{ label: 'Remove', onClick: () => reset(id, username) }],
            }))}
          />
        )}
      </Stack>
    </DashboardPage>
  );
}
