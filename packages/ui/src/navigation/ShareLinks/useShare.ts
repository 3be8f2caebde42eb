import { type CopyState, useCopy } from '../../hooks/useCopy.ts';

/**
 * Copies a URL, or shares it with the device's share sheet (Web Share API); falls back to copying.
 * @param url the full URL
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
      // Closing the share sheet is not an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  }

  return { copyState, copy: () => void copy(), share: () => void share() };
}
