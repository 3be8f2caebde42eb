import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Lets a drawer take the place of an open `<details>` as soon as it has been loaded, with the focus at its `<summary>`
 * for when it closes. What can't be loaded leaves the `<details>` as it is: open.
 * @param load gets the drawer's file, which only who opens it needs
 * @param currentPath path of the page that is shown; another one closes both
 */
export function useMenuDrawer<Loaded>(
  load: () => Promise<Loaded>,
  currentPath: string | undefined,
): {
  detailsRef: RefObject<HTMLDetailsElement | null>;
  drawer: Loaded | undefined;
  isOpen: boolean;
  onToggle: () => void;
  close: () => void;
} {
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
      // What stands open lists the same links.
    }
  }

  const onToggle = useEffectEvent(() => {
    if (detailsRef.current?.open) void openDrawer();
  });
  // Somebody may have opened it before the program was there.
  useEffect(() => onToggle(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the path is a visit to another page
  useEffect(
    () => () => {
      if (detailsRef.current) detailsRef.current.open = false;
      setOpen(false);
    },
    [currentPath],
  );
  return { detailsRef, drawer, isOpen, onToggle, close: () => setOpen(false) };
}
