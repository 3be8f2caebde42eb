import { dayAt } from '@porchlight/contract/dates';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { resources } from '@porchlight/contract/resources';
import type { SeedTarget } from '@porchlight/contract/seed-target';
import type { Database } from '../db/database.ts';
import { timestamp } from '../db/moments.ts';
import { tableNames } from '../db/tables.ts';
import { check } from '../http/check-input.ts';
import type { FileStore, PictureSize } from '../media/index.ts';
import { syncPictureLibrary } from '../media/picture-library.ts';
import { toColumns, type Values } from '../records/columns.ts';
import { resolveReferences } from '../writes/resolve-references.ts';
import { insertRow } from '../writes/row-changes.ts';
import { SlugGenerator } from '../writes/slug-generator.ts';

/** Name of the setting that records that the demo content was inserted. */
const seededSetting = 'demo_content';

/** Whether the database has no records but accounts, singletons and redirects, and never had the demo content. */
export async function isEmpty(db: Database): Promise<boolean> {
  const seeded = await db.read.selectFrom('settings').select('name').where('name', '=', seededSetting).execute();
  if (seeded.length > 0) return false;
  for (const name of resourceNames) {
    // A migration inserts the first redirects.
    if (name === 'user' || name === 'redirect' || resources[name].singleton) continue;
    const rows = await db.read.selectFrom(tableNames[name]).select('id').limit(1).execute();
    if (rows.length > 0) return false;
  }
  return true;
}

/**
 * Collects demo content, which `commit` inserts in one transaction, so that after a crash the database is still empty
 * and the next start fills it.
 */
export function createSeedTarget(options: {
  db: Database;
  files: FileStore;
  now: () => Date;
}): SeedTarget & { commit(): Promise<void> } {
  const { db, files, now } = options;
  const rows: { name: ResourceName; columns: ReturnType<typeof toColumns>; input: Values; createdAt?: string }[] = [];
  const sizes = new Map<string, PictureSize | null>();
  return {
    async insert(name, values, { createdAt } = {}) {
      const resource = resources[name];
      const stored = fieldsOfKind(resource.fields, 'image', 'pdf').flatMap((field) =>
        typeof values[field] === 'string' ? [[field, values[field]]] : [],
      );
      const checked = check(resource.create, values);
      if (name === 'donation') checked.date ??= dayAt(now());
      rows.push({
        name,
        columns: { ...toColumns(resource, checked), ...Object.fromEntries(stored) },
        input: checked,
        createdAt: createdAt && timestamp(createdAt),
      });
    },
    async saveImage(bytes) {
      const { name } = await files.save('image', bytes);
      sizes.set(name, await files.pictureSize(name));
      return name;
    },
    savePdf: async (bytes) => (await files.save('pdf', bytes)).name,
    async commit() {
      await db.write(async (trx) => {
        const slugs = new SlugGenerator();
        // Of two nodes that start on the same database, the second waits here until the first has committed.
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('settings')
          .values({ name: seededSetting, value: timestamp(now()) })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return;
        for (const { name, columns, input, createdAt } of rows) {
          const change = { trx, resource: resources[name], slugs, now: now() };
          const resolved = await resolveReferences(change, columns);
          await syncPictureLibrary(change, await insertRow(change, resolved.columns, createdAt), { input, sizes });
        }
      });
    },
  };
}
