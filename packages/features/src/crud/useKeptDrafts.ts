import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readUser, userKey } from '../api/index.ts';
import { type Draft, draftName, readDrafts } from './draft-store.ts';
import { openForms } from './open-forms.ts';

/** The drafts of who is signed in, newest first, but for those in whose forms somebody is at work. Read anew with every screen. */
export function useKeptDrafts() {
  const { pathname } = useLocation();
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [look, setLook] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the device is read again where one goes, and when asked to.
  useEffect(() => {
    let isHere = true;
    const read = async () => {
      const elsewhere = await openForms().catch(() => new Set<string>());
      const kept = readDrafts({ owner: userKey(readUser()) }).filter((draft) => !elsewhere.has(draftName(draft)));
      // Most have none: then nothing is drawn anew.
      if (isHere) setDrafts((before) => (before.length + kept.length === 0 ? before : kept));
    };
    void read();
    // Another tab has kept or saved one.
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
