import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readUser, userKey } from '../api/index.ts';
import { readClosedDrafts } from './closed-drafts.ts';
import type { Draft } from './draft-store.ts';

/**
 * The signed-in user's drafts on this device, newest first, without those whose form is open. Read again on navigation.
 */
export function useSavedDrafts() {
  const { pathname } = useLocation();
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [readCount, setReadCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: storage is read again on navigation and on refresh.
  useEffect(() => {
    let isMounted = true;
    const read = async () => {
      const saved = await readClosedDrafts({ owner: userKey(readUser()) });
      // Most users have none: keep the same array to avoid a re-render.
      if (isMounted) setDrafts((before) => (before.length + saved.length === 0 ? before : saved));
    };
    void read();
    // Another tab may have stored or deleted a draft.
    const readAgain = () => void read();
    addEventListener('storage', readAgain);
    addEventListener('focus', readAgain);
    return () => {
      isMounted = false;
      removeEventListener('storage', readAgain);
      removeEventListener('focus', readAgain);
    };
  }, [readCount, pathname]);
  return { drafts, refresh: () => setReadCount((count) => count + 1) };
}
