import type { CopiedText } from './rich-text-types.ts';

/** What is on the clipboard, or was dropped. Internal. */
export function copiedText(data: DataTransfer | null): CopiedText {
  return { markup: data?.getData('text/html') ?? '', plain: data?.getData('text/plain') ?? '' };
}
