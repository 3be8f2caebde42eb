import type { FileKind } from '@porchlight/contract/fields';
import { fileRules, formatBytes } from '@porchlight/contract/file-rules';

/** Code of a refused file: content that is wrong, or more of it than is taken. */
export type FileRejectedCode = 'bad_file' | 'too_large';

/**
 * Thrown for content that is refused.
 * The message is for the person who sent the file: it says what is wrong and what would be taken.
 */
export class FileRejected extends Error {
  /** Also the code of the error answer; the contract's `errorStatus` has its status. */
  readonly code: FileRejectedCode;

  constructor(code: FileRejectedCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FileRejected';
    this.code = code;
  }
}

const nouns: Readonly<Record<FileKind, string>> = {
  image: 'picture',
  pdf: 'PDF',
  sound: 'sound',
  film: 'film',
  captions: 'file of captions',
};

/** Said of a file of a kind that is too large. */
export function tooLargeText(kind: FileKind): string {
  return `This ${nouns[kind]} is larger than ${formatBytes(fileRules[kind].maxBytes)}. Please choose a smaller one.`;
}
