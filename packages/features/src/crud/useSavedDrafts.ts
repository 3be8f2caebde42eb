import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readUser, userKey } from '../api/index.ts';
import { openDraftKeys } from './draft-locks.ts';
import { type Draft, draftStorageKey, readDrafts } from './draft-store.ts';

/**
 * The signed-in user's drafts on this device, newest first, without those whose form is open. Read again on navigation.
 */
export function useSavedDrafts() {
  const { pathname } = useLocation();
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [look, setLook] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: storage is read again on navigation and on refresh.
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const elsewhere = await openDraftKeys().catch(() => new Set<string>());
      const kept = readDrafts({ owner: userKey(readUser()) }).filter((draft) => !elsewhere.has(draftStorageKey(draft)));
      // Most users have none: keep the same array to avoid a re-render.
      if (isHere) setDrafts((before) => (before.length + kept.length === 0 ? before : kept));
    };
    void read();
    // Another tab may have stored or deleted a draft.
    const again = () => void read();
    addEventListener('storage', again);
    addEventListener('focus', again);
    return () => {
      isHere = false;
      removeEventListener('storage', again);
      removeEventListener('focus', again);
    };
  }, [look, pathname]);
  return { drafts, refresh: () => setLook((count) => count + 1) };
}
