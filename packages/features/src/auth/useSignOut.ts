import { otherCalls } from '@porchlight/contract/other-calls';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { clearToken, clearUser, reportFailure, sendCall } from '../api/index.ts';
import { urls } from '../urls/index.ts';

/**
 * Returns a function that signs out: revokes the token on the server, goes to the home page, and removes the token, the
 * user and all cached records from the browser. spec 2.3
 * Must be used in the dashboard's frame, because the browser's data is removed when it unmounts.
 * @param confirmLeave asks about unsaved work first; false cancels the sign-out
 */
export function useSignOut(confirmLeave: () => Promise<boolean>): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const signingOut = useRef<AbortController>(null);

  // The dashboard must unmount before the token is removed, or `RequireToken` would redirect to the sign-in page.
  useEffect(
    () => () => {
      if (!signingOut.current) return;
      signingOut.current.abort();
      forgetUser(client);
    },
    [client],
  );

  return async () => {
    if (!(await confirmLeave())) return;
    try {
      await sendCall(otherCalls.logout);
    } catch (error) {
      // The browser still removes the token; on the server it expires.
      reportFailure('revoke the token', error);
    }
    signingOut.current = new AbortController();
    await navigate(urls.home);
    // Whoever goes Back before the home page is drawn stays in a dashboard that never unmounts: it redirects then.
    addEventListener('popstate', () => forgetUser(client), { signal: signingOut.current.signal });
  };
}

function forgetUser(client: QueryClient): void {
  clearToken();
  clearUser();
  client.clear();
}
