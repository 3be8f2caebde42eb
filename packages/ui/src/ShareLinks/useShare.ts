import { useState } from 'react';

/** How copying went; nothing yet is 'idle'. */
export type CopyState = 'idle' | 'copied' | 'failed';

/**
 * Copies an address, or hands it to the device's own way of sharing.
 * @param url the whole address
 */
export function useShare(url: string, title: string): { copyState: CopyState; copy: () => void; share: () => void } {
  const [copyState, setCopyState] = useState<CopyState>('idle');

  async function copy() {
    try {
      // Missing on pages that came without TLS: then the address is shown instead.
      await navigator.clipboard.writeText(url);
      setCopyState('copied');
    } catch {
      setCopyState('failed');
    }
  }

  async function share() {
    if (!navigator.share) {
      await copy();
      return;
    }
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the device's sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  return { copyState, copy: () => void copy(), share: () => void share() };
}
