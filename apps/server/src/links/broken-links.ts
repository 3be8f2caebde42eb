import type { BrokenLink, MissingPage, RemoteProblem } from '@porchlight/contract/broken-links';
import { type ResourceName, recordName, resourceNames } from '@porchlight/contract/entities';
import { brokenLinksMax, titleCharacters } from '@porchlight/contract/limits';
import { isRemoteTarget } from '@porchlight/contract/record-links';
import { resources } from '@porchlight/contract/resources';
import { recordAt } from '@porchlight/contract/rich-text-records';
import { type Kysely, sql } from 'kysely';
import { columnOf } from '../db/entity-columns.ts';
import { readableRows } from '../db/readable-rows.ts';
import { type LinkTable, type StoredRow, type Tables, tableNames } from '../db/tables.ts';
import { excerpt } from '../records/excerpts.ts';
import { mergedInto } from '../records/merged-records.ts';
import { failedChecks } from './link-checks.ts';
import { isSitePagePath, missingPages } from './missing-pages.ts';

/** What is wrong with the target of a link. */
type Fault = Pick<BrokenLink, 'status' | 'checked_at'> & { problem: MissingPage | RemoteProblem };

/** What is not public yet. */
const waiting: readonly Fault['problem'][] = ['draft', 'in_review', 'scheduled'];

/** Most targets that one query looks up. */
const chunkSize = 500;

/**
 * Finds the links in what visitors see that lead nowhere: those within this site, and with `checksWebsites` those to
 * other sites that the last checks have found.
 * @param readable the entities whose records the person may read
 * @returns those within this site first, and the number of all
 */
export async function brokenLinks(
  db: Kysely<Tables>,
  options: { publicUrl: string | undefined; readable: readonly ResourceName[]; checksWebsites: boolean },
): Promise<{ links: BrokenLink[]; total: number }> {
  const { publicUrl, readable, checksWebsites } = options;
  const targets = await shownTargets(db);
  const missing = await missingPages(db, targets, publicUrl);
  const faults = new Map<string, Fault>(
    [...missing].map(([target, problem]) => [target, { problem, status: null, checked_at: null }]),
  );
  if (checksWebsites) for (const [url, fault] of await failedChecks(db)) if (!faults.has(url)) faults.set(url, fault);
  const found: BrokenLink[] = [];
  const faultsOf: Partial<Record<ResourceName, ReadonlyMap<string, Fault>>> = {
    redirect: await withoutMergedTopics(db, faults, publicUrl),
    menus: withoutExpectedPages(faults),
  };
  for (const name of resourceNames.filter((each) => readable.includes(each)))
    found.push(...(await linksTo(db, name, faultsOf[name] ?? faults)));
  const isRemote = ({ target }: BrokenLink) => Number(isRemoteTarget(target) && !missing.has(target));
  return { links: found.toSorted((a, b) => isRemote(a) - isRemote(b)).slice(0, brokenLinksMax), total: found.length };
}

/** What the links of all records lead to, each once. */
async function shownTargets(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db.selectFrom('links').select('target').distinct().execute();
  return rows.map(({ target }) => target);
}

/** Menus leave out a page of the site that is hidden, and any page that is not published yet, so that they can be ready. */
function withoutExpectedPages(faults: ReadonlyMap<string, Fault>): ReadonlyMap<string, Fault> {
  return new Map(
    [...faults].filter(([target, { problem }]) => !isSitePagePath(target) && !waiting.includes(problem)),
  );
}

/** A redirect to a topic that was merged leads to the one that stays. */
async function withoutMergedTopics(
  db: Kysely<Tables>,
  faults: ReadonlyMap<string, Fault>,
  publicUrl: string | undefined,
): Promise<ReadonlyMap<string, Fault>> {
  const topics = [...faults.keys()].flatMap((target) => {
    const record = recordAt(target);
    return record?.name === 'topic' ? [{ target, id: record.id }] : [];
  });
  const merged = await mergedInto(
    db,
    'topic',
    topics.map(({ id }) => id),
  );
  const present = new Map(topics.map(({ target, id }) => [target, `/topic/${merged.get(id) ?? id}`]));
  const missing = await missingPages(db, [...present.values()], publicUrl);
  return new Map(
    [...faults].flatMap(([target, fault]): [string, Fault][] => {
      const problem = present.has(target) ? missing.get(present.get(target) ?? '') : fault.problem;
      return problem ? [[target, { ...fault, problem }]] : [];
    }),
  );
}

/** The links of an entity's visible records to the faulty targets. */
async function linksTo(
  db: Kysely<Tables>,
  name: ResourceName,
  faults: ReadonlyMap<string, Fault>,
): Promise<BrokenLink[]> {
  const { mainField, fields } = resources[name];
  const main = sql.ref(`record.${columnOf(mainField, fields[mainField]?.kind ?? 'text')}`);
  const targets = [...faults.keys()];
  const found: BrokenLink[] = [];
  for (let start = 0; start < targets.length; start += chunkSize) {
    const { rows } = await sql<LinkTable & StoredRow>`
      select links.field, links.section, links.text, links.target, record.id, ${main} as ${sql.ref(mainField)}
      from links cross join ${sql.table(tableNames[name])} as record
      where links.target in (${sql.join(targets.slice(start, start + chunkSize))}) and links.resource = ${name}
        and record.id = links.record_id and ${readableRows(resources[name])}
      order by record.id, links.position`.execute(db);
    found.push(
      ...rows.flatMap(({ field, section, text, target, ...record }): BrokenLink[] => {
        const fault = faults.get(target);
        const title = excerpt(recordName(name, record), titleCharacters + 1);
        return fault ? [{ resource: name, id: Number(record.id), title, field, section, text, target, ...fault }] : [];
      }),
    );
  }
  return found;
}
