import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import { fileFieldsOf } from '@porchlight/contract/fields';
import { ApiError } from './api-error.ts';
import type { SendOptions, SentValues, Transport } from './transport.ts';
import { uploadFile } from './uploads.ts';

/**
 * Uploads the files among what a form hands over, and has it name them.
 * @returns the values as they are with a backend that takes files within forms alone
 */
export async function withUploads(
  transport: Transport,
  resource: ResourceName,
  values: SentValues,
  { signal, onProgress }: SendOptions,
): Promise<SentValues> {
  const files = Object.entries(values).flatMap(([field, file]) => (file instanceof File ? [{ field, file }] : []));
  const kinds = fileFieldsOf(entityOf(resource).fields);
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const sent = { ...values };
  let done = 0;
  for (const { field, file } of files) {
    const kind = kinds[field];
    if (!kind) continue;
    const progress = (bytes: number) => onProgress?.((done + bytes) / total);
    const named = await uploadFile(transport, kind, file, { signal, onProgress: progress }).catch((error: unknown) => {
      throw error instanceof ApiError && ofTheFile.includes(error.code) ? atField(error, field) : error;
    });
    if (named === null) return values;
    sent[field] = named;
    done += file.size;
  }
  if (files.length > 0) onProgress?.(1);
  return sent;
}

const ofTheFile: readonly string[] = ['bad_file', 'too_large', 'validation'];

/** What is wrong with a file is said at its field. */
function atField({ status, code, message }: ApiError, field: string): ApiError {
  return new ApiError(status, { code, message, fields: { [field]: message } });
}
