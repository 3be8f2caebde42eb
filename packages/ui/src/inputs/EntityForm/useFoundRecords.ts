import { useEffect, useState } from 'react';
import type { LinkTarget } from './entity-form-types.ts';

/** How long someone has to pause before a search, in milliseconds. */
const pauseMs = 250;

/** The records found by words, once their typing pauses; a late result of an earlier search is dropped. Internal. */
export function useFoundRecords(
  words: string,
  find: ((words: string) => Promise<readonly LinkTarget[]>) | undefined,
): { records: readonly LinkTarget[]; hasFailed: boolean } {
  const [result, setResult] = useState<{ records: readonly LinkTarget[]; hasFailed: boolean }>({
    records: [],
    hasFailed: false,
  });
  useEffect(() => {
    if (words.trim() === '' || !find) return;
    let isLate = false;
    const show = (records: readonly LinkTarget[], hasFailed: boolean) => isLate || setResult({ records, hasFailed });
    const timer = setTimeout(
      () =>
        void find(words).then(
          (records) => show(records, false),
          () => show([], true),
        ),
      pauseMs,
    );
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [words, find]);
  return result;
}
