const prefix = 'upload:';

/** What a call's file field takes in the place of a file that was uploaded. */
export function uploadName(id: string): string {
  return prefix + id;
}

/** The id of the upload that a file field names; null for anything else. */
export function uploadId(value: unknown): string | null {
  return typeof value === 'string' && value.startsWith(prefix) ? value.slice(prefix.length) : null;
}
