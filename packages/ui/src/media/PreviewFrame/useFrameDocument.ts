import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';

/**
 * The document of an `iframe`, in the color scheme of the page around it, ready to render into; null until it has
 * loaded. Its links don't navigate, except those that open a new tab or download a file, and its forms don't submit.
 * @param onEscape called when Escape is pressed inside
 * @param onContentClick called with the ids of the elements around a click, innermost first
 */
export function useFrameDocument(
  frame: RefObject<HTMLIFrameElement | null>,
  onEscape: (() => void) | undefined,
  onContentClick: ((ids: readonly string[]) => void) | undefined,
): { document: Document | null; onLoad: () => void } {
  const [frameDocument, setFrameDocument] = useState<Document | null>(null);
  const onLoad = useCallback(() => {
    const loaded = frame.current?.contentDocument ?? null;
    if (loaded) {
      // Relative URLs of pictures and fonts don't resolve against a blob URL.
      const base = loaded.createElement('base');
      base.href = document.baseURI;
      loaded.head.append(base);
    }
    setFrameDocument(loaded);
  }, [frame]);
  const close = useEffectEvent(() => onEscape?.());
  const reportClick = useEffectEvent((event: Event) =>
    onContentClick?.(
      event.composedPath().flatMap((target) => ('id' in target && target.id ? [String(target.id)] : [])),
    ),
  );

  useEffect(() => {
    if (!frameDocument) return;
    const root = document.documentElement;
    const followScheme = () => {
      const scheme = root.getAttribute('data-scheme');
      if (scheme) frameDocument.documentElement.setAttribute('data-scheme', scheme);
      else frameDocument.documentElement.removeAttribute('data-scheme');
    };
    followScheme();
    const observer = new MutationObserver(followScheme);
    observer.observe(root, { attributes: true, attributeFilter: ['data-scheme'] });

    const preventNavigation = (event: Event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (link && link.getAttribute('target') !== '_blank' && !link.hasAttribute('download')) event.preventDefault();
    };
    const followClick = (event: Event) => reportClick(event);
    const preventSubmit = (event: Event) => event.preventDefault();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    frameDocument.addEventListener('click', preventNavigation, true);
    frameDocument.addEventListener('click', followClick);
    frameDocument.addEventListener('submit', preventSubmit, true);
    frameDocument.addEventListener('keydown', closeOnEscape);
    return () => {
      observer.disconnect();
      frameDocument.removeEventListener('click', preventNavigation, true);
      frameDocument.removeEventListener('click', followClick);
      frameDocument.removeEventListener('submit', preventSubmit, true);
      frameDocument.removeEventListener('keydown', closeOnEscape);
    };
  }, [frameDocument]);

  return { document: frameDocument, onLoad };
}
