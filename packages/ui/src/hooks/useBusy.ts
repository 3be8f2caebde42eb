import { useState } from 'react';

/**
 * Runs actions and tells which are pending, each known by a key; another one with the same key is ignored meanwhile.
 * @returns the keys of the pending actions, and a function that runs one: it resolves to false if the action rejects,
 *   which the action itself must report, or is ignored
 */
export function useBusy<Key>(): [
  busy: ReadonlySet<Key>,
  run: (key: Key, action: () => void | Promise<void>) => Promise<boolean>,
] {
  const [busy, setBusy] = useState<ReadonlySet<Key>>(new Set());
  const run = async (key: Key, action: () => void | Promise<void>) => {
    if (busy.has(key)) return false;
    setBusy((keys) => new Set(keys).add(key));
    try {
      await action();
      return true;
    } catch {
      return false;
    } finally {
      setBusy((keys) => new Set([...keys].filter((each) => each !== key)));
    }
  };
  return [busy, run];
}
