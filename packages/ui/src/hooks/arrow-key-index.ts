import type { KeyboardEvent } from 'react';

/**
 * Index that a key leads to in a row that wraps around: arrow keys, Home and End.
 * @param extraKeys indexes for other keys
 * @returns undefined for other keys, and with a modifier, which belongs to the browser
 */
export function arrowKeyIndex(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  index: number,
  count: number,
  extraKeys: Readonly<Record<string, number>> = {},
): number | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
    ...extraKeys,
  };
  return targets[key];
}
