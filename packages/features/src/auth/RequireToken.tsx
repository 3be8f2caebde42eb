import { type ReactNode, useMemo } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { urls } from '../urls/index.ts';
import { SessionContext } from './session-context.ts';
import { useSession } from './useSession.ts';

export interface RequireTokenProps {
  /** Whether a form is open that must not be lost when the session ends. Must be a stable function. */
  hasOpenForm: () => boolean;
  children: ReactNode;
}

/**
 * Redirects people without a token to the sign-in page, and from there back to where they wanted to go. spec 6
 * An account with a duty is redirected to ‘My account’. When the session ends while a form is open, the page stays and
 * the form's `SignInAgain` asks for a new sign-in.
 */
export function RequireToken({ hasOpenForm, children }: RequireTokenProps) {
  const { state, session, leave } = useSession(hasOpenForm);
  const { pathname, search } = useLocation();
  // `Navigate` navigates again whenever its state is another object. While the sign-in page loads, each navigation
  // renders this again, so that a new object at each render would never let the page load.
  const loginState = useMemo(() => ({ from: pathname + search }), [pathname, search]);
  if (state === 'signed-out') return <Navigate to={urls.login} replace state={loginState} />;
  if (session?.duty && pathname !== urls.myAccount) return <Navigate to={urls.myAccount} replace />;
  return <SessionContext value={{ session, hasEnded: state === 'ended', leave }}>{children}</SessionContext>;
}
