/** Resumable uploads in parts. docs/decisions/0057 */

import { z } from 'zod';
import { fileKinds } from './file-rules.ts';
import { oneOf } from './schema-parts.ts';

/** Request body of `POST /api/add-upload`. The same file of the same account resumes its upload, if it has several parts. */
export const addUploadSchema = z.object({
  kind: oneOf(fileKinds),
  /** Name of the file on the device. */
  name: z.string('This has to be text.').min(1, 'This can’t be empty.').max(1000, 'This is too long.'),
  /** Size of the file. */
  bytes: z.int('This has to be a whole number.').min(1, 'This file is empty. Choose another.'),
  /** Time of the file's last modification, in milliseconds since 1970. */
  modified_at: z.int('This has to be a whole number.').min(0, 'This has to be a whole number.'),
});

/** The state of an upload. */
export const uploadSchema = z.object({
  id: z.string(),
  kind: z.enum(fileKinds),
  bytes: z.int(),
  /** Number of bytes received: the offset of the next part. */
  received: z.int().min(0),
  /** Whether it is validated and stored, so that a record can reference it. */
  stored: z.boolean(),
  /** The stored file: its name, and the query of an address that shows it for some minutes. */
  file: z.object({ name: z.string(), key: z.string() }).optional(),
  /** Id of the library's picture that is the same as the stored one; missing if there is none. */
  library_id: z.int().optional(),
});
export type Upload = z.infer<typeof uploadSchema>;

/** Response of the upload calls. */
export const uploadResponseSchema = z.object({
  upload: uploadSchema,
});
export type UploadResponse = z.infer<typeof uploadResponseSchema>;
