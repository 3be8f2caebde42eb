import { useState } from 'react';

/** Result of the last copy; 'idle' before any. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies text to the clipboard. @returns the state, and a function that copies and never rejects */
export function useCopy(): [CopyState, (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  const copy = async (text: string) => {
    try {
      // Undefined on pages without TLS: the text can then be selected.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return [state, copy];
}
