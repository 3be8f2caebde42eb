import { type DragEvent, useState } from 'react';

/** Where a dragged item would be dropped: before or after the marked one. */
export type DropMark = 'before' | 'after' | undefined;

/**
 * Dragging of rows by a grip with the browser's own drag and drop, which needs a mouse: everybody else has the buttons.
 * Rows of another list are not taken. Internal to `SortableList`.
 */
export function useRowDrag(move: (from: number, to: number) => void) {
  const [from, setFrom] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setFrom(null);
    setOver(null);
  };
  return {
    markOf(index: number): DropMark {
      if (from === null || over !== index || from === index) return undefined;
      return from < index ? 'after' : 'before';
    },
    gripProps: (index: number) => ({
      draggable: true,
      onDragStart: ({ currentTarget, dataTransfer }: DragEvent) => {
        setFrom(index);
        dataTransfer.effectAllowed = 'move';
        // Without data Firefox doesn't start to drag.
        dataTransfer.setData('text/plain', '');
        const row = currentTarget.closest('li');
        if (row) dataTransfer.setDragImage(row, 16, 16);
      },
      onDragEnd: end,
    }),
    rowProps: (index: number) => ({
      onDragOver: (event: DragEvent) => {
        if (from === null) return;
        event.preventDefault();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        if (from === null) return;
        event.preventDefault();
        move(from, index);
        end();
      },
    }),
  };
}
