import type { ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { systemCode } from '../errors/http-error.ts';
import type { ByteRange } from './blob-store.ts';

/** Opens a local file as a stream; null for a missing one, which is known before any bytes are sent. */
export async function fileStream(path: string, range?: ByteRange): Promise<ReadStream | null> {
  const file = await open(path).catch(nullIfMissing);
  return file?.createReadStream(range) ?? null;
}

/** For `catch`: returns null for a missing file. @throws any other error */
export function nullIfMissing(error: unknown): null {
  if (systemCode(error) === 'ENOENT') return null;
  throw error;
}
