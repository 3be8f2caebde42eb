import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useHasToken } from '../api/index.ts';
import { urls } from '../urls/index.ts';

/** Lets nobody without a token in: they are sent to the sign-in, and from there back to where they wanted to go. spec 6 */
export function RequireToken({ children }: { children: ReactNode }) {
  const hasToken = useHasToken();
  const { pathname, search } = useLocation();
  if (!hasToken) return <Navigate to={urls.login} replace state={{ from: pathname + search }} />;
  return children;
}
