import { entityOf, type ResourceName } from '@porchlight/contract/entities';
import { fileFieldsOf } from '@porchlight/contract/fields';
import { ApiError } from './api-error.ts';
import type { SendOptions, SubmittedValues, Transport } from './transport.ts';
import { uploadFile } from './uploads.ts';

/** Uploads the files among a form's values and replaces each with the upload's name. */
export async function withUploads(
  transport: Transport,
  resource: ResourceName,
  values: SubmittedValues,
  { signal, onProgress }: SendOptions,
): Promise<SubmittedValues> {
  const files = Object.entries(values).flatMap(([field, file]) => (file instanceof File ? [{ field, file }] : []));
  const kinds = fileFieldsOf(entityOf(resource).fields);
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const uploadedValues = { ...values };
  let uploadedBytes = 0;
  for (const { field, file } of files) {
    const kind = kinds[field];
    if (!kind) continue;
    const progress = (bytes: number) => onProgress?.((uploadedBytes + bytes) / total);
    uploadedValues[field] = await uploadFile(transport, kind, file, { signal, onProgress: progress }).catch(
      (error: unknown) => {
        throw error instanceof ApiError && fileErrorCodes.includes(error.code) ? asFieldError(error, field) : error;
      },
    );
    uploadedBytes += file.size;
  }
  if (files.length > 0) onProgress?.(1);
  return uploadedValues;
}

const fileErrorCodes: readonly string[] = ['bad_file', 'too_large', 'validation'];

/** Turns an error about a file into a validation error of its field. */
function asFieldError({ status, code, message }: ApiError, field: string): ApiError {
  return new ApiError(status, { code, message, fields: { [field]: message } });
}
