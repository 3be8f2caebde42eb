import { useState } from 'react';

/** How copying went; nothing yet is 'idle'. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** Copies texts. @returns how it went, and a function that copies and never rejects */
export function useCopy(): [CopyState, (text: string) => Promise<void>] {
  const [state, setState] = useState<CopyState>('idle');
  const copy = async (text: string) => {
    try {
      // Missing on pages that came without TLS: then the text is there to be marked.
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return [state, copy];
}
