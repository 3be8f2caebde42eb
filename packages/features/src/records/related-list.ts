import type { PagedResource } from '@porchlight/contract/discovery';
import type { RecordOf } from '@porchlight/contract/entities';
import { podcastSidebarDescriptionCharacters } from '@porchlight/contract/limits';
import type { RelatedItem } from '@porchlight/ui/RelatedList';
import { type ListQueryOptions, listQuery, type ShownRecord } from '../api/index.ts';

/** Records beside a record. ours */
const relatedRecords = 4;

/** A record as far as a list shows it. */
interface Listed {
  id: number;
}

/** What stands beside a record of the same kind. */
export interface RelatedRecords<Item extends Listed = Listed> {
  query: ListQueryOptions<Item>;
  /** The others, in the order of the list. */
  items: (records: readonly Item[], shownId: number) => RelatedItem[];
}

/**
 * Records beside a record of their kind. The list is asked for one more than are shown, since the record itself may be
 * among them, with descriptions one grapheme longer than what is shown.
 * @param sort the list's order, as `ListQuery` has it
 * @param shows the fields that the browser needs to know
 * @param item what is said of one
 */
export function relatedList<Name extends PagedResource, Field extends keyof RecordOf<Name>>(
  name: Name,
  sort: string,
  shows: readonly Field[],
  item: (record: ShownRecord<Name, Field>) => RelatedItem,
): RelatedRecords<ShownRecord<Name, Field> & Listed> {
  return {
    query: listQuery(
      name,
      { sort, limit: relatedRecords + 1, excerpt: podcastSidebarDescriptionCharacters + 1 },
      { shows },
    ) as ListQueryOptions<ShownRecord<Name, Field> & Listed>,
    items: (records, shownId) =>
      records
        .filter(({ id }) => id !== shownId)
        .slice(0, relatedRecords)
        .map(item),
  };
}
