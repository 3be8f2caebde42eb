import { otherCalls } from '@porchlight/contract/other-calls';
import type { SessionResponse } from '@porchlight/contract/schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type NextSession,
  onSessionEnd,
  readToken,
  readUser,
  sendCall,
  sessionKey,
  storeUser,
  useHasToken,
  userKey,
} from '../api/index.ts';

/** `staleTime` of the session, in milliseconds: it is fetched at most this often when the window regains focus. */
const sessionStaleMs = 60_000;

/** State of a dashboard page's session; `ended` while a form is open and the user can sign in again. */
export type SessionState = 'signed-in' | 'ended' | 'signed-out';

/** A dashboard page's session. */
interface Session {
  state: SessionState;
  /** The session as the backend describes it; null while unknown. */
  session: SessionResponse | null;
  /** Discards unsaved work and leads to the sign-in page. */
  leave: () => void;
}

/**
 * Tracks the session of a dashboard page. Fetches it when the page opens and when its window gains focus, so that an
 * expired token is noticed then and not at the first save.
 * @param hasOpenForm whether a form is open that leaving the page would lose: the session then becomes `ended` instead
 *   of `signed-out`, and refused requests wait for the user to sign in again on the same page
 */
export function useSession(hasOpenForm: () => boolean): Session {
  const hasToken = useHasToken();
  const [hasLeft, setHasLeft] = useState(false);
  const currentUserKey = useRef(userKey(readUser()));
  const pendingResolvers = useRef<((nextSession: NextSession) => void)[]>([]);

  const { data: session = null } = useQuery({
    queryKey: sessionKey,
    queryFn: async () => {
      const response = await sendCall(otherCalls.session);
      storeUser(response.user);
      currentUserKey.current = userKey(response.user);
      return response;
    },
    enabled: hasToken,
    staleTime: sessionStaleMs,
    refetchOnWindowFocus: true,
    retry: false,
  });

  useEffect(
    () =>
      onSessionEnd(async () => {
        // Another tab may have signed in again already.
        if (readToken() !== null) return userKey(readUser()) === currentUserKey.current ? 'same' : 'other';
        if (!hasOpenForm()) return 'nobody';
        return new Promise((resolve) => pendingResolvers.current.push(resolve));
      }),
    [hasOpenForm],
  );

  useEffect(() => {
    const resolveAll = (nextSession: NextSession) => {
      for (const resolve of pendingResolvers.current.splice(0)) resolve(nextSession);
    };
    if (hasLeft) resolveAll('nobody');
    else if (hasToken) {
      const now = userKey(readUser());
      resolveAll(now === currentUserKey.current ? 'same' : 'other');
      currentUserKey.current = now;
    }
  }, [hasToken, hasLeft]);

  if (hasToken) return { state: 'signed-in', session, leave: () => {} };
  return { state: hasLeft || !hasOpenForm() ? 'signed-out' : 'ended', session, leave: () => setHasLeft(true) };
}
