import { useEffect, useRef, useState } from 'react';

/**
 * Tells whether a picture failed to load, even if that happened before hydration.
 * @param src the picture's URL; another one is tried again
 */
export function useImageFailure(src: string | null | undefined) {
  const imageRef = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  useEffect(() => {
    const image = imageRef.current;
    if (src && image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailedSrc(src);
  }, [src]);
  return { hasFailed: failedSrc !== null && failedSrc === src, imageRef, onError: () => setFailedSrc(src ?? null) };
}
