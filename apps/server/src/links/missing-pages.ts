import type { MissingPage } from '@porchlight/contract/broken-links';
import { pagedResources } from '@porchlight/contract/discovery';
import { isPagePath } from '@porchlight/contract/free-paths';
import { stateOf } from '@porchlight/contract/publication';
import { isRemoteTarget, linkTarget } from '@porchlight/contract/record-links';
import { recordAt } from '@porchlight/contract/rich-text-records';
import { isSitePage, sitePageWithSlug, slugOfPath } from '@porchlight/contract/site-pages';
import { isSystemPath } from '@porchlight/contract/system-paths';
import { type Kysely, sql } from 'kysely';
import { type Tables, tableNames } from '../db/tables.ts';
import { mergedInto } from '../records/merged-records.ts';
import { findRedirect } from '../redirects/find-redirect.ts';

/** Most values that one query looks up. */
const chunkSize = 1000;

/**
 * The path of this site that a link leads to, also where it was written as a full address.
 * @param target as `linkTarget` returns it
 * @returns undefined for another site
 */
export function pathOfTarget(target: string, publicUrl: string | undefined): string | undefined {
  if (!isRemoteTarget(target)) return target;
  const { host, pathname } = new URL(target);
  return publicUrl !== undefined && host === new URL(publicUrl).host ? linkTarget(pathname) : undefined;
}

/** Whether a target's page may not be there: that of a record, or any that is not always there. */
export function canBeMissing(target: string, publicUrl: string | undefined): boolean {
  const path = pathOfTarget(target, publicUrl);
  return path !== undefined && (isSitePagePath(path) || (!isPagePath(path) && !isSystemPath(path)));
}

/** Whether a path is that of a page of the site which is a record. */
export const isSitePagePath = (path: string) => isSitePage(sitePageWithSlug(pageSlug(path)) ?? '');

const pageSlug = (path: string) => slugOfPath(path.slice(1));

/** The slug in the path of a topic; '' in other paths. */
const topicSlug = (path: string) => /^\/topic\/([^/]+)$/.exec(path)?.[1] ?? '';

/**
 * Finds those of the targets that visitors can't see, and why: hidden or deleted records, pages of the site among them,
 * and paths without a page and without a redirect. Other sites are left out.
 */
export async function missingPages(
  db: Kysely<Tables>,
  targets: readonly string[],
  publicUrl: string | undefined,
): Promise<Map<string, MissingPage>> {
  const paths = new Map(
    targets.flatMap((target): [string, string][] => {
      const path = canBeMissing(target, publicUrl) ? pathOfTarget(target, publicUrl) : undefined;
      return path === undefined ? [] : [[target, path]];
    }),
  );
  const distinct = [...new Set(paths.values())];
  const missing = new Map<string, MissingPage>([
    ...(await missingRecords(db, distinct)),
    ...(await missingPaths(
      db,
      distinct.filter((path) => !recordAt(path)),
    )),
  ]);
  return new Map(
    [...paths].flatMap(([target, path]): [string, MissingPage][] => {
      const problem = missing.get(path);
      return problem ? [[target, problem]] : [];
    }),
  );
}

async function missingRecords(db: Kysely<Tables>, paths: readonly string[]): Promise<[string, MissingPage][]> {
  const records = paths.flatMap((path) => recordAt(path) ?? []);
  const missing: [string, MissingPage][] = [];
  for (const name of pagedResources) {
    const ids = records.flatMap((record) => (record.name === name ? [record.id] : []));
    // A link to a merged topic leads to the other one.
    const meant = name === 'topic' ? await mergedInto(db, name, ids) : undefined;
    const meantId = (id: number) => meant?.get(id) ?? id;
    const problems = new Map<number, MissingPage | undefined>();
    for (const some of chunksOf(ids.map(meantId))) {
      const rows = await db
        .selectFrom(tableNames[name])
        .select(['id', 'state', 'deleted_at'])
        .where('id', 'in', some)
        .execute();
      for (const row of rows) problems.set(Number(row.id), problemOf(row));
    }
    for (const id of ids) {
      const problem = problems.has(meantId(id)) ? problems.get(meantId(id)) : 'missing';
      if (problem) missing.push([`/${name}/${id}`, problem]);
    }
  }
  return missing;
}

async function missingPaths(db: Kysely<Tables>, paths: readonly string[]): Promise<[string, MissingPage][]> {
  const live = await pagesAt(db, paths, false);
  const unknown = paths.filter((path) => live.get(path) !== undefined || !live.has(path));
  if (unknown.length === 0) return [];
  const redirects = new Map<string, string>();
  // A link to a page of the site is one to its record, wherever its address leads meanwhile.
  for (const path of unknown.filter((each) => !isSitePagePath(each))) {
    const redirect = await findRedirect(db, path);
    if (redirect) redirects.set(path, redirect.code);
  }
  const rest = unknown.filter((path) => !live.has(path) && !redirects.has(path));
  const deleted = await pagesAt(db, rest, true);
  return unknown.flatMap((path): [string, MissingPage][] => {
    const code = redirects.get(path);
    if (code !== undefined) return code === '410' ? [[path, 'removed']] : [];
    return [[path, live.get(path) ?? deleted.get(path) ?? 'missing']];
  });
}

/** The problems of the pages made of sections and of the topics with these paths; undefined for a published one. */
async function pagesAt(
  db: Kysely<Tables>,
  paths: readonly string[],
  isDeleted: boolean,
): Promise<Map<string, MissingPage | undefined>> {
  return new Map([
    ...(await recordsAt(db, { name: 'page', slugOf: pageSlug }, paths, isDeleted)),
    ...(await recordsAt(db, { name: 'topic', slugOf: topicSlug }, paths, isDeleted)),
  ]);
}

async function recordsAt(
  db: Kysely<Tables>,
  { name, slugOf }: { name: 'page' | 'topic'; slugOf: (path: string) => string },
  paths: readonly string[],
  isDeleted: boolean,
): Promise<[string, MissingPage | undefined][]> {
  const slugs = new Map(paths.map((path) => [path, slugOf(path)]));
  const problems = new Map<string, MissingPage | undefined>();
  for (const some of chunksOf([...new Set(slugs.values())].filter((slug) => slug !== ''))) {
    const rows = await db
      .selectFrom(tableNames[name])
      .select(['slug', 'state', 'deleted_at'])
      .where('slug', 'in', some)
      // A literal: with a parameter, PostgreSQL's generic plan can't use the partial index on non-empty slugs.
      .where('slug', '<>', sql.lit(''))
      .where('deleted_at', isDeleted ? 'is not' : 'is', null)
      .execute();
    for (const row of rows) problems.set(String(row.slug), problemOf(row));
  }
  return [...slugs].flatMap(([path, slug]): [string, MissingPage | undefined][] =>
    problems.has(slug) ? [[path, problems.get(slug)]] : [],
  );
}

function problemOf(row: Readonly<Record<string, unknown>>): MissingPage | undefined {
  if (row.deleted_at !== null) return 'deleted';
  const state = stateOf(row);
  return state === 'published' ? undefined : state;
}

function chunksOf<Value>(values: readonly Value[]): Value[][] {
  const count = Math.ceil(values.length / chunkSize);
  return Array.from({ length: count }, (_, index) => values.slice(index * chunkSize, (index + 1) * chunkSize));
}
