import { type CopyState, useCopy } from '../../hooks/useCopy.ts';

/**
 * Copies an address, or hands it to the device's own way of sharing.
 * @param url the whole address
 */
export function useShare(url: string, title: string): { copyState: CopyState; copy: () => void; share: () => void } {
  const [copyState, copyText] = useCopy();
  const copy = () => copyText(url);

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
