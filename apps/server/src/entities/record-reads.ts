import { holdsPersonalData } from '@porchlight/contract/call-access';
import { fileFieldsOf } from '@porchlight/contract/fields';
import { hasStates } from '@porchlight/contract/publication';
import { recordCountsKey } from '@porchlight/contract/record-counts';
import type { Resource } from '@porchlight/contract/resources';
import { furtherDatesKey } from '@porchlight/contract/series-lists';
import { settingsInSets } from '@porchlight/contract/settings-in-sets';
import type { StoredRow } from '../db/tables.ts';
import { goneLinks } from '../links/gone-links.ts';
import { withSectionFacts } from '../links/section-facts.ts';
import { ListCachePolicy } from '../lists/list-cache-policy.ts';
import { readList } from '../lists/list-page.ts';
import { checkListQuery } from '../lists/list-query.ts';
import { recordFiles } from '../media/record-files.ts';
import { pagesAbove } from '../publication/pages-above.ts';
import { liveDraft } from '../publication/replacements.ts';
import { present } from '../records/columns.ts';
import { fillRowFacts } from '../records/fill-facts.ts';
import { liveRow } from '../records/live-rows.ts';
import { mergedInto } from '../records/merged-records.ts';
import { recordCounts } from '../records/record-counts.ts';
import { withRecordFacts } from '../records/record-facts.ts';
import type { recordPresenter } from '../records/record-presenter.ts';
import { furtherDates } from '../series/further-dates.ts';
import { setOfDraft, setsOfDrafts } from '../writes/sets-of-drafts.ts';
import type { ResourceService, ServiceContext } from './resource-service.ts';

/** Creates the read calls of a resource, whose responses are cached until something changes. */
export function recordReads(
  resource: Resource,
  { db, cache, listCounts, now, files, readFacts, publicUrl }: ServiceContext,
  { isPublic, withFacts, presentToStaff, shortened }: ReturnType<typeof recordPresenter>,
): Pick<ResourceService, 'list' | 'single'> {
  const { listKey, singleKey } = resource.calls;
  const shapes = new ListCachePolicy();
  const hasFiles = Object.keys(fileFieldsOf(resource.fields)).length > 0;
  // They change without the record: when somebody was last seen.
  const changesAlone = Object.values(resource.fields).some((field) => field.changesAlone);
  const isInSets = hasStates(resource) || settingsInSets.includes(resource.name);
  const { pdfSizes, sectionPdfSizes } = recordFiles(resource, files);
  return {
    list(query = {}, requester = { kind: 'website' }) {
      const among = requester.kind === 'staff' ? requester.among : undefined;
      const checked = { ...checkListQuery(resource, query, now()), ...(among && { among }) };
      const isForStaff = query.state !== undefined || !isPublic;
      const toRecord = isForStaff ? presentToStaff : (row: StoredRow) => present(resource.name, row, false);
      return cache.getOrRead(resource.name, {
        key: `list ${isForStaff} ${JSON.stringify(checked)}`,
        beforeReading: requester.kind === 'visitor' ? requester.beforeReading : undefined,
        async read() {
          const { rows, totalCount, page } = await readList(db, listCounts.of(resource.name), resource, checked);
          const described = await withRecordFacts(db.read, resource, rows, isForStaff);
          // Before they are shortened, which could cut through the name of a fact.
          const filled = isForStaff
            ? { rows: described, hasFacts: false }
            : await fillRowFacts(resource, described, readFacts);
          const counts =
            resource.name === 'topic' && !isForStaff ? await recordCounts(db.read, 'topic', idsOf(rows)) : null;
          const dates = await furtherDates(db.read, rows, checked.series);
          const sets = isForStaff && hasStates(resource) ? await setsOfDrafts(db.read, resource.name) : null;
          const records = filled.rows.map((row) => ({
            ...toRecord(shortened(row, checked.excerpt)),
            ...(dates.has(row.id) && { [furtherDatesKey]: dates.get(row.id) }),
            ...(sets?.has(row.id) && { change_set: sets.get(row.id) }),
            ...(counts?.has(row.id) && { [recordCountsKey]: counts.get(row.id) }),
          }));
          // Not cached with file keys, which expire, or what changes without this resource: facts, numbers of records.
          const isCacheable =
            !(isForStaff && hasFiles) &&
            !changesAlone &&
            !filled.hasFacts &&
            !counts &&
            shapes.isCacheable(checked, requester, rows.length);
          const ids = holdsPersonalData(resource.name) ? idsOf(rows) : undefined;
          return { body: { [listKey]: records }, totalCount, page, ids, isCacheable };
        },
      });
    },
    single: (id, state) => {
      const isForStaff = state !== undefined || !isPublic;
      return cache.getOrRead(resource.name, {
        key: `single ${id} ${state}`,
        async read() {
          // Links to a merged topic lead to the other one.
          const merged =
            resource.name === 'topic' && !isForStaff ? await mergedInto(db.read, 'topic', [id]) : undefined;
          const published = await liveRow({ trx: db.read, resource }, merged?.get(id) ?? id, state ?? 'published');
          const stored = await withFacts(published, isForStaff);
          const filled = isForStaff ? null : await fillRowFacts(resource, [stored], readFacts);
          const [row = stored] = filled?.rows ?? [];
          const { sizes, isComplete } = await pdfSizes(row);
          const record = isForStaff
            ? {
                ...presentToStaff(row),
                changes: await liveDraft(db.read, resource, id),
                ...(isInSets && { change_set: await setOfDraft(db.read, resource.name, id) }),
              }
            : present(resource.name, row, false);
          const links = isForStaff ? null : await goneLinks(db.read, resource, record, publicUrl);
          const pdfs = await sectionPdfSizes(record);
          const sections = await withSectionFacts(db.read, resource, record, { isForStaff, publicUrl, pdfs });
          const above = await pagesAbove(db.read, resource, record);
          return {
            body: { [singleKey]: { ...record, ...sizes, ...links, ...sections, ...above } },
            // Not cached with what changes without this resource: links to records, facts, change sets.
            isCacheable:
              isComplete &&
              !links &&
              !sections &&
              !filled?.hasFacts &&
              !changesAlone &&
              !(isForStaff && (hasFiles || isInSets)),
          };
        },
      });
    },
  };
}

const idsOf = (rows: readonly StoredRow[]) => rows.map(({ id }) => id);
