import { callPath } from '@porchlight/contract/calls';
import type { FileKind } from '@porchlight/contract/fields';
import { uploadPartBytes } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { Upload } from '@porchlight/contract/upload-calls';
import { uploadReference } from '@porchlight/contract/upload-references';
import { ApiError } from './api-error.ts';
import type { Transport } from './transport.ts';

/** Delays before each retry of a part, in milliseconds; after the last one the upload fails. ours */
const retryDelaysMs = [500, 1500, 4000];

/** Options of an upload. */
export interface UploadOptions {
  /** Stops the upload; the server keeps the parts received so far, so that it can be resumed. */
  signal?: AbortSignal;
  /** Called with the number of bytes uploaded. */
  onProgress?: (bytes: number) => void;
}

/**
 * Uploads a file for a record's field: see `uploadInParts`.
 * @returns the value to send in place of the file
 */
export async function uploadFile(...upload: Parameters<typeof uploadInParts>): Promise<string> {
  return uploadReference((await uploadInParts(...upload)).id);
}

/**
 * Uploads a file in parts. An interrupted upload resumes where it stopped, also after a page reload.
 * @returns the upload, once it is stored
 * @throws ApiError when all retries have failed, and for a file that is rejected
 */
export async function uploadInParts(
  transport: Transport,
  kind: FileKind,
  file: File,
  { signal, onProgress }: UploadOptions = {},
): Promise<Upload> {
  const body = { kind, name: file.name || kind, bytes: file.size, modified_at: file.lastModified };
  const startUpload = async () => (await transport({ ...otherCalls.addUpload, body, signal })).data.upload;
  let upload: Upload | undefined = await startUpload();
  for (let failures = 0; !upload?.stored; ) {
    try {
      upload ??= await startUpload();
      upload = await sendNextPart(transport, upload, file, { signal, onProgress });
      failures = 0;
    } catch (error) {
      const delayMs = retryDelaysMs[failures];
      if (delayMs === undefined || !isRetryable(error)) throw error;
      failures += 1;
      // Begins again: the server returns the same upload with the bytes it has received.
      upload = undefined;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return upload;
}

async function sendNextPart(
  transport: Transport,
  upload: Upload,
  file: File,
  { signal, onProgress }: UploadOptions,
): Promise<Upload> {
  const { received } = upload;
  const part = file.slice(received, received + uploadPartBytes);
  onProgress?.(received);
  const { data } = await transport({
    ...otherCalls.sendUploadPart,
    path: callPath(otherCalls.sendUploadPart, upload.id),
    query: { from: received },
    body: part,
    signal,
    onProgress: (fraction) => onProgress?.(received + fraction * part.size),
  });
  return data.upload;
}

/** Whether a retry may help: no response, a server error, a part the server already has, parts it has deleted. */
function isRetryable(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 0 || error.status >= 500 || [408, 409, 410, 429].includes(error.status))
  );
}
