import { loginFailed } from '@porchlight/contract/texts';
import { FormDialog } from '@porchlight/ui/feedback/FormDialog';
import { useContext } from 'react';
import { ApiError, readUser } from '../api/index.ts';
import { SessionContext } from './session-context.ts';
import { codeField, codeFormErrors, useSignIn } from './sign-in.ts';

/** Dialog to sign in again on the same page when the session ended while a form is open. Every form renders it. */
export function SignInAgain() {
  const { hasEnded, leave } = useContext(SessionContext);
  const { error, signIn, submitCode, needsFactor } = useSignIn();
  const username = readUser()?.username;
  return (
    <FormDialog
      open={hasEnded}
      title="Sign in again"
      text="Your session has ended. Everything you typed is still here. Sign in to continue."
      key={String(needsFactor)}
      fields={
        needsFactor
          ? [codeField]
          : [
              { name: 'username', label: 'Username', kind: 'username', defaultValue: username },
              { name: 'password', label: 'Password', kind: 'current-password', autoFocus: username !== undefined },
            ]
      }
      submitLabel="Sign in"
      busyLabel="Signing in…"
      {...(needsFactor ? codeFormErrors(error) : { error: error ? failureText(error) : undefined })}
      onSubmit={({ username: typed = '', password = '', code = '' }) =>
        needsFactor ? submitCode(code) : signIn({ username: typed, password })
      }
      leaveLabel="Leave this page"
      onLeave={leave}
    />
  );
}

function failureText(error: Error): string {
  const isNetwork = error instanceof ApiError && error.status === 0;
  return isNetwork ? 'The server can’t be reached. Check your connection and try again.' : loginFailed.text;
}
