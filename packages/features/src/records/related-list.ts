import type { ListQuery } from '@porchlight/contract/calls';
import type { PagedResource } from '@porchlight/contract/discovery';
import type { RecordOf } from '@porchlight/contract/entities';
import { podcastSidebarDescriptionCharacters } from '@porchlight/contract/limits';
import type { RelatedItem } from '@porchlight/ui/navigation/RelatedList';
import { type ListQueryOptions, listQuery, type ShownRecord } from '../api/index.ts';

/** Maximum number of related records. ours */
const relatedRecordCount = 4;

/** A record in a list of related records. */
interface Listed {
  id: number;
}

/** Query and items of the list of related records beside a record. */
export interface RelatedRecords<Item extends Listed = Listed> {
  query: ListQueryOptions<Item>;
  /** Returns the other records' items, in the order of the list. */
  items: (records: readonly Item[], shownId: number) => RelatedItem[];
}

/**
 * Records of the same kind beside a record. Fetches one more than is shown, because the record itself may be among
 * them, with texts one grapheme longer than shown, so that longer texts can be detected.
 * @param order `sort` as in `ListQuery`, and what else the list has
 * @param shows fields that the browser needs
 * @param item returns a record's item
 */
export function relatedList<Name extends PagedResource, Field extends keyof RecordOf<Name>>(
  name: Name,
  order: string | Pick<ListQuery, 'sort' | 'series'>,
  shows: readonly Field[],
  item: (record: ShownRecord<Name, Field>) => RelatedItem,
): RelatedRecords<ShownRecord<Name, Field> & Listed> {
  return {
    query: listQuery(
      name,
      {
        ...(typeof order === 'string' ? { sort: order } : order),
        limit: relatedRecordCount + 1,
        excerpt: podcastSidebarDescriptionCharacters + 1,
      },
      { shows },
    ) as ListQueryOptions<ShownRecord<Name, Field> & Listed>,
    items: (records, shownId) =>
      records
        .filter(({ id }) => id !== shownId)
        .slice(0, relatedRecordCount)
        .map(item),
  };
}
