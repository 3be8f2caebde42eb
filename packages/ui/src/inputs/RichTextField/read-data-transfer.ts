import type { ClipboardContent } from './rich-text-types.ts';

/**
 * Reads HTML, plain text and files from the clipboard or from a drop. A picture that was copied on a web page comes as
 * its file, and as HTML that only names its address. Internal.
 */
export function readDataTransfer(data: DataTransfer | null): ClipboardContent {
  const files = [...(data?.files ?? [])];
  const markup = data?.getData('text/html') ?? '';
  const words = markup.replace(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]*>/gi, '').trim();
  const isOnlyFiles = files.length > 0 && words === '';
  return {
    markup: isOnlyFiles ? '' : markup,
    plain: data?.getData('text/plain') ?? '',
    files: isOnlyFiles ? files : [],
  };
}
