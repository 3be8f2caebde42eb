import { useCallback } from 'react';

/** Gives the person a text as a file. */
export function useDownload() {
  return useCallback((fileName: string, mediaType: string, text: string) => {
    const url = URL.createObjectURL(new Blob([text], { type: mediaType }));
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
    // The click has handed the address to the browser's download; freed a little later for those that read it late.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }, []);
}
