import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Where a dragged item would be dropped: before or after the marked one. */
export type DropMark = 'before' | 'after' | undefined;

interface Drag {
  from: number;
  over: number;
}

/** Distance from the edges of the viewport at which it scrolls, and by how much for each movement, in CSS pixels. */
const scrollEdgePx = 72;
const scrollStepPx = 14;

/**
 * Dragging of a list's rows by a grip, with mouse, pen or finger; everybody has the buttons too. Escape cancels. The
 * grip needs `touch-action: none`.
 * @param list the element whose children are the rows, one below the other
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, move: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const isDragging = drag !== null;

  const follow = useEffectEvent((event: globalThis.PointerEvent) => {
    // The button was released where this document doesn't notice it, such as over a frame.
    if (event.buttons === 0) return setDrag(null);
    event.preventDefault();
    if (event.clientY < scrollEdgePx) window.scrollBy(0, -scrollStepPx);
    if (event.clientY > innerHeight - scrollEdgePx) window.scrollBy(0, scrollStepPx);
    setDrag((current) => current && { ...current, over: rowAt(list.current, event.clientY) });
  });
  const drop = useEffectEvent(() => {
    if (drag && drag.from !== drag.over) move(drag.from, drag.over);
    setDrag(null);
  });
  useEffect(() => {
    if (!isDragging) return;
    const cancel = () => setDrag(null);
    const cancelOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel();
    };
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('pointermove', (event) => follow(event), { signal });
    window.addEventListener('pointerup', () => drop(), { signal });
    window.addEventListener('pointercancel', cancel, { signal });
    window.addEventListener('keydown', cancelOnEscape, { signal });
    return () => stop.abort();
  }, [isDragging]);

  return {
    markOf(index: number): DropMark {
      if (!drag || drag.over !== index || drag.from === index) return undefined;
      return drag.from < index ? 'after' : 'before';
    },
    gripProps: (index: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        // Otherwise the browser selects text.
        event.preventDefault();
        setDrag({ from: index, over: index });
      },
    }),
  };
}

/** The row at a height of the viewport: the first or last one above or below the list. */
function rowAt(list: HTMLElement | null, clientY: number): number {
  const rows = [...(list?.children ?? [])];
  const index = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
  return index === -1 ? rows.length - 1 : index;
}
