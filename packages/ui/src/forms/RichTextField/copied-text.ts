import type { CopiedText } from './rich-text-types.ts';

/** Reads HTML and plain text from the clipboard or from a drop. Internal. */
export function copiedText(data: DataTransfer | null): CopiedText {
  return { markup: data?.getData('text/html') ?? '', plain: data?.getData('text/plain') ?? '' };
}
