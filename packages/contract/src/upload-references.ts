const prefix = 'upload:';

/** The value of a file field that references an upload. */
export function uploadReference(id: string): string {
  return prefix + id;
}

/** The id of the upload that a file field references; null for any other value. */
export function uploadId(value: unknown): string | null {
  return typeof value === 'string' && value.startsWith(prefix) ? value.slice(prefix.length) : null;
}
