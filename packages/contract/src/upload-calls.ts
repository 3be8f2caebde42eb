/** Uploads in parts, which go on where they broke off. docs/decisions/0057 */
import { z } from 'zod';
import type { FileKind } from './fields.ts';
import { fileKinds } from './file-rules.ts';

/** What `POST /api/add-upload` takes. The same file of the same person goes on where it was. */
export const addUploadSchema = z.object({
  kind: z.enum(fileKinds, { error: `This has to be one of: ${fileKinds.join(', ')}.` }),
  /** The file's own name. */
  name: z.string('This has to be a text.').min(1, 'This can’t be empty.').max(1000, 'This is too long.'),
  /** Its size. */
  bytes: z.int('This has to be a whole number.').min(1, 'This file is empty. Choose another.'),
  /** When it was changed last, in milliseconds. */
  modified_at: z.int('This has to be a whole number.').min(0, 'This has to be a whole number.'),
});

export interface Upload {
  id: string;
  kind: FileKind;
  bytes: number;
  /** How many have arrived: the next part begins there. */
  received: number;
  /** Whether it is checked and stored, so that a record can name it. */
  stored: boolean;
  /** What is stored: its name, and the query that opens it to the browser of who has sent it. */
  file?: { name: string; key: string };
}

/** What the calls of uploads answer. */
export interface UploadAnswer {
  upload: Upload;
}
