import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { migrationNames } from '../db/migrate.ts';
import { StartError } from '../errors/http-error.ts';
import { version } from '../version.ts';
import { backupFormat, type Manifest, manifestFile, manifestSchema, schemaNumber } from './backup-format.ts';
import { fileSha256 } from './write-backup.ts';

/**
 * Verifies an unpacked backup before it is restored: its manifest, and the SHA-256 of every file.
 * @param source path that the operator gave, for messages
 * @throws StartError when it is not a backup, from a newer version, incomplete or altered
 */
export async function verifyBackup(folder: string, source: string): Promise<Manifest> {
  const manifest = await readManifest(folder, source);
  const migrations = await migrationNames('sqlite');
  if (!migrations.some((name) => schemaNumber(name) === manifest.schema)) {
    throw new StartError(
      `${source} was made by Porchlight ${manifest.porchlight}. This version ${version} doesn’t know its tables (${manifest.schema}). Restore it with that version or a newer one.`,
    );
  }
  const expected = [
    ...Object.entries(manifest.tables).map(([name, { sha256 }]) => ({ path: `tables/${name}.jsonl`, sha256 })),
    ...Object.entries(manifest.files).map(([name, { sha256 }]) => ({ path: `files/${name}`, sha256 })),
  ];
  for (const { path, sha256 } of expected) {
    const stats = await stat(join(folder, path)).catch(() => null);
    if (!stats?.isFile()) throw new StartError(`${source} is incomplete: ${path} is missing. Use another backup.`);
    if ((await fileSha256(join(folder, path))) !== sha256) {
      throw new StartError(`${source} was altered or damaged: the checksum of ${path} is wrong. Use another backup.`);
    }
  }
  const expectedPaths = new Set([manifestFile, ...expected.map(({ path }) => path)]);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const foreign = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !expectedPaths.has(path));
  if (foreign.length > 0) {
    throw new StartError(`${source} was altered: ${foreign.slice(0, 3).join(', ')} does not belong to it.`);
  }
  return manifest;
}

async function readManifest(folder: string, source: string): Promise<Manifest> {
  const none = `${source} is not a backup made by Porchlight, or is incomplete: it has no valid ${manifestFile}.`;
  const text = await readFile(join(folder, manifestFile), 'utf8').catch(() => {
    throw new StartError(none);
  });
  let content: { format?: unknown; formatVersion?: unknown; porchlight?: unknown };
  try {
    content = JSON.parse(text) ?? {};
  } catch {
    throw new StartError(none);
  }
  const result = manifestSchema.safeParse(content);
  if (result.success) return result.data;
  if (content.format !== backupFormat) throw new StartError(none);
  throw new StartError(
    `${source} was made by Porchlight ${content.porchlight}, but this version ${version} can’t read it (${result.error.issues[0]?.path.join('.')}).`,
  );
}
