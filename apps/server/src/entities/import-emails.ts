import { personalDataKeyText } from '@porchlight/contract/api-keys';
import { importChunkLines } from '@porchlight/contract/limits';
import { otherCalls } from '@porchlight/contract/other-calls';
import { resources as table } from '@porchlight/contract/resources';
import { type ImportEmailsResponse, importEmailsSchema, suppressionReasons } from '@porchlight/contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { staffCanRead } from '../access/personal-data.ts';
import type { Actor } from '../access/staff.ts';
import { requireStaff } from '../access/staff.ts';
import type { Database } from '../db/database.ts';
import { acquireTransactionLock } from '../db/dialect.ts';
import { comparisonKey } from '../db/entity-columns.ts';
import { timestamp } from '../db/moments.ts';
import type { Tables } from '../db/tables.ts';
import { HttpError } from '../errors/http-error.ts';
import { describeCalls, jsonResponse } from '../http/call-schema.ts';
import { serveCalls } from '../http/serve-calls.ts';
import { toColumns, type Values } from '../records/columns.ts';
import { subscriptionsLock } from '../subscribers/subscriptions.ts';
import type { SuppressedAddresses } from '../subscribers/suppressed-addresses.ts';
import { insertRow } from '../writes/row-changes.ts';
import { SlugGenerator } from '../writes/slug-generator.ts';
import type { Resources } from './resources.ts';

const position = z.int().min(0);
const responseSchema: z.ZodType<ImportEmailsResponse> = z
  .object({
    added: position,
    already: z.array(position),
    removed: z.array(z.object({ index: position, removed_at: z.string(), reason: z.enum(suppressionReasons) })),
    invalid: z.array(z.object({ index: position, message: z.string() })),
  })
  .meta({
    id: 'EmailImportAnswer',
    description:
      'How many addresses were added, and the positions in `emails`, from 0, of those that were already on the list, of those that are not added, since staff removed them, their owners left or emails to them bounced, and of those that were refused. To add such an address again, send it to `POST /api/add-email`; with `consent: given`, if its owner has left.',
  });
z.globalRegistry.add(importEmailsSchema, { id: 'EmailImport', description: `At most ${importChunkLines} addresses.` });

/** The schema of `POST /api/import-email`. */
const importEmailsCall = describeCalls(table.email.plural, {
  importEmails: {
    summary: 'Add many addresses to the email list',
    description: `At most ${importChunkLines} per call, all in one transaction. A repeated call adds nothing twice. With \`dry_run\` it only returns what would happen.`,
    body: importEmailsSchema,
    takesForms: false,
    example: { emails: ['first@example.org', 'no address', 'FIRST@example.org'], dry_run: true },
    response: {
      200: jsonResponse('The result for all addresses.', responseSchema, {
        added: 1,
        already: [2],
        removed: [],
        invalid: [{ index: 1, message: 'This has to be an email address, such as name@example.org.' }],
      }),
    },
    errors: ['validation'],
  },
});

/** Dependencies of the import call. */
export interface ImportEmailsOptions {
  resources: Resources;
  /** Has the addresses that the list does not take. */
  subscriptions: { suppressed: SuppressedAddresses };
  db: Database;
  now: () => Date;
}

/**
 * Registers `POST /api/import-email`: adds new addresses and reports the others, in one transaction. A repeated request
 * adds nothing twice, so an interrupted import can simply be continued. Those added are not asked
 * yet for their owner's consent. An address that staff removed, whose owner has left, or to which emails bounced is not
 * added.
 */
export async function importEmails(
  app: FastifyInstance,
  { resources, subscriptions, db, now }: ImportEmailsOptions,
): Promise<void> {
  const { suppressed } = subscriptions;
  // The response tells who is already on the list.
  const before = (request: FastifyRequest) => {
    if (!staffCanRead(requireStaff(request), 'email')) throw new HttpError('forbidden', personalDataKeyText);
  };
  serveCalls(app, otherCalls, importEmailsCall, { importEmails: { before } })('importEmails', async (request) => {
    const { emails, dry_run: isDryRun = false } = request.body;
    if (emails.length > importChunkLines) {
      throw new HttpError('too_large', `Send at most ${importChunkLines} addresses at a time.`);
    }
    const { fresh: _, ...response } = isDryRun
      ? await sortEmails(db.read, suppressed, emails)
      : await add(emails, requireStaff(request));
    return response;
  });

  /**
   * Looks for new addresses in the transaction that adds them, so that of two simultaneous imports only one adds an
   * address.
   */
  async function add(emails: readonly string[], actor: Actor): Promise<SortedEmails> {
    const { response, ids } = await db.write(async (trx) => {
      const change = { trx, resource: table.email, slugs: new SlugGenerator(), now: now(), actor };
      await acquireTransactionLock(trx, subscriptionsLock);
      const response = await sortEmails(trx, suppressed, emails);
      const ids: number[] = [];
      const status = { status: 'unasked', status_at: timestamp(now()) };
      for (const values of response.fresh)
        ids.push((await insertRow(change, { ...toColumns(table.email, values), ...status })).id);
      return { response, ids };
    });
    for (const id of ids) resources.changes.emit({ resource: 'email', id });
    return response;
  }
}

type SortedEmails = ImportEmailsResponse & { fresh: Values[] };

/** Sorts addresses into new ones, known or repeated ones, those that the list does not take, and invalid ones. */
async function sortEmails(
  db: Kysely<Tables>,
  suppressed: SuppressedAddresses,
  emails: readonly string[],
): Promise<SortedEmails> {
  const invalid: ImportEmailsResponse['invalid'] = [];
  const valid = emails.flatMap((email, index) => {
    const result = table.email.create.safeParse({ email });
    if (result.success) return [{ index, values: result.data, key: comparisonKey(String(result.data.email)) }];
    invalid.push({ index, message: result.error.issues[0]?.message ?? 'This is not an email address.' });
    return [];
  });
  const rows = await db
    .selectFrom('emails')
    .select('email_key')
    .where('deleted_at', 'is', null)
    .where('email_key', 'in', valid.length > 0 ? valid.map(({ key }) => key) : [''])
    .where('email_key', '<>', sql.lit(''))
    .execute();
  const existing = new Set(rows.map((row) => String(row.email_key)));
  const suppressions = await suppressed.find(db, [...new Set(valid.map(({ key }) => key))]);
  const already: number[] = [];
  const removed: ImportEmailsResponse['removed'] = [];
  const fresh: Values[] = [];
  for (const { index, values, key } of valid) {
    const suppression = suppressions.get(key);
    if (suppression && (suppression.reason !== 'removed' || !existing.has(key)))
      removed.push({ index, removed_at: suppression.at, reason: suppression.reason });
    else if (existing.has(key)) already.push(index);
    else fresh.push(values);
    existing.add(key);
  }
  return { added: fresh.length, already, removed, invalid, fresh };
}
