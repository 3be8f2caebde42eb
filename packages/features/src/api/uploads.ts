import { callPath } from '@porchlight/contract/calls';
import type { FileKind } from '@porchlight/contract/fields';
import { uploadPartBytes } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import type { Upload } from '@porchlight/contract/upload-calls';
import { uploadName } from '@porchlight/contract/upload-names';
import { ApiError } from './api-error.ts';
import type { Transport } from './transport.ts';

/** How long is waited before a part is tried again, in milliseconds; after the last one the person has to. ours */
const waits = [500, 1500, 4000];

/** What an upload may use while it runs. */
export interface UploadOptions {
  /** Stops it; what has arrived is kept for who goes on. */
  signal?: AbortSignal;
  /** Told how many bytes have arrived. */
  onProgress?: (bytes: number) => void;
}

/**
 * Uploads a file for a record's field: see `uploadInParts`.
 * @returns what a call takes in the file's place; null with a backend that takes files within forms alone
 */
export async function uploadFile(...upload: Parameters<typeof uploadInParts>): Promise<string | null> {
  const uploaded = await uploadInParts(...upload);
  return uploaded && uploadName(uploaded.id);
}

/**
 * Uploads a file in parts. One that broke off goes on where it was, also after the page was loaded anew.
 * @returns the upload, once it is stored; null with a backend that takes files within forms alone
 * @throws ApiError once trying again hasn't helped, and for a file that is refused
 */
export async function uploadInParts(
  transport: Transport,
  kind: FileKind,
  file: File,
  { signal, onProgress }: UploadOptions = {},
): Promise<Upload | null> {
  const body = { kind, name: file.name || kind, bytes: file.size, modified_at: file.lastModified };
  const begin = async () => (await transport({ ...otherCalls.addUpload, body, signal })).data.upload;
  let upload: Upload | undefined = await begin().catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  });
  if (!upload) return null;
  for (let failures = 0; !upload?.stored; ) {
    try {
      upload ??= await begin();
      upload = await sendNext(transport, upload, file, { signal, onProgress });
      failures = 0;
    } catch (error) {
      const wait = waits[failures];
      if (wait === undefined || !mayPass(error)) throw error;
      failures += 1;
      // The server knows where it stands.
      upload = undefined;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return upload;
}

async function sendNext(
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
    onProgress: (share) => onProgress?.(received + share * part.size),
  });
  return data.upload;
}

/** Whether trying again may help: no answer, a server that can't now, a part that had arrived, parts that are gone. */
function mayPass(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.status === 0 || error.status >= 500 || [408, 409, 410, 429].includes(error.status))
  );
}
