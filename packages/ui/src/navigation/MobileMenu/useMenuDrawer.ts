import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Replaces an open `<details>` by a drawer once that has loaded, and moves the focus to the `<summary>`, so that it
 * returns there on close. If loading fails, the `<details>` stays open.
 * @param load loads the drawer's chunk, on first use
 * @param currentPath path of the current page; when it changes, both close
 */
export function useMenuDrawer<Loaded>(load: () => Promise<Loaded>, currentPath: string | undefined) {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const [drawer, setDrawer] = useState<Loaded>();
  const [isOpen, setOpen] = useState(false);

  async function openDrawer() {
    try {
      const loaded = await load();
      const details = detailsRef.current;
      if (!details?.open) return;
      details.querySelector('summary')?.focus({ preventScroll: true });
      details.open = false;
      setDrawer(() => loaded);
      setOpen(true);
    } catch {
      // The open `<details>` has the same links.
    }
  }

  const onToggle = useEffectEvent(() => {
    if (detailsRef.current?.open) void openDrawer();
  });
  // It may have been opened before hydration.
  useEffect(() => onToggle(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the path is a navigation
  useEffect(
    () => () => {
      if (detailsRef.current) detailsRef.current.open = false;
      setOpen(false);
    },
    [currentPath],
  );
  return { detailsRef, drawer, isOpen, onToggle, close: () => setOpen(false) };
}
