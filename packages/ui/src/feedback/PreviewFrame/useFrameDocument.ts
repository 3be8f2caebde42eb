import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from 'react';

/**
 * The document of a frame, ready to be drawn into, in the color scheme of the page around; null until it is there.
 * Links in it lead nowhere, except those that open a tab of their own: a preview is looked at, not walked through.
 * @param onEscape called when Escape is pressed inside
 */
export function useFrameDocument(
  frame: RefObject<HTMLIFrameElement | null>,
  onEscape: (() => void) | undefined,
): { document: Document | null; onLoad: () => void } {
  const [inside, setInside] = useState<Document | null>(null);
  const onLoad = useCallback(() => {
    const loaded = frame.current?.contentDocument ?? null;
    if (loaded) {
      // Its own address is no place from which pictures and fonts are found.
      const base = loaded.createElement('base');
      base.href = document.baseURI;
      loaded.head.append(base);
    }
    setInside(loaded);
  }, [frame]);
  const close = useEffectEvent(() => onEscape?.());

  useEffect(() => {
    if (!inside) return;
    const root = document.documentElement;
    const followScheme = () => {
      const scheme = root.getAttribute('data-scheme');
      if (scheme) inside.documentElement.setAttribute('data-scheme', scheme);
      else inside.documentElement.removeAttribute('data-scheme');
    };
    followScheme();
    const observer = new MutationObserver(followScheme);
    observer.observe(root, { attributes: true, attributeFilter: ['data-scheme'] });

    const stay = (event: Event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]');
      if (link && link.getAttribute('target') !== '_blank' && !link.hasAttribute('download')) event.preventDefault();
    };
    const send = (event: Event) => event.preventDefault();
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    inside.addEventListener('click', stay, true);
    inside.addEventListener('submit', send, true);
    inside.addEventListener('keydown', press);
    return () => {
      observer.disconnect();
      inside.removeEventListener('click', stay, true);
      inside.removeEventListener('submit', send, true);
      inside.removeEventListener('keydown', press);
    };
  }, [inside]);

  return { document: inside, onLoad };
}
