import { loginFailed } from '@porchlight/contract/texts';
import { SignInDialog } from '@porchlight/ui/SignInDialog';
import { useContext } from 'react';
import { ApiError, readUser } from '../api/index.ts';
import { SessionContext } from './session-context.ts';
import { useSignIn } from './sign-in.ts';

/** Takes up a session that ended over an open form, on the same page. Stands beside every form that can be open then. */
export function SignInAgain() {
  const { hasEnded, leave } = useContext(SessionContext);
  const { error, signIn } = useSignIn();
  return (
    <SignInDialog
      open={hasEnded}
      username={readUser()?.username}
      error={error ? failureText(error) : undefined}
      onSubmit={signIn}
      onLeave={leave}
    />
  );
}

function failureText(error: Error): string {
  const isNetwork = error instanceof ApiError && error.status === 0;
  return isNetwork ? 'The server can’t be reached. Check your connection and try again.' : loginFailed.text;
}
