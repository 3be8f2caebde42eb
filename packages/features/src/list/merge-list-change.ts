import type { EntityTableState } from '@porchlight/ui/data-display/EntityTable';

/**
 * Applies a change of a list's state to its latest state. A second change may be made before the first one is drawn,
 * from the state that was drawn: what it doesn't change is kept from the first.
 * @param latest the state with all changes so far
 * @param drawn the state that the change was made from
 * @param changed `drawn` with the change
 */
export function mergeListChange(
  latest: EntityTableState,
  drawn: EntityTableState,
  changed: EntityTableState,
): EntityTableState {
  const fields = new Set([...Object.keys(latest.filters), ...Object.keys(changed.filters)]);
  const filters = Object.fromEntries(
    [...fields].flatMap((field) => {
      const isChanged = changed.filters[field] !== drawn.filters[field];
      const filter = (isChanged ? changed : latest).filters[field];
      return filter ? [[field, filter]] : [];
    }),
  );
  const pick = <Key extends keyof EntityTableState>(key: Key) => (changed[key] !== drawn[key] ? changed : latest)[key];
  // The page is always that of the last change: a change of anything else leads to the first page.
  const { page, cursor } = changed;
  return {
    ...{ search: pick('search'), sort: pick('sort'), pageSize: pick('pageSize'), filters, page, cursor },
    ...{ view: pick('view'), columns: pick('columns') },
  };
}
