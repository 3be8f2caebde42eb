import { fileFieldsOf } from '@porchlight/contract/fields';
import type { Resource } from '@porchlight/contract/resources';
import type { StoredRow } from '../db/tables.ts';
import { present } from './columns.ts';
import { ListCachePolicy } from './list-cache-policy.ts';
import { readList } from './list-page.ts';
import { checkListQuery } from './list-query.ts';
import { withPictures } from './picture-facts.ts';
import { recordFiles } from './record-files.ts';
import type { recordPresenter } from './record-presenter.ts';
import { changesOf } from './replacements.ts';
import type { ResourceService, ServiceContext } from './resource-service.ts';
import { liveRow } from './row-changes.ts';

/** Creates the read calls of a resource, whose responses are cached until something changes. */
export function recordReads(
  resource: Resource,
  { db, cache, places, now, files }: ServiceContext,
  { isSeen, described, presentToStaff, shortened }: ReturnType<typeof recordPresenter>,
): Pick<ResourceService, 'list' | 'single'> {
  const { listKey, singleKey } = resource.calls;
  const shapes = new ListCachePolicy();
  const hasFiles = Object.keys(fileFieldsOf(resource.fields)).length > 0;
  const { pdfSizes } = recordFiles(resource, files);
  return {
    list(query = {}, asker = { kind: 'website' }) {
      const checked = checkListQuery(resource, query, now());
      const isForStaff = query.state !== undefined || !isSeen;
      const answered = isForStaff ? presentToStaff : (row: StoredRow) => present(resource.name, row, false);
      return cache.answer(resource.name, {
        key: `list ${isForStaff} ${JSON.stringify(checked)}`,
        beforeReading: asker.kind === 'visitor' ? asker.beforeReading : undefined,
        async read() {
          const { rows, totalCount, page } = await readList(db, places.of(resource.name), resource, checked);
          const described = await withPictures(db.read, resource, rows);
          const records = described.map((row) => answered(shortened(row, checked.excerpt)));
          // Not cached with file keys, which expire.
          const keep = !(isForStaff && hasFiles) && shapes.keeps(checked, asker, rows.length);
          return { body: { [listKey]: records }, totalCount, page, keep };
        },
      });
    },
    single: (id, state) => {
      const isForStaff = state !== undefined || !isSeen;
      return cache.answer(resource.name, {
        key: `single ${id} ${state}`,
        async read() {
          const row = await described(await liveRow({ trx: db.read, resource }, id, state ?? 'published'));
          const { sizes, isWhole } = await pdfSizes(row);
          const answered = isForStaff
            ? { ...presentToStaff(row), changes: await changesOf(db.read, resource, id) }
            : present(resource.name, row, false);
          return {
            body: { [singleKey]: { ...answered, ...sizes } },
            keep: isWhole && !(isForStaff && hasFiles),
          };
        },
      });
    },
  };
}
