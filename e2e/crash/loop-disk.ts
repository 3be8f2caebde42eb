import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../../apps/server/src/errors/http-error.ts';

/** A disk image: ext4 on a loop device. */
export interface LoopDisk {
  /** Mount point. */
  path: string;
  /**
   * Simulates a power cut: from then on nothing is written to the disk, not even the file system's journal, and what
   * programs wrote without waiting for the disk is gone after the next mount.
   */
  cutPower(): void;
  /** Makes the kernel remount it read-only, as after a disk failure. */
  fail(): void;
  /** Unmounts it, repairs it if it failed, and mounts it again. */
  remount(options?: readonly string[]): void;
  /** Fills it completely. */
  fill(): void;
  /** Frees the space again. */
  clear(): void;
  remove(): void;
}

/** ext4's ioctl `EXT4_IOC_SHUTDOWN`, with the flag that doesn't flush the journal. */
const cutPowerProgram =
  'open(my $folder, "<", $ARGV[0]) or die $!; my $how = pack("L", 2); ioctl($folder, 0x8004587d, $how) or die $!;';

/** Thrown if this account may not mount a disk image, or a program for it is missing. */
export class NoLoopDisk extends Error {
  constructor(reason: string) {
    super(`a disk for the test can’t be created: ${reason}`);
    this.name = 'NoLoopDisk';
  }
}

/** Creates and mounts a disk image. @throws NoLoopDisk */
export function makeLoopDisk(megabytes: number): LoopDisk {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-loop-'));
  const [image, path] = [join(folder, 'disk.img'), join(folder, 'disk')];
  mkdirSync(path);
  writeFileSync(image, '');
  truncateSync(image, megabytes * 1024 * 1024);
  const mount = (options: readonly string[] = []) =>
    // The journal is committed once a minute, so that writes that didn't wait for the disk are really lost.
    run('mount', '-o', ['loop', 'commit=60', 'errors=remount-ro', ...options].join(','), image, path);
  try {
    run('mkfs.ext4', '-q', '-F', image);
    mount();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new NoLoopDisk(messageOf(error));
  }
  const filler = join(path, 'filler');
  return {
    path,
    cutPower: () => run('perl', '-e', cutPowerProgram, path),
    fail() {
      const device = run('findmnt', '-n', '-o', 'SOURCE', path).trim().replace('/dev/', '');
      writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, '1');
    },
    remount(options) {
      run('umount', path);
      // Exit code 1: errors were found and corrected.
      const { status } = spawnSync('e2fsck', ['-p', image]);
      if ((status ?? 8) > 1) throw new Error(`e2fsck could not repair ${image}.`);
      mount(options);
    },
    fill() {
      const { bavail, bsize } = statfsSync(path);
      for (let bytes = bavail * bsize; bytes >= 1024; bytes = Math.floor(bytes / 2)) {
        try {
          writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' });
        } catch {
          // Write what fits; the rest is tried in halves.
        }
      }
    },
    clear: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', ['-l', path]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function run(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} doesn't work here: ${error?.message ?? stderr.trim()}`);
  return stdout;
}
