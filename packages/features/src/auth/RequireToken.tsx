import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { urls } from '../urls/index.ts';
import { SessionContext } from './session-context.ts';
import { useSession } from './useSession.ts';

export interface RequireTokenProps {
  /** Whether a form is open, which must not be lost when the session ends. Keep its identity stable. */
  hasOpenForm: () => boolean;
  children: ReactNode;
}

/**
 * Lets nobody without a token in: they are sent to the sign-in, and from there back to where they wanted to go. spec 6
 * Who has to do something with their account first is led there. A session that ends over an open form is taken up on the same page, by the form's `SignInAgain`.
 */
export function RequireToken({ hasOpenForm, children }: RequireTokenProps) {
  const { state, answer, leave } = useSession(hasOpenForm);
  const { pathname, search } = useLocation();
  if (state === 'signed-out') return <Navigate to={urls.login} replace state={{ from: pathname + search }} />;
  if (answer?.duty && pathname !== urls.myAccount) return <Navigate to={urls.myAccount} replace />;
  return <SessionContext value={{ answer, hasEnded: state === 'ended', leave }}>{children}</SessionContext>;
}
