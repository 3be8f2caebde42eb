import { z } from 'zod';
import { dataTables } from '../db/stored-rows.ts';
import type { Tables } from '../db/tables.ts';
import { isStoredName } from '../files/index.ts';

/** Says what a folder or an archive is. */
export const copyFormat = 'porchlight-copy';
/** Changes when an older program could not read what is written any more. */
export const formatVersion = 1;

/** Name of the file that lists all others. */
export const manifestFile = 'manifest.json';

/** A table that a copy holds. */
export type CopiedTable = keyof Tables;

const leftOut: readonly CopiedTable[] = [
  ...(['tokens', 'pending_sign_ins', 'passkey_challenges', 'account_links', 'invitations', 'mails'] as const),
  ...(['api_keys', 'preview_links', 'shared_secrets', 'limit_counts', 'uploads'] as const),
];

/**
 * The tables of a copy, those first that others refer to. The search is made anew of them; sign-ins, API keys, links,
 * mails, secrets, counts of limits and uploads under way are left out; passwords and second factors are not: whoever gets
 * hold of a copy gets no session, and what was ended or sent can't come back.
 */
export const copiedTables: readonly CopiedTable[] = dataTables.filter((table) => !leftOut.includes(table));

const sum = z.string().regex(/^[0-9a-f]{64}$/);

/** What a copy is and holds: the manifest of a folder that was exported, and of an archive. */
export const manifestSchema = z.object({
  format: z.literal(copyFormat),
  formatVersion: z.literal(formatVersion),
  /** Version of the program that wrote it. */
  porchlight: z.string(),
  /** UTC, `YYYY-MM-DDTHH:mm:ssZ`. */
  madeAt: z.string(),
  /** Number of the newest migration of the database that it was made of: the same in both kinds of database. */
  schema: z.string().regex(/^\d{4}$/),
  /** By the table's name, those first that others refer to; the rows stand in `tables/{name}.jsonl`, one JSON object a line. */
  tables: z.record(
    z.string().regex(/^[a-z_]+$/),
    z.object({
      rows: z.int().nonnegative(),
      /** SHA-256 of the file, hex. */
      sha256: sum,
      /** The highest id ever given out, so that none is given out again; null for a table without ids. */
      lastId: z.int().nonnegative().nullable(),
    }),
  ),
  /** By the file's name; the file stands in `files/{name}`. */
  files: z.record(z.string().refine(isStoredName), z.object({ bytes: z.int().nonnegative(), sha256: sum })),
  /** Names of files that records name and that were not to be found whole when the copy was made. */
  missing: z.array(z.string()),
});

/** See {@link manifestSchema}. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The number that a migration's name begins with. */
export function schemaNumber(migration = ''): string {
  return migration.slice(0, 4);
}
