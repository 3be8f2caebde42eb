import { passwordChangedText } from '@porchlight/contract/account-texts';
import { otherCalls } from '@porchlight/contract/other-calls';
import { passwordAdvice } from '@porchlight/contract/texts';
import { Heading } from '@porchlight/ui/data-display/Heading';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { ShortForm } from '@porchlight/ui/inputs/ShortForm';
import { Stack } from '@porchlight/ui/layout/Stack';
import { SettingCard } from '@porchlight/ui/surfaces/SettingCard';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useState } from 'react';
import { changeMyAccount, myAccountQuery, sendCall, sessionKey } from '../api/index.ts';
import { PasswordMeter, SessionContext, useFormErrors } from '../auth/index.ts';
import { DashboardPage } from '../frame/index.ts';
import { MyFactors } from './MyFactors.tsx';
import { MyMails } from './MyMails.tsx';
import { MySessions } from './MySessions.tsx';
import { StatusLine } from './StatusLine.tsx';

/** Page of the signed-in user's account: password, email, second factors and sessions. */
export function MyAccountPage() {
  const { data, error } = useQuery({ ...myAccountQuery, staleTime: 0 });
  const { session } = use(SessionContext);
  return (
    <DashboardPage title="My account">
      <Stack spacing={4} sx={{ maxInlineSize: '48rem' }}>
        {error && !data && (
          <ErrorMessage text="Your account can’t be loaded right now. Check your connection and try again." />
        )}
        {!data && !error && <Loading />}
        {data && (
          <>
            <Group title="You">
              <SettingCard title="Username" summary={data.username} />
              <MyName name={data.name} username={data.username} />
              <MyEmail email={data.email} />
              <MyMails muted={data.muted_mails} />
            </Group>
            <Group title="Signing in">
              <MyPassword username={data.username} isDue={session?.duty === 'password'} />
              <MyFactors factors={data.factors} isDue={session?.duty === 'factor'} />
              <MySessions sessions={data.sessions} />
            </Group>
          </>
        )}
      </Stack>
    </DashboardPage>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack spacing={1.5}>
      <Heading level={2} size={1}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}

/** After a change: resets the form, through `count` as its key, and refetches the account. */
function useReset() {
  const client = useQueryClient();
  const [count, setCount] = useState(0);
  const reset = async () => {
    setCount(count + 1);
    await client.invalidateQueries({ queryKey: myAccountQuery.queryKey });
    // Removes the notice about a password that no longer meets the rules.
    await client.invalidateQueries({ queryKey: sessionKey });
    // Retries queries that were refused until the user had chosen their own password.
    await client.resetQueries({ predicate: ({ state }) => state.status === 'error' });
  };
  return { count, reset };
}

function MyName({ name, username }: { name: string; username: string }) {
  const client = useQueryClient();
  const [formErrors, run] = useFormErrors();
  const [saved, setSaved] = useState<string>();
  return (
    <SettingCard
      title="Display name"
      summary={name || `None: colleagues read ‘${username}’`}
      footer={<StatusLine text={saved === undefined ? '' : `Colleagues now read ‘${saved || username}’.`} />}
    >
      {(close) => (
        <ShortForm
          key={`name ${name} ${saved}`}
          label="Change display name"
          fields={[
            {
              ...{
                name: 'name',
                label: 'Display name',
                kind: 'name',
                defaultValue: name,
                required: false,
                autoFocus: true,
              },
              help: `What colleagues read in lists, history and emails. Without one they read ‘${username}’.`,
            },
          ]}
          submitLabel="Change display name"
          busyLabel="Saving…"
          onSubmit={async (values) => {
            const isDone = await run('change the display name', async () => {
              setSaved((await sendCall(otherCalls.changeMyName, { body: values })).name);
              await client.invalidateQueries({ queryKey: myAccountQuery.queryKey });
              await client.invalidateQueries({ queryKey: sessionKey });
            });
            if (isDone) close();
          }}
          {...formErrors}
        />
      )}
    </SettingCard>
  );
}

function MyPassword({ username, isDue }: { username: string; isDue: boolean }) {
  const [formErrors, run] = useFormErrors();
  const { count, reset } = useReset();
  return (
    <SettingCard
      title="Password"
      summary="••••••••"
      defaultOpen={isDue}
      footer={
        <StatusLine text={count > 0 ? `${passwordChangedText} Your other sessions have ended.` : ''} count={count} />
      }
    >
      {(close) => (
        <ShortForm
          key={count}
          label="Change password"
          fields={[
            { name: 'username', label: 'Account', kind: 'username', defaultValue: username, readOnly: true },
            { name: 'old_password', label: 'Current password', kind: 'current-password', autoFocus: true },
            {
              ...{ name: 'password', label: 'New password', kind: 'new-password' },
              help: passwordAdvice,
              meter: PasswordMeter,
            },
          ]}
          submitLabel="Change password"
          busyLabel="Saving…"
          onSubmit={async ({ username: _, ...passwords }) => {
            if (!(await run('change the password', () => changeMyAccount(otherCalls.changeMyPassword, passwords))))
              return;
            close();
            await reset();
          }}
          {...formErrors}
        />
      )}
    </SettingCard>
  );
}

function MyEmail({ email }: { email: string }) {
  const [formErrors, run] = useFormErrors();
  const { count, reset } = useReset();
  return (
    <SettingCard
      title="Email"
      summary={email || 'None: you can’t reset a forgotten password'}
      footer={<StatusLine text={count > 0 ? 'Email changed. Your other sessions have ended.' : ''} count={count} />}
    >
      {(close) => (
        <ShortForm
          key={`${email} ${count}`}
          label="Change email"
          fields={[
            {
              ...{
                name: 'email',
                label: 'Email',
                kind: 'email',
                defaultValue: email,
                required: false,
                autoFocus: true,
              },
              help: 'We use it to send you a link if you forget your password, and to tell you about new sign-ins.',
            },
          ]}
          submitLabel="Change email"
          busyLabel="Saving…"
          onSubmit={async (values) => {
            if (!(await run('change the email', () => changeMyAccount(otherCalls.changeMyEmail, values)))) return;
            close();
            await reset();
          }}
          {...formErrors}
        />
      )}
    </SettingCard>
  );
}
