import type { FileKind } from '@porchlight/contract/fields';
import { fileRules, formatBytes } from '@porchlight/contract/file-rules';

/** Error code of a refused file: invalid content, or too much of it. */
export type FileRejectedCode = 'bad_file' | 'too_large';

/** Thrown for a refused file. The message is for the person who sent it: what is wrong and what is accepted. */
export class FileRejected extends Error {
  /** Also the code of the error response; its status is in the contract's `errorStatus`. */
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
  sound: 'audio file',
  film: 'video',
  captions: 'caption file',
};

/** Returns the error message for a file that is too large. */
export function tooLargeText(kind: FileKind): string {
  return `This ${nouns[kind]} is larger than ${formatBytes(fileRules[kind].maxBytes)}. Choose a smaller one.`;
}
