import type { SessionAnswer } from '@porchlight/contract/schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  browserTransport,
  fetchSession,
  type NextSession,
  onSessionEnd,
  readToken,
  readUser,
  sessionKey,
  storeUser,
  useHasToken,
  userKey,
} from '../api/index.ts';

/** Who is asked after the session at most once in this time, in milliseconds: whenever they come back to the window. */
const checkEveryMs = 60_000;

/** How a dashboard page stands with its session. */
export type SessionState = 'signed-in' | 'ended' | 'signed-out';

/** A dashboard page's session. */
interface Session {
  state: SessionState;
  /** Who is signed in; null while that is not known, and with a backend that does not say. */
  answer: SessionAnswer | null;
  /** Gives up what was not saved. */
  leave: () => void;
}

/**
 * Follows the session of a dashboard page. Asks the backend when the page opens and when its window comes to the front,
 * so that a token that has ended is noticed then and not at the first save.
 * @param hasOpenForm whether somebody works on a form that a change of page would lose: then the session counts as
 *   `ended`, to be taken up by signing in again on the spot, and calls that were refused wait for it
 */
export function useSession(hasOpenForm: () => boolean): Session {
  const hasToken = useHasToken();
  const [hasLeft, setHasLeft] = useState(false);
  const person = useRef(userKey(readUser()));
  const waiting = useRef<((again: NextSession) => void)[]>([]);

  const { data: answer = null } = useQuery({
    queryKey: sessionKey,
    queryFn: async () => {
      const found = await fetchSession(browserTransport);
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
