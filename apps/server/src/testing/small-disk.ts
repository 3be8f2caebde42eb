import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A small disk in memory (tmpfs). */
export interface SmallDisk {
  path: string;
  /** Fills it until only this much is free. */
  fill(freeBytes: number): void;
  /** Frees the space again. */
  clear(): void;
  /** Makes it read-only, as the system does with a failing disk, or writable again. */
  setReadOnly(isReadOnly: boolean): void;
  remove(): void;
}

/** Mounts a small disk; null when the account may not mount, or the system has no tmpfs. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const path = mkdtempSync(join(tmpdir(), 'porchlight-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path]);
  if (status !== 0) {
    rmdirSync(path);
    return null;
  }
  const filler = join(path, 'filler');
  return {
    path,
    fill(freeBytes) {
      const { bavail, bsize } = statfsSync(path);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - freeBytes)));
    },
    clear: () => rmSync(filler, { force: true }),
    setReadOnly(isReadOnly) {
      spawnSync('mount', ['-o', `remount,bind,${isReadOnly ? 'ro' : 'rw'}`, path]);
    },
    remove() {
      spawnSync('umount', ['-l', path]);
      rmdirSync(path);
    },
  };
}
