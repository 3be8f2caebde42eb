import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder for the test that runs, or that is about to: it goes with all that lies in it. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
