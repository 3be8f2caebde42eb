import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { temporaryPath } from '../durable-write.ts';
import { messageOf } from '../errors/http-error.ts';
import type { BlobStore } from './blob-store.ts';
import { nameByContent } from './file-names.ts';

/**
 * Tests a store by listing, writing, reading and deleting a file.
 * @returns null when everything works, else what failed and why
 */
export async function checkBlobStore(blobs: BlobStore): Promise<string | null> {
  const content = randomBytes(1024);
  const name = nameByContent(content, 'pdf');
  const path = temporaryPath(tmpdir());
  const verifyContent = async () => {
    const stored = await blobs.read(name);
    if (!stored || !(await buffer(stored)).equals(content)) throw new Error('it doesn’t return what was written.');
  };
  const steps: [string, () => Promise<unknown>][] = [
    ['list', () => blobs.check()],
    ['write', () => blobs.put(name, path)],
    ['read', verifyContent],
    ['delete', () => blobs.deleteOlder(name, new Date(8.64e15))],
  ];
  try {
    await writeFile(path, content, { mode: 0o600 });
    for (const [step, run] of steps) {
      try {
        await run();
      } catch (error) {
        return `can’t ${step} files: ${messageOf(error)}`;
      }
    }
    return null;
  } finally {
    await rm(path, { force: true });
  }
}
