import { loginFailed } from '@porchlight/contract/texts';
import { SignInDialog } from '@porchlight/ui/SignInDialog';
import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ApiError, readUser, reportFailure } from '../api/index.ts';
import { urls } from '../urls/index.ts';
import { SessionContext } from './PasswordNotice.tsx';
import { signIn } from './sign-in.ts';
import { useSession } from './useSession.ts';

/** What `RequireToken` needs. */
export interface RequireTokenProps {
  /** Whether a form is open, which must not be lost when the session ends. Keep its identity stable. */
  hasOpenForm: () => boolean;
  children: ReactNode;
}

/**
 * Lets nobody without a token in: they are sent to the sign-in, and from there back to where they wanted to go. spec 6
 * A session that ends over an open form is taken up in a dialog on the same page.
 */
export function RequireToken({ hasOpenForm, children }: RequireTokenProps) {
  const { state, answer, leave } = useSession(hasOpenForm);
  const { pathname, search } = useLocation();
  const [error, setError] = useState<string>();
  if (state === 'signed-out') return <Navigate to={urls.login} replace state={{ from: pathname + search }} />;
  return (
    <>
      <SessionContext value={answer}>{children}</SessionContext>
      <SignInDialog
        open={state === 'ended'}
        username={readUser()?.username}
        error={error}
        onSubmit={async ({ username, password }) => {
          setError(undefined);
          try {
            await signIn(username, password);
          } catch (failure) {
            reportFailure('sign in again', failure);
            const isNetwork = failure instanceof ApiError && failure.status === 0;
            setError(
              isNetwork ? 'The server can’t be reached. Check your connection and try again.' : loginFailed.text,
            );
          }
        }}
        onLeave={leave}
      />
    </>
  );
}
