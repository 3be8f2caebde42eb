import { invalidLinkText, passwordChangedText } from '@porchlight/contract/account-texts';
import { otherCalls } from '@porchlight/contract/other-calls';
import { passwordAdvice } from '@porchlight/contract/texts';
import { Typography } from '@porchlight/ui/data-display/Typography';
import { ErrorMessage } from '@porchlight/ui/feedback/ErrorMessage';
import { Loading } from '@porchlight/ui/feedback/Loading';
import { ShortForm, type ShortFormField } from '@porchlight/ui/inputs/ShortForm';
import { Link } from '@porchlight/ui/navigation/Link';
import { SignInCard } from '@porchlight/ui/surfaces/SignInCard';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError, login, readToken, reportFailure, sendCall, storeSignIn } from '../api/index.ts';
import { markPictures, organization } from '../site/index.ts';
import { urls } from '../urls/index.ts';
import { PasswordMeter } from './PasswordMeter.tsx';
import { useFormErrors } from './useFormErrors.ts';

/**
 * Page of the links in invitations and password resets: people choose a password, and are signed in with it. Who has a
 * second factor as well signs in with both.
 */
export function NewPasswordPage() {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(hash.slice(1));
  const [isDone, setIsDone] = useState(false);
  useEffect(() => {
    document.title = `Choose a password | ${organization.name}`;
    // Keeps the token out of the address bar and the browser's history.
    if (hash) void navigate(pathname, { replace: true });
  }, [hash, pathname, navigate]);
  return (
    <SignInCard name={organization.name} {...markPictures()} homeHref={urls.home} title="Choose a password">
      <div role="status">{isDone && <Typography>{passwordChangedText}</Typography>}</div>
      {isDone ? (
        <Link href={urls.login}>Sign in</Link>
      ) : (
        <TokenForm
          token={token}
          onDone={(isSignedIn) => {
            if (isSignedIn) void navigate(urls.dashboard, { replace: true });
            else setIsDone(true);
          }}
        />
      )}
    </SignInCard>
  );
}

interface TokenFormProps {
  token: string;
  onDone: (isSignedIn: boolean) => void;
}

function TokenForm({ token, onDone }: TokenFormProps) {
  const [formErrors, run] = useFormErrors();
  const { data, error } = useQuery({
    queryKey: ['link', token],
    queryFn: () => sendCall(otherCalls.readLink, { body: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (error) {
    return (
      <ErrorMessage text={failureText(error)}>
        <Link href={urls.forgotPassword}>Request a new link</Link>
      </ErrorMessage>
    );
  }
  if (!data) return <Loading />;
  const isInvitation = data.kind === 'invitation';
  const choose = async (password: string, name?: string) => {
    const isSet = await run('choose a password', () =>
      sendCall(otherCalls.setPassword, { body: { token, password, ...(name && { name }) } }),
    );
    if (isSet) onDone(await signIn({ username: data.username, password }));
  };
  return (
    <ShortForm
      label="Choose a password"
      fields={[
        { name: 'username', label: 'Account', kind: 'username', defaultValue: data.username, readOnly: true },
        ...(isInvitation ? [nameField(data.name)] : []),
        {
          ...{ name: 'password', label: 'New password', kind: 'new-password', help: passwordAdvice },
          ...{ autoFocus: !isInvitation, meter: PasswordMeter },
        },
      ]}
      submitLabel="Save password"
      busyLabel="Saving…"
      onSubmit={({ password = '', name }) => choose(password, name)}
      {...formErrors}
    />
  );
}

/** The field for what an invited person wants to be called. */
function nameField(name = ''): ShortFormField {
  return {
    ...{ name: 'name', label: 'Your name', kind: 'name', required: false, autoFocus: true, defaultValue: name },
    help: 'What colleagues will read in lists and emails. You can leave this empty.',
  };
}

/** Signs in with the new password, unless somebody is signed in on this device. @returns whether that was enough */
async function signIn(credentials: { username: string; password: string }): Promise<boolean> {
  if (readToken() !== null) return false;
  try {
    const response = await login(credentials);
    if ('pending_token' in response) return false;
    storeSignIn(response, credentials.username);
    return true;
  } catch (error) {
    reportFailure('sign in with the new password', error);
    return false;
  }
}

function failureText(error: Error): string {
  return error instanceof ApiError && error.status !== 410 && error.status !== 400 ? error.message : invalidLinkText;
}
