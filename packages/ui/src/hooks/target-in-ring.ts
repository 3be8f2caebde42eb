import type { KeyboardEvent } from 'react';

/**
 * Where a key leads in a row whose last is followed by its first, from 0: the arrows, Home and End.
 * @param more other keys, and where they lead
 * @returns undefined for keys that it leaves alone, and for those with a modifier, which are the browser's
 */
export function targetInRing(
  { key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent,
  index: number,
  count: number,
  more: Readonly<Record<string, number>> = {},
): number | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined;
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
    ...more,
  };
  return targets[key];
}
