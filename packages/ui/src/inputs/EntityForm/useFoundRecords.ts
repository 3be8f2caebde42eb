import { useEffect, useState } from 'react';

/** How long someone has to pause before a search, in milliseconds. */
const pauseMs = 250;

/** The result of a search. */
interface FoundRecords<Found> {
  records: readonly Found[];
  hasFailed: boolean;
  /** The words that they were found by; null before the first search. */
  foundBy: string | null;
}

/**
 * The records found by words, once their typing pauses; a late result of an earlier search is dropped. Internal.
 * @param findsFirst whether to search without words too, for the first records
 */
export function useFoundRecords<Found>(
  words: string,
  find: ((words: string) => Promise<readonly Found[]>) | undefined,
  findsFirst = false,
): FoundRecords<Found> {
  const [result, setResult] = useState<FoundRecords<Found>>({ records: [], hasFailed: false, foundBy: null });
  useEffect(() => {
    if ((words.trim() === '' && !findsFirst) || !find) return;
    let isLate = false;
    const show = (records: readonly Found[], hasFailed: boolean) =>
      isLate || setResult({ records, hasFailed, foundBy: words });
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
  }, [words, find, findsFirst]);
  return result;
}
