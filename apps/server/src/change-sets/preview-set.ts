import { type PagedResource, pagedResources } from '@porchlight/contract/discovery';
import type { RecordSource } from '@porchlight/contract/rendering';
import { resources as table } from '@porchlight/contract/resources';
import { pathOfSlug } from '@porchlight/contract/site-pages';
import type { FileKeys } from '../access/file-keys.ts';
import type { Database } from '../db/database.ts';
import { timestamp } from '../db/moments.ts';
import { type OverlaidRow, overlayRows } from '../db/overlay-rows.ts';
import { type StoredRow, tableNames } from '../db/tables.ts';
import { withFileUrls } from '../entities/preview-source.ts';
import type { PreviewedSite } from '../entities/previewed-site.ts';
import type { Resources } from '../entities/resources.ts';
import { findLiveRow } from '../records/live-rows.ts';
import { type ReadMember, readMembers } from './read-members.ts';

/** The site with the changes of a set. */
export interface PreviewedSet extends PreviewedSite {
  name: string;
  /** The pages of the set's records: a title and a path of each. */
  pages: readonly { title: string; path: string }[];
}

interface PreviewOptions {
  db: Database;
  resources: Resources;
  /** Gives access to files that are not public. */
  keys: FileKeys;
  now: () => Date;
}

/** Reads the site as visitors would see it if a set had just been published. Null for one that is gone or published. */
export async function previewSet(
  { db, resources, keys, now }: PreviewOptions,
  id: number,
): Promise<PreviewedSet | null> {
  const set = await db.read
    .selectFrom('change_sets')
    .select('name')
    .where('id', '=', id)
    .where('published_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!set) return null;
  const rows: OverlaidRow[] = [];
  const pages: { title: string; path: string }[] = [];
  for (const read of await readMembers(db.read, id, null)) {
    const row = await rowAfter(db, read, now());
    if (!row) continue;
    const { resource } = read;
    const name = tableNames[resource.name];
    rows.push({ table: name, row });
    const path = pathOf(resource.name, row);
    if (path) pages.push({ title: read.title, path });
  }
  const site = await resources.previewedSite(overlayRows(db.read, rows));
  return { ...site, source: withFiles(site.source, rows, keys), name: set.name, pages };
}

/** The row that visitors would read; undefined for a member that could not be published. */
async function rowAfter(
  db: Database,
  { member, resource, state, row, columns }: ReadMember,
  now: Date,
): Promise<StoredRow | undefined> {
  if (!row || (state !== 'ready' && state !== 'conflict')) return undefined;
  if (member.pending !== null) return { ...row, ...columns };
  if (member.replaces === null)
    return { ...row, state: 'published', publish_at: null, published_at: row.published_at ?? timestamp(now) };
  const target = await findLiveRow({ trx: db.read, resource }, member.replaces);
  return target && { ...target, ...columns };
}

function pathOf(name: string, { id, slug }: StoredRow): string | undefined {
  const paged: PagedResource | undefined = pagedResources.find((each) => each === name);
  if (!paged) return undefined;
  return paged === 'page' ? encodeURI(pathOfSlug(String(slug))) : `/${paged}/${id}`;
}

/** Gives access to the files of the set's records, which are not public yet. */
function withFiles(source: RecordSource, rows: readonly OverlaidRow[], keys: FileKeys): RecordSource {
  const own = new Set(rows.map(({ table: name, row }) => `${name} ${row.id}`));
  const open = <Found extends { id: number }>(name: keyof typeof table, record: Found): Found =>
    own.has(`${tableNames[name]} ${record.id}`)
      ? { ...record, ...withFileUrls(table[name].fields, { ...record }, (file) => keys.queryFor(file)) }
      : record;
  return {
    ...source,
    async list(name, query) {
      const response = await source.list(name, query);
      return { ...response, records: response.records.map((record) => open(name, record)) };
    },
    single: async (name, id, state) => open(name, await source.single(name, id, state)),
    pageAt: async (path) => open('page', await source.pageAt(path)),
  };
}
