import { type DragEvent, useState } from 'react';

/**
 * Lets files be dropped on an element.
 * @param onDrop called with what was dropped, if there are files
 * @returns props of the element; `data-over` is set while something is dragged over it
 */
export function useFileDrop(onDrop: (data: DataTransfer) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    'data-over': isOver ? '' : undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      if (event.dataTransfer.files.length > 0) onDrop(event.dataTransfer);
    },
  };
}
