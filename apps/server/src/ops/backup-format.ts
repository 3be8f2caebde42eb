import { z } from 'zod';
import { dataTables } from '../db/stored-rows.ts';
import type { Tables } from '../db/tables.ts';
import { isStoredName } from '../media/index.ts';

/** Identifies a folder or an archive as a backup. */
export const backupFormat = 'porchlight-copy';
/** Incremented when older versions of the program can no longer read the format. */
export const formatVersion = 1;

/** Name of the file that lists all the other files. */
export const manifestFile = 'manifest.json';

/** A table of the database that a backup may contain. */
export type BackupTable = keyof Tables;

const leftOut: readonly BackupTable[] = [
  ...(['tokens', 'pending_sign_ins', 'passkey_challenges', 'account_links', 'mails'] as const),
  ...(['api_keys', 'preview_links', 'shared_secrets', 'limit_counts', 'uploads'] as const),
  ...(['mailings', 'deliveries'] as const),
];

/**
 * The tables of a backup, referenced tables before those that refer to them. Left out are sessions, API keys, links,
 * mails, deliveries, secrets, rate limit counters and unfinished uploads, so that a stolen backup gives no access, and a restore
 * revives nothing that was ended or sent. Password hashes and second factors are included. The search index is rebuilt.
 */
export const backupTables: readonly BackupTable[] = dataTables.filter((table) => !leftOut.includes(table));

const sum = z.string().regex(/^[0-9a-f]{64}$/);

/** The manifest of an exported folder or an archive: what it is, and what it contains. */
export const manifestSchema = z.object({
  format: z.literal(backupFormat),
  formatVersion: z.literal(formatVersion),
  /** Version of the program that wrote it. */
  porchlight: z.string(),
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  madeAt: z.string(),
  /** Number of the source database's newest migration; the same for SQLite and PostgreSQL. */
  schema: z.string().regex(/^\d{4}$/),
  /** Keyed by table name, referenced tables first. The rows are in `tables/{name}.jsonl`, one JSON object per line. */
  tables: z.record(
    z.string().regex(/^[a-z_]+$/),
    z.object({
      rows: z.int().nonnegative(),
      /** SHA-256 of the file, hex. */
      sha256: sum,
      /** The highest id ever assigned, so that none is reused; null for a table without generated ids. */
      lastId: z.int().nonnegative().nullable(),
    }),
  ),
  /** Keyed by file name; the file is `files/{name}`. */
  files: z.record(z.string().refine(isStoredName), z.object({ bytes: z.int().nonnegative(), sha256: sum })),
  /** Names of files that records refer to and that were missing or damaged when the backup was made. */
  missing: z.array(z.string()),
});

/** A backup's manifest, see {@link manifestSchema}. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The number at the beginning of a migration's name, four digits. */
export function schemaNumber(migration = ''): string {
  return migration.slice(0, 4);
}
