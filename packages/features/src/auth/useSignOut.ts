import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { browserTransport, clearToken, forgetUser, logout, reportFailure } from '../api/index.ts';
import { urls } from '../urls/index.ts';

/**
 * Signing out: the home page comes, the server revokes the token, the browser forgets it
 * and everything that only staff may read. spec 2.3
 * Used by the dashboard's frame, which is unmounted on the way.
 * @param mayLeave asks about unsaved work first; a no keeps everything as it is
 */
export function useSignOut(mayLeave: () => Promise<boolean>): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const signingOut = useRef(false);

  // The dashboard has to be gone before the token is, or its guard would lead to the sign-in instead of home.
  useEffect(
    () => () => {
      if (!signingOut.current) return;
      clearToken();
      forgetUser();
      client.clear();
    },
    [client],
  );

  return async () => {
    if (!(await mayLeave())) return;
    try {
      await logout(browserTransport);
    } catch (error) {
      // The browser forgets the token all the same; on the server it runs out by itself.
      reportFailure('revoke the token', error);
    }
    signingOut.current = true;
    await navigate(urls.home);
  };
}
