import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Tells whether a picture can't be loaded, also when that happened before React arrived on a page from the server.
 * @param src the picture's address; another one is tried anew
 */
export function useImageFailure(src: string | null | undefined): {
  hasFailed: boolean;
  imageRef: RefObject<HTMLImageElement | null>;
  onError: () => void;
} {
  const imageRef = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  useEffect(() => {
    const image = imageRef.current;
    if (src && image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailedSrc(src);
  }, [src]);
  return { hasFailed: failedSrc !== null && failedSrc === src, imageRef, onError: () => setFailedSrc(src ?? null) };
}
