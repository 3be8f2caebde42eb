import type { ClipboardContent } from './rich-text-types.ts';

/** Reads HTML and plain text from the clipboard or from a drop. Internal. */
export function readDataTransfer(data: DataTransfer | null): ClipboardContent {
  return { markup: data?.getData('text/html') ?? '', plain: data?.getData('text/plain') ?? '' };
}
