import { useEffect, useState } from 'react';

/** Before anything has been measured, and the least there is. */
const minHeightPx = 240;

/** Parts of a page can be as high as its window, and would grow with it. What is longer is scrolled inside the frame. */
const maxHeightPx = 4000;

/** The height of what is in a document, in CSS pixels, as it changes; the least one without a document. */
export function useContentHeight(frameDocument: Document | null): number {
  const [heightPx, setHeightPx] = useState(minHeightPx);
  useEffect(() => {
    if (!frameDocument) return;
    const { body } = frameDocument;
    const observer = new ResizeObserver(() =>
      setHeightPx(Math.min(maxHeightPx, Math.max(minHeightPx, Math.ceil(body.getBoundingClientRect().height)))),
    );
    observer.observe(body);
    return () => observer.disconnect();
  }, [frameDocument]);
  return heightPx;
}
