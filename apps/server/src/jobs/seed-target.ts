import { dayAt } from '@porchlight/contract/dates';
import { type ResourceName, resourceNames } from '@porchlight/contract/entities';
import { fieldsOfKind } from '@porchlight/contract/fields';
import { resources } from '@porchlight/contract/resources';
import type { SeedPicture, SeedTarget } from '@porchlight/contract/seed-target';
import type { Database } from '../db/database.ts';
import { timestamp } from '../db/moments.ts';
import { demoContentSetting, readSetting } from '../db/stored-settings.ts';
import { tableNames } from '../db/tables.ts';
import { check } from '../http/check-input.ts';
import type { FileStore, PictureSize } from '../media/index.ts';
import { syncPictureLibrary } from '../media/picture-library.ts';
import { toColumns, type Values } from '../records/columns.ts';
import { libraryRows } from '../records/picture-metadata.ts';
import { afterEventCreated } from '../series/change-series.ts';
import { resolveReferences } from '../writes/resolve-references.ts';
import { insertRow, updateRow } from '../writes/row-changes.ts';
import { SlugGenerator } from '../writes/slug-generator.ts';

/** What is inserted once, by the name of the setting that records that it was. */
export type SeedName = typeof demoContentSetting | 'site_pages';

/** The state of an address of the email list, by what is said of its owner's consent. */
function subscriptionOf({ consent }: Values, at: string): Values {
  return { status_at: at, ...(consent === 'given' && { status: 'confirmed', consent_at: at }) };
}

/** Whether content was inserted, or the pages had fixed texts before. */
export async function wasSeeded(db: Database, name: SeedName | 'fixed_pages'): Promise<boolean> {
  return (await readSetting(db.read, name)) !== undefined;
}

/** Whether the database has no records but accounts, singletons and redirects, and never had the demo content. */
export async function isEmpty(db: Database): Promise<boolean> {
  if (await wasSeeded(db, demoContentSetting)) return false;
  for (const name of resourceNames) {
    // A migration inserts the first redirects.
    if (name === 'user' || name === 'redirect' || resources[name].singleton) continue;
    const rows = await db.read.selectFrom(tableNames[name]).select('id').limit(1).execute();
    if (rows.length > 0) return false;
  }
  return true;
}

/**
 * Collects content, which `commit` inserts in one transaction, so that after a crash the next start inserts it.
 * @param options.names what it is: content is inserted only while none with one of these names was
 */
export function createSeedTarget(options: {
  db: Database;
  files: FileStore;
  now: () => Date;
  names: readonly SeedName[];
}): SeedTarget & { commit(): Promise<void> } {
  const { db, files, now, names } = options;
  const rows: { name: ResourceName; columns: ReturnType<typeof toColumns>; input: Values; createdAt?: string }[] = [];
  const settings: Record<string, string> = {};
  const sizes = new Map<string, PictureSize | null>();
  const described = new Map<string, SeedPicture>();
  return {
    async insert(name, values, { createdAt } = {}) {
      const resource = resources[name];
      // The slugs of the site's pages are not such as people may choose.
      const stored = fieldsOfKind(resource.fields, 'image', 'pdf', 'slug').flatMap((field) =>
        typeof values[field] === 'string' ? [[field, values[field]]] : [],
      );
      const checked = check(resource.create, values);
      if (name === 'donation') checked.date ??= dayAt(now());
      if (name === 'email') Object.assign(checked, subscriptionOf(checked, timestamp(createdAt ?? now())));
      rows.push({
        name,
        columns: { ...toColumns(resource, checked), ...Object.fromEntries(stored) },
        input: checked,
        createdAt: createdAt && timestamp(createdAt),
      });
    },
    async configure(values) {
      Object.assign(settings, values);
    },
    async saveImage(bytes, description) {
      const { name } = await files.save('image', bytes);
      sizes.set(name, await files.pictureSize(name));
      if (description) described.set(name, description);
      return name;
    },
    saveFilm: async (bytes) => (await files.save('film', bytes)).name,
    savePdf: async (bytes) => (await files.save('pdf', bytes)).name,
    async commit() {
      await db.write(async (trx) => {
        const slugs = new SlugGenerator();
        // Of two nodes that start on the same database, the second waits here until the first has committed.
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('settings')
          .values(names.map((name) => ({ name, value: timestamp(now()) })))
          .onConflict((conflict) => conflict.column('name').doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return;
        for (const [image, { title, alt = '' }] of described) {
          const change = { trx, resource: resources.media, slugs, now: now() };
          if ((await libraryRows(trx, [image])).length > 0) continue;
          const decorative = Number(alt === '');
          await insertRow(change, { image, image_key: image, title, alt, decorative, ...sizes.get(image) });
        }
        if (Object.keys(settings).length > 0)
          await updateRow({ trx, resource: resources.organization, slugs, now: now() }, 1, settings);
        for (const { name, columns, input, createdAt } of rows) {
          const change = { trx, resource: resources[name], slugs, now: now() };
          const resolved = await resolveReferences(change, columns);
          const row = await insertRow(change, resolved.columns, createdAt);
          await syncPictureLibrary(change, row, { input, sizes });
          if (name === 'event') await afterEventCreated(change, row);
        }
      });
    },
  };
}
