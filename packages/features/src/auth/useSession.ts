import { otherCalls } from '@porchlight/contract/other-calls';
import type { SessionResponse } from '@porchlight/contract/schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type NextSession,
  onSessionEnd,
  readToken,
  readUser,
  sendOptionalCall,
  sessionKey,
  storeUser,
  useHasToken,
  userKey,
} from '../api/index.ts';

/** `staleTime` of the session, in milliseconds: it is fetched at most this often when the window regains focus. */
const checkEveryMs = 60_000;

/** State of a dashboard page's session; `ended` while a form is open and the user can sign in again. */
export type SessionState = 'signed-in' | 'ended' | 'signed-out';

/** A dashboard page's session. */
interface Session {
  state: SessionState;
  /** The session as the backend describes it; null while unknown, and when the backend lacks the call. */
  answer: SessionResponse | null;
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
  const person = useRef(userKey(readUser()));
  const waiting = useRef<((again: NextSession) => void)[]>([]);

  const { data: answer = null } = useQuery({
    queryKey: sessionKey,
    queryFn: async () => {
      const found = await sendOptionalCall(otherCalls.session);
      if (found) {
        storeUser(found.user);
        person.current = userKey(found.user);
      }
      return found;
    },
    enabled: hasToken,
    staleTime: checkEveryMs,
    refetchOnWindowFocus: true,
    retry: false,
  });

  useEffect(
    () =>
      onSessionEnd(async () => {
        // Another tab may have signed in again already.
        if (readToken() !== null) return userKey(readUser()) === person.current ? 'same' : 'other';
        if (!hasOpenForm()) return 'nobody';
        return new Promise((resolve) => waiting.current.push(resolve));
      }),
    [hasOpenForm],
  );

  useEffect(() => {
    const answerAll = (again: NextSession) => {
      for (const resolve of waiting.current.splice(0)) resolve(again);
    };
    if (hasLeft) answerAll('nobody');
    else if (hasToken) {
      const now = userKey(readUser());
      answerAll(now === person.current ? 'same' : 'other');
      person.current = now;
    }
  }, [hasToken, hasLeft]);

  if (hasToken) return { state: 'signed-in', answer, leave: () => {} };
  return { state: hasLeft || !hasOpenForm() ? 'signed-out' : 'ended', answer, leave: () => setHasLeft(true) };
}
